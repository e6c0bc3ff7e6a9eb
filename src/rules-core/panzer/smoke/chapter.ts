/** Smoke (7.9, 7.22, 5.11): the step of Smoke Dischargers passes without them. */
import { chapter } from '../form.js';

export const smokeChapter = chapter({
  tasks: {
    'smoke-dischargers': (act) => act.done(),
  },
});
