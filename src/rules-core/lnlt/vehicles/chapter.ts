/** Vehicles, passengers, Close Assault (15-17). */
import { chapter } from '../form.js';
import { drive, driveOn, driving } from './driving.js';
import { tells } from './effects.js';
import { hatches } from './hatches.js';
import { keeping, keepMoving } from './keep-moving.js';
import { fireMachineGun } from './machine-guns.js';

export const vehiclesChapter = chapter({
  tells,
  orders: {
    drive,
    'drive-on': driveOn,
    hatches,
    'keep-moving': keepMoving,
    'fire-machine-gun': fireMachineGun,
  },
  tasks: { drive: driving, 'keep-moving': keeping },
});
