/** Chapter 7: AFVs and infantry. */
import { chapter } from '../form.js';
import { displacing, makeWay } from './01-displaced.js';
import { attackVehicle, defendVehicle } from './02-assault.js';
import { immobilizeOrder } from './02-defensive-fire.js';
import { tells } from './effects.js';

export const overrunChapter = chapter({
  tells,
  orders: {
    'make-way': makeWay,
    immobilize: immobilizeOrder,
    'attack-vehicle': attackVehicle,
    'defend-vehicle': defendVehicle,
  },
  tasks: { displace: displacing },
});
