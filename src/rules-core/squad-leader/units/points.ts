/** What counters cost (section 17); of a side's men together, for Battlefield Integrity (3.27.1). */
import printed from '../charts/point-values.json' with { type: 'json' };
import type { Unit } from '../system.js';
import guns from './guns.json' with { type: 'json' };
import { familyOf } from './nations.js';
import squads from './squads.json' with { type: 'json' };
import vehicles from './vehicles.json' with { type: 'json' };

/** A price that changed has the years from which it holds. */
type Price = number | Readonly<Record<string, number>>;

const LISTS: Readonly<Record<string, Readonly<Record<string, Price>>>> = printed.tables.laterSets.cells;

export const WORKS: Readonly<Record<string, number>> = printed.tables.works.cells;

const LAST_YEAR = 1945;

/** In the list of the nation, of the nation whose counters it uses, or of what everybody buys. */
export function listed(nation: string, name: string, year = LAST_YEAR): number | undefined {
  const price = [...familyOf(nation), 'all']
    .map((one) => LISTS[one]?.[name])
    .find((one) => one !== undefined);
  if (typeof price !== 'object') return price;
  const years = Object.entries(price);
  return (years.findLast(([from]) => Number(from) <= year) ?? years[0])?.[1];
}

/** Crews and half-squads may have the strength of one another. */
export const listedAs = ({ kind, strength = '' }: Pick<Unit, 'kind' | 'strength'>): string =>
  kind === 'crew' || kind === 'half-squad' ? `${kind} ${strength}` : strength;

const MEN = squads.map(({ nationality, strength, type, points, points_estimate }) => ({
  nationality,
  strength,
  isHalf: type.startsWith('half-squad'),
  points: points ?? points_estimate ?? 0,
}));

/** Of equal counters the later module's counts (0/a). Half-squads that no box has cost half their squad. */
export function pointsOf(unit: Pick<Unit, 'kind' | 'nationality' | 'strength' | 'squad'>): number {
  const { kind, nationality, strength, squad } = unit;
  if (kind === 'hero') return 0;
  const price = listed(nationality, listedAs(unit));
  if (price !== undefined) return price;
  const isHalf = kind === 'half-squad';
  const found = MEN.findLast(
    (one) =>
      one.strength === strength && one.isHalf === isHalf && familyOf(nationality).includes(one.nationality),
  );
  if (found) return found.points;
  return isHalf && squad !== undefined
    ? Math.ceil(pointsOf({ kind: 'squad', nationality, strength: squad }) / 2)
    : 0;
}

const MATERIEL: readonly { readonly nationality: string; readonly name: string; readonly points?: number }[] =
  [...vehicles, ...guns];

/** Vehicles and guns have the price of 1977 alone. */
export const pointsIn1977 = ({ name, nationality }: Pick<Unit, 'name' | 'nationality'>): number | undefined =>
  MATERIEL.find((one) => one.name === name && familyOf(nationality).includes(one.nationality))?.points;
