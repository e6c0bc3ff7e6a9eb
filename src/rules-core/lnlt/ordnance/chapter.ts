/** Ordnance (14). */
import { chapter } from '../form.js';
import { tells } from './effects.js';

export const ordnanceChapter = chapter({ tells });
