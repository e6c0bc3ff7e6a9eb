/** Chapter 4: Weapons and support weapons. */
import { chapter } from '../form.js';
import { charge, detonate, placeCharge } from './demolition.js';
import { tells } from './effects.js';
import { flame } from './flamethrower.js';
import { repair } from './repair.js';
import { destroyWeapon, drop, transfer } from './transfer.js';

export const weaponChapter = chapter({
  tells,
  orders: {
    repair,
    transfer,
    drop,
    'destroy-weapon': destroyWeapon,
    flame,
    'place-charge': placeCharge,
    detonate,
  },
  tasks: { charge },
});
