/** Single-man counters and Skills (11, 12). */
import { chapter } from '../form.js';
import { tells } from './effects.js';

export const heroesChapter = chapter({ tells });
