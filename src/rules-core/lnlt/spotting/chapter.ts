/** Spotting (10.1). */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { spot } from './spot.js';

export const spottingChapter = chapter({ tells, orders: { spot } });
