import { chapter } from '../form.js';
import { drive } from './drive.js';
import { tells } from './effects.js';
import { driveOn, driveOrder, endDrive } from './orders.js';
import { despair, overrun, resist } from './overrun.js';
import { rollingOn, rollingOrders } from './rolling.js';

export const vehicleChapter = chapter({
  tells,
  orders: {
    drive: driveOrder,
    'drive-on': driveOn,
    'end-drive': endDrive,
    resist,
    despair,
    ...rollingOrders,
  },
  tasks: { drive, overrun, 'rolling-on': rollingOn },
});
