/** Chapter 10: guns. */
import { chapter } from '../form.js';
import { manGun } from './01-crews.js';
import { pushGun } from './02-pushing.js';
import { repairArmament } from './09-repair.js';
import { tells } from './effects.js';

export const gunsChapter = chapter({
  tells,
  orders: { 'man-gun': manGun, 'push-gun': pushGun, 'repair-armament': repairArmament },
  tasks: {},
});
