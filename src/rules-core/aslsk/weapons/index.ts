/** Chapter 4: Weapons and support weapons. */
import { repair } from './repair.js';
import { drop, transfer } from './transfer.js';

export const weaponOrders = { repair, transfer, drop };
