/** Vehicles, passengers, Close Assault (15-17). */
import { chapter } from '../form.js';
import { assaultBack, closeAssault } from './close-assault.js';
import { comeOff, comingOff } from './coming-off.js';
import { dismount } from './dismounting.js';
import { drive, driveOn, driving } from './driving.js';
import { tells } from './effects.js';
import { hatches } from './hatches.js';
import { keeping, keepMoving } from './keep-moving.js';
import { fireMachineGun } from './machine-guns.js';
import { mount } from './mounting.js';
import { beset, giveWay, givingWay, letPass, overrun, parked } from './overrun.js';

export const vehiclesChapter = chapter({
  tells,
  orders: {
    drive,
    'drive-on': driveOn,
    hatches,
    'keep-moving': keepMoving,
    'fire-machine-gun': fireMachineGun,
    mount,
    dismount,
    'close-assault': closeAssault,
    'assault-back': assaultBack,
    'let-pass': letPass,
    'give-way': giveWay,
    'come-off': comeOff,
  },
  tasks: {
    drive: driving,
    'keep-moving': keeping,
    overrun,
    beset,
    parked,
    'give-way': givingWay,
    'coming-off': comingOff,
  },
});
