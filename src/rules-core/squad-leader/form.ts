/** The builders of this rulebook's orders and chapters. */
import { chapterOf, orderOf } from '../kernel/form/index.js';
import type { SquadLeader } from './system.js';

export const order = orderOf<SquadLeader>();
export const chapter = chapterOf<SquadLeader>();
