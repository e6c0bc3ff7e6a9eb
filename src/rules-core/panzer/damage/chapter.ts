/** What becomes of units (5.15, 6.5.2, CES). */
import { chapter } from '../form.js';
import { tells } from './effects.js';

export const damageChapter = chapter({ tells });
