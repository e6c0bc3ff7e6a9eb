/** Aircraft (19). */
import { chapter } from '../form.js';
import { airSupport, flyIn } from './arrival.js';
import { bomb, strafe } from './attacks.js';
import { tells } from './effects.js';
import { flying, flyOn } from './flight.js';
import { shootPlane } from './shoot-plane.js';

export const airChapter = chapter({
  tells,
  orders: { 'fly-in': flyIn, 'fly-on': flyOn, strafe, bomb, 'shoot-plane': shootPlane },
  tasks: { 'air-support': airSupport, flying },
});
