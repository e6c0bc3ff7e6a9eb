/** Chapter 10: guns. */
import { chapter } from '../form.js';
import { manGun } from './01-crews.js';
import { pushGun } from './02-pushing.js';
import { hookUp, unhook } from './02-towing.js';
import { limber } from './06-flak-88.js';
import { reloadRockets } from './07-reloading.js';
import { fireRockets } from './07-rockets.js';
import { repairArmament } from './09-repair.js';
import { tells } from './effects.js';

export const gunsChapter = chapter({
  tells,
  orders: {
    'man-gun': manGun,
    'push-gun': pushGun,
    'hook-up': hookUp,
    unhook,
    'repair-armament': repairArmament,
    limber,
    'fire-rockets': fireRockets,
    'reload-rockets': reloadRockets,
  },
  tasks: {},
});
