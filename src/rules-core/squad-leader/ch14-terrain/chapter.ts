/** Chapter 14: terrain. */
import { chapter } from '../form.js';
import { wade } from './28-fording.js';
import { tells } from './effects.js';

export const terrainChapter = chapter({ tells, orders: { wade }, tasks: {} });
