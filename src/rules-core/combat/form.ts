/** The builders of this rulebook's orders and chapters. */
import { chapterOf, orderOf } from '../kernel/form/index.js';
import type { CombatSystem } from './system.js';

export const order = orderOf<CombatSystem>();
export const chapter = chapterOf<CombatSystem>();
