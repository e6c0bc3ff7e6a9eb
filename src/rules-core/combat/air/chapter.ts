import { chapter } from '../form.js';
import { antiAircraft, antiAircraftOrder } from './anti-aircraft.js';
import { tells } from './effects.js';
import { airAttack, airSupport, bomb, choose, sortie, strafe } from './sortie.js';

export const airChapter = chapter({
  tells,
  orders: {
    'air-support': airSupport,
    bomb,
    strafe,
    'choose-mistaken-hex': choose,
    'anti-aircraft': antiAircraftOrder,
  },
  tasks: { sortie, 'air-attack': airAttack, 'anti-aircraft': antiAircraft },
});
