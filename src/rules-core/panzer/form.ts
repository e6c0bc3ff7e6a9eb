/** The builders of this rulebook's orders and chapters. */
import { chapterOf, orderOf } from '../kernel/form/index.js';
import type { PanzerSystem } from './system.js';

export const order = orderOf<PanzerSystem>();
export const chapter = chapterOf<PanzerSystem>();
