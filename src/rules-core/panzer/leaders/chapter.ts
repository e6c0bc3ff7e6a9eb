/** Leaders (7.55): the step of their transfers passes without them. */
import { chapter } from '../form.js';

export const leadersChapter = chapter({
  tasks: {
    'transfer-leaders': (act) => act.done(),
  },
});
