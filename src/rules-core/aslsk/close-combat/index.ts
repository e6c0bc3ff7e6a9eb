/** Chapter 3.8: the Close Combat Phase. */
import { endPhase } from '../sequence/phases.js';
import type { AslAct } from '../system.js';

function closeCombats(act: AslAct): void {
  act.done();
  endPhase(act);
}

export const closeCombatOrders = {};
export const closeCombatTasks = { 'close-combats': closeCombats, 'close-combat': closeCombats };
