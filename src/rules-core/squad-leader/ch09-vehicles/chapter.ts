/** Chapter 11: vehicles, as far as infantry meets them. */
import { chapter } from '../form.js';
import { drive, driving, vehicleFire } from './drive.js';
import { tells } from './effects.js';
import { expose } from './exposure.js';
import { fireMachineGuns } from './machine-guns.js';

export const vehiclesChapter = chapter({
  tells,
  orders: { drive, expose, 'fire-machine-guns': fireMachineGuns },
  tasks: { drive: driving, 'vehicle-fire': vehicleFire },
});
