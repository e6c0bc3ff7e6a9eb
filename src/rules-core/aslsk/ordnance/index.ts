/** Chapter 6: its orders, tasks and sentences, as the rulebook takes them in. */
import { vehicleHit } from '../vehicles/hit.js';
import { ife } from './ife.js';
import { manhandle } from './manhandle.js';
import { panzerfaust } from './panzerfaust.js';
import { shoot } from './shoot.js';
import { placeSmokeShell } from './smoke-shell.js';
import { turnGun } from './turn-gun.js';

export const ordnanceOrders = {
  shoot,
  'place-smoke-shell': placeSmokeShell,
  ife,
  'turn-gun': turnGun,
  manhandle,
  panzerfaust,
};
export const ordnanceTasks = { 'vehicle-hit': vehicleHit };
export { ordnanceSentences } from './sentences.js';
