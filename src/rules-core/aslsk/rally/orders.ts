/** The Rally Phase's orders by its steps (3.1). */
import type { RallyStep } from '../attributes.js';
import { deploy, recombine } from '../pacific/marines.js';
import type { AslOrder } from '../system.js';
import { repairVehicle } from '../vehicles/repair.js';
import { recover } from '../weapons/recovery.js';
import { repair } from '../weapons/repair.js';
import { transfer } from '../weapons/transfer.js';
import { keepDm, rally, selfRally } from './rally.js';

// biome-ignore lint/suspicious/noExplicitAny: the orders of a step differ in their members; each is checked where it is defined
type AnyOrder = AslOrder<any>;

/** What a side may want to do in each step; other chapters add theirs here. */
export const RALLY_ORDERS: Readonly<Record<RallyStep, readonly AnyOrder[]>> = {
  recovery: [recover, deploy, recombine],
  repair: [repair, repairVehicle],
  transfer: [transfer],
  'self-rally': [selfRally],
  rally: [rally],
  'keep-dm': [keepDm],
};

export const rallyOrders = { rally, 'self-rally': selfRally, 'keep-dm': keepDm };
