/** Smoke, Mortars, Off-board Artillery (7, 18). */
import { chapter } from '../form.js';
import { tells } from './effects.js';

export const indirectChapter = chapter({ tells });
