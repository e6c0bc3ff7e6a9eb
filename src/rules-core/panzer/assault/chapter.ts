/** Close Assault and Hand-to-Hand (6.6.1): the step passes without them. */
import { chapter } from '../form.js';

export const assaultChapter = chapter({
  tasks: {
    assaults: (act) => act.done(),
  },
});
