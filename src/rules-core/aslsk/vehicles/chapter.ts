/** Chapter 7: vehicles. */
import { chapter } from '../form.js';
import { assault, closeDefence } from './close-combat.js';
import { disperseSmoke } from './dispensers.js';
import { drive, driveOn } from './drive.js';
import { tells } from './effects.js';
import { crewExposed } from './exposure.js';
import { vehicleFire } from './machine-guns.js';
import { motionAttempt } from './motion.js';
import { reactionFire } from './reaction-fire.js';
import { exitVehicle } from './recall.js';
import { repairVehicle } from './repair.js';
import { turnVehicle } from './turn.js';

export const vehicleChapter = chapter({
  tells,
  orders: {
    drive,
    'exit-vehicle': exitVehicle,
    'crew-exposed': crewExposed,
    'disperse-smoke': disperseSmoke,
    'motion-attempt': motionAttempt,
    'turn-vehicle': turnVehicle,
    'vehicle-fire': vehicleFire,
    'repair-vehicle': repairVehicle,
    'reaction-fire': reactionFire,
    assault,
    'close-defence': closeDefence,
  },
  tasks: { drive: driveOn },
});
