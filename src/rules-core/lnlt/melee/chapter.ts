/** Melee (8). */
import { chapter } from '../form.js';
import { tells } from './effects.js';

export const meleeChapter = chapter({ tells });
