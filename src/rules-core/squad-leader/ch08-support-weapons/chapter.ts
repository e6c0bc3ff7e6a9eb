/** Chapter 8: support weapons. */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { repair } from './repair.js';

export const weaponsChapter = chapter({ tells, orders: { repair } });
