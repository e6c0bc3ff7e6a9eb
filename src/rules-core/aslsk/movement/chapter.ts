/** Chapter 3.3: the Movement Phase of Infantry. */
import { chapter } from '../form.js';
import { recover } from '../weapons/recovery.js';
import { tells } from './effects.js';
import { exit } from './exit.js';
import { move, moveOn } from './move.js';
import { smokeGrenades } from './smoke-grenades.js';

export const movementChapter = chapter({
  tells,
  orders: { move, 'smoke-grenades': smokeGrenades, recover, exit },
  tasks: { move: moveOn },
});
