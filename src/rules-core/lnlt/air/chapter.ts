/** Aircraft (19). */
import { chapter } from '../form.js';
import { tells } from './effects.js';

export const airChapter = chapter({ tells });
