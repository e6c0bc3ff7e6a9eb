/** Chapter 12: air operations. */
import { chapter } from '../form.js';
import { giveUpAircraft, withdrawAircraft } from './02-air-combat.js';
import { fireAtAircraft } from './04-anti-aircraft.js';
import { bomb, dive, diving } from './05-dive-bombers.js';
import { strafe, strafing, strike } from './07-strafing.js';
import { drop } from './09-drop.js';
import { fireAtParatroops } from './09-in-the-air.js';
import { landing, steer } from './09-landing.js';
import { placeGliders } from './10-gliders.js';
import { callFromAir, endObservation, observing, searchFromAir } from './11-calling.js';
import { placeObserver } from './11-observers.js';
import { tells } from './effects.js';

export const airChapter = chapter({
  tells,
  orders: {
    dive,
    bomb,
    strafe,
    strike,
    'fire-at-aircraft': fireAtAircraft,
    'withdraw-aircraft': withdrawAircraft,
    'lose-aircraft': giveUpAircraft,
    drop,
    'fire-at-paratroops': fireAtParatroops,
    steer,
    'place-gliders': placeGliders,
    'place-observer': placeObserver,
    'search-from-air': searchFromAir,
    'call-from-air': callFromAir,
    'end-observation': endObservation,
  },
  tasks: { dive: diving, strafing, land: landing, observing },
});
