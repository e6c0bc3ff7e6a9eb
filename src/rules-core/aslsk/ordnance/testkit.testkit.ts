/** Guns for tests: manned by a unit, or left in a hex. */
import {
  crew,
  type Done,
  type Game,
  type Set as Marks,
  type Placed,
  type SetUp,
  setUp,
  weapon,
} from '../testkit.testkit.js';
import { gunCounter, type Occasion } from './counters.js';

export interface Where {
  readonly of?: string;
  readonly at?: string;
}

export function gun(
  nationality: string,
  name: string,
  where: Where,
  set: Marks = {},
  when?: Occasion,
): Placed {
  return {
    ...gunCounter(nationality, name, when),
    ...(where.of && { possessor: where.of }),
    ...(where.at && { at: where.at }),
    ...set,
  };
}

/** A light mortar as printed, with its calibre. */
export function lightMortar(nationality: string, name: string, where: Where, set: Marks = {}): Placed {
  return weapon(nationality, name, where, set);
}

/** A Gun of A in E5, pointing north, with its crew; B stands wherever the test puts him. */
export function battery(name: string, what: SetUp = {}, set: Marks = {}, crewSet: Marks = {}): Game {
  return setUp({
    phase: 'PFPh',
    ...what,
    units: {
      ac: crew('German', '2-2-8', 'E5', crewSet),
      ag: gun('German', name, { of: 'ac' }, set, what.options as Occasion | undefined),
      ...what.units,
    },
  });
}

/** The DRM of a shot against its first target, by label. */
export function drmOf(done: Done): Record<string, number> {
  const { modifiers, results } = done.the('shot');
  const all = [...modifiers, ...(results[0]?.modifiers ?? [])];
  return Object.fromEntries(all.map(({ label, value }) => [label, value]));
}
