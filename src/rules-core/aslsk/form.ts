/** The builders of this rulebook's orders and chapters. */
import { chapterOf, orderOf } from '../kernel/form/index.js';
import type { Asl } from './system.js';

export const order = orderOf<Asl>();
export const chapter = chapterOf<Asl>();
