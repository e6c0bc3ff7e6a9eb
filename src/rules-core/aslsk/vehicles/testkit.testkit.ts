/** Vehicles on the table, for tests. */
import { type Set as Marks, type Placed, russian, type SetUp, setUp } from '../testkit.testkit.js';
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

export function range(what: SetUp) {
  return setUp({ phase: 'PFPh', columns: 12, rows: 12, ...what });
}

export const shoot = (at: string, more: object = {}) => ({ order: 'shoot', weapon: 'a1', at, ...more });

export const fire = (at: string, ...weapons: string[]) => ({
  order: 'vehicle-fire',
  vehicle: 'a1',
  weapons,
  at,
});

/** The DRM of a shot by what they are called. */
export function drm(game: ReturnType<typeof setUp>, order: object, ...faces: number[]) {
  const done = game.order('a', order as never, ...faces);
  return Object.fromEntries(done.the('shot').modifiers.map(({ label, value }) => [label, value]));
}

export const squad = (at: string, set = {}) => russian('4-4-7', at, set);
