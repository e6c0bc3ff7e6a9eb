/** Chapter 3.6: the Rout Phase. */
import { endPhase } from '../sequence/phases.js';
import type { AslAct } from '../system.js';

function routs(act: AslAct): void {
  act.done();
  endPhase(act);
}

export const routOrders = {};
export const routTasks = { routs, rout: routs };
