/** The builders of this rulebook's orders and chapters. */
import { chapterOf, orderOf } from '../kernel/form/index.js';
import type { LnltSystem } from './system.js';

export const order = orderOf<LnltSystem>();
export const chapter = chapterOf<LnltSystem>();
