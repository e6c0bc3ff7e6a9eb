/** Vehicles on the table, for tests. */
import type { Set as Marks, Placed } from '../testkit.testkit.js';
import { vehicleCounter } from './counter.js';

/** A vehicle as printed, with what differs: `tank('German', 'PzKpfw IIIN', 'C6', { ce: true })`. */
export function tank(nationality: string, name: string, at?: string, set: Marks = {}): Placed {
  return { ...vehicleCounter(nationality, name), ...(at && { at }), ...set };
}

export const pz3 = (at?: string, set?: Marks): Placed => tank('German', 'PzKpfw IIIN', at, set);
export const t34 = (at?: string, set?: Marks): Placed => tank('Russian', 'T-34/85', at, set);
export const kv1 = (at?: string, set?: Marks): Placed => tank('Russian', 'KV-1 M41', at, set);
export const tiger2 = (at?: string, set?: Marks): Placed =>
  tank('German', 'PzKpfw VIB (King Tiger)', at, set);
/** No multiple Rate of Fire, wholly reliable: what tests take when nothing else matters. */
export const m4 = (at?: string, set?: Marks): Placed => tank('American', 'M4 Sherman', at, set);
export const m8 = (at?: string, set?: Marks): Placed => tank('American', 'M8 armored car', at, set);
