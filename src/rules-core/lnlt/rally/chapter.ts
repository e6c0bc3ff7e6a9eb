/** The Rally Phase (3.0). */
import { chapter } from '../form.js';
import { combine } from './combine.js';
import { tells } from './effects.js';
import { tend } from './medic.js';
import { endRally, rally } from './phase.js';
import { rallyUnit } from './rally.js';
import { destroy, drop, flip, pickUp, swap } from './weapons.js';

export const rallyChapter = chapter({
  tells,
  orders: {
    rally: rallyUnit,
    tend,
    combine,
    'pick-up': pickUp,
    swap,
    drop,
    destroy,
    flip,
    'end-rally': endRally,
  },
  tasks: { rally },
});
