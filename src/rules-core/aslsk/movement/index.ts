/** Chapter 3.3: the Movement Phase of Infantry. */
import { recover } from '../weapons/recovery.js';
import { exit } from './exit.js';
import { move, moveOn } from './move.js';
import { smokeGrenades } from './smoke-grenades.js';

export const movementOrders = { move, 'smoke-grenades': smokeGrenades, recover, exit };
export const movementTasks = { move: moveOn };
