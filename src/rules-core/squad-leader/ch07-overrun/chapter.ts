/** Chapter 7: AFVs and infantry. */
import { chapter } from '../form.js';
import { answerOverrun, fireAtOverrun } from './01-at-guns.js';
import { displacing, makeWay } from './01-displaced.js';
import { overrunning } from './01-overrun.js';
import { attackVehicle, defendVehicle } from './02-assault.js';
import { immobilizeOrder } from './02-defensive-fire.js';
import { tells } from './effects.js';

export const overrunChapter = chapter({
  tells,
  orders: {
    'make-way': makeWay,
    'fire-at-overrun': fireAtOverrun,
    immobilize: immobilizeOrder,
    'attack-vehicle': attackVehicle,
    'defend-vehicle': defendVehicle,
  },
  tasks: { displace: displacing, overrun: overrunning, 'overrun-fire': answerOverrun },
});
