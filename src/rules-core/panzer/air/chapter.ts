/** Aircraft (6.4, 6.7, 7.26, CES.12): played with a referee's cards and tables only. */
import { chapter } from '../form.js';
import { airAttack, airStrike } from './attack.js';
import { tells } from './effects.js';
import { antiAircraft } from './flak.js';
import { air, airAttackStep, antiAircraftStep } from './phase.js';

export const airChapter = chapter({
  tells,
  orders: { 'anti-aircraft': antiAircraft, 'air-attack': airAttack },
  tasks: {
    air,
    'anti-aircraft': antiAircraftStep,
    'air-attack': airAttackStep,
    'air-strike': airStrike,
  },
});
