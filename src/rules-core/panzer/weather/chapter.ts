/** Weather, night and fire (7.27, 7.35, 7.36): the check for fires passes without them. */
import { chapter } from '../form.js';

export const weatherChapter = chapter({
  tasks: {
    fires: (act) => act.done(),
  },
});
