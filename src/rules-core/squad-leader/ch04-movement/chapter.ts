/** Chapter 4: movement. */
import { chapter } from '../form.js';
import { march, move } from './01-move.js';
import { advance } from './04-advance.js';
import { tells } from './effects.js';

export const movementChapter = chapter({ tells, orders: { move, advance }, tasks: { march } });
