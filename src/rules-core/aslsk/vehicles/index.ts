/** Chapter 7: its orders, tasks and sentences, as the rulebook takes them in. */
import { assault, closeDefence } from './close-combat.js';
import { disperseSmoke } from './dispensers.js';
import { drive, driveOn } from './drive.js';
import { crewExposed } from './exposure.js';
import { vehicleFire } from './machine-guns.js';
import { motionAttempt } from './motion.js';
import { reactionFire } from './reaction-fire.js';
import { exitVehicle } from './recall.js';
import { repairVehicle } from './repair.js';
import { turnVehicle } from './turn.js';

export const vehicleOrders = {
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
};
export const vehicleTasks = { drive: driveOn };
export { vehicleSentences } from './sentences.js';
