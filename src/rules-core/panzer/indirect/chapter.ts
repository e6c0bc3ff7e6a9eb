/** Indirect Fire (6.5.1): the step passes without it. */
import { chapter } from '../form.js';

export const indirectChapter = chapter({
  tasks: {
    'indirect-fire': (act) => act.done(),
  },
});
