/** Huts fall when a vehicle drives into them (8.2.1/hut-c, hut-h). */
import type { LocationId } from '../../kernel/position/position.js';
import { collapseHut as collapse } from '../pacific/huts.js';
import type { AslAct } from '../system.js';

export function collapseHut(act: AslAct, at: LocationId): void {
  collapse(act, at, '8.2.1/hut-c', '8.2.1/hut-h');
}
