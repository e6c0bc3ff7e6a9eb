/** Chapter 4: Weapons and support weapons. */
import { charge, detonate, placeCharge } from './demolition.js';
import { flame } from './flamethrower.js';
import { repair } from './repair.js';
import { destroyWeapon, drop, transfer } from './transfer.js';

export const weaponOrders = {
  repair,
  transfer,
  drop,
  'destroy-weapon': destroyWeapon,
  flame,
  'place-charge': placeCharge,
  detonate,
};
export const weaponTasks = { charge };
