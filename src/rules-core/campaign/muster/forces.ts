/** Forces of a scenario as campaigns write them: in parts, and with ids that nobody of the roster has. */
import type { SideId, UnitId } from '../../kernel/position/position.js';
import type { Scenario } from '../../kernel/scenarios/index.js';
import type { Book } from '../book/book.js';

export type WrittenSide = Scenario['sides'][string];
export type Force = WrittenSide['forces'][number];
export type WrittenUnit = Force['units'][number];
type Taken = Readonly<Record<string, unknown>>;

const MOST_UNITS = 200;

/** A force has so many entries at most. */
export function split(force: Force): Force[] {
  const { units, mayHide, ...rest } = force;
  const forces: Force[] = [];
  for (let from = 0; from < units.length; from += MOST_UNITS)
    forces.push({
      ...rest,
      ...(from === 0 && mayHide !== undefined && { mayHide }),
      units: units.slice(from, from + MOST_UNITS),
    });
  return forces;
}

/**
 * A side that the scenario gives keeps its ids but for those that somebody of the roster has: also those that are made up, from
 * the letters of the side, when the battle begins.
 */
export function renamed(side: SideId, written: WrittenSide, taken: Book['roster']): WrittenSide {
  const isMadeUp = (id: string) => {
    const [, letters = ''] = /^(\p{L}+)\d+$/u.exec(id) ?? [];
    return letters !== '' && side.toLowerCase().startsWith(letters);
  };
  const clashes = Object.keys(taken).some(isMadeUp);
  const names = new Map<string, string>();
  for (const { units } of written.forces)
    for (const { id } of units)
      if (id !== undefined && Object.hasOwn(taken, id)) names.set(id, free(id, taken));
  if (!clashes && names.size === 0) return written;
  let n = 0;
  const unit = ({ id, count, ...rest }: WrittenUnit): WrittenUnit[] => {
    const is = Object.fromEntries(
      Object.entries(rest.is).map(([key, value]) => [key, names.get(value as string) ?? value]),
    ) as WrittenUnit['is'];
    if (id !== undefined || !clashes)
      return [{ ...rest, count, is, ...(id !== undefined && { id: names.get(id) ?? id }) }];
    return Array.from({ length: count }, () => ({
      ...rest,
      count: 1,
      is,
      id: madeUp(side, ++n, taken),
    }));
  };
  const forces = written.forces.flatMap((force) => split({ ...force, units: force.units.flatMap(unit) }));
  return { ...written, forces };
}

export const madeUp = (side: SideId, n: number, taken: Taken): UnitId =>
  free(`${side.slice(0, 20)}.${n}`, taken);

export function free(id: string, taken: Taken): string {
  let next = id;
  while (Object.hasOwn(taken, next)) next = `${next}.x`;
  return next;
}
