/** Aircraft (6.4, 6.7, CES.12): their phases pass without them. */
import { chapter } from '../form.js';

export const airChapter = chapter({
  tasks: {
    air: (act) => act.done(),
  },
});
