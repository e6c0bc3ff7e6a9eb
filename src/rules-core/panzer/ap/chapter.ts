/** Armor-piercing fire (4.4.3.2, 6.5.2). */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { jettisonTrailer } from './jettison.js';

export const apChapter = chapter({ tells, orders: { jettison: jettisonTrailer } });
