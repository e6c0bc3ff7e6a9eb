/** Units of this book as a campaign's roster has them: what each is, what of it stays between battles. */
import type { Standing } from '../../campaign/aftermath/counting/reading.js';
import type { RosterKind, RosterRow } from '../../campaign/book/book.js';
import { capturedFrom, nameOnTable, standing, statesOf, written } from '../../campaign/counters.js';
import type { WrittenUnit } from '../../campaign/pieces.js';
import type { SideId } from '../../kernel/position/position.js';
import type { Battle, Unit } from '../system.js';
import { NATION_OF_SIDE, nationNamed, printed, wholeOf } from './nations.js';

/** A half-squad of headquarters is its commander; sections are crews. */
export function rosterKindOf({ kind, post, name }: Unit): RosterKind | undefined {
  switch (kind) {
    case 'vehicle':
    case 'squad':
      return kind;
    case 'half-squad':
      return post !== undefined && wholeOf(name) === undefined ? 'person' : kind;
    case 'towed':
      return 'gun';
    case 'section':
      return 'crew';
    default:
      return undefined;
  }
}

export function kindOf(
  counter: string,
  { nationality }: { readonly nationality?: string },
): RosterKind | undefined {
  const card = printed(counter, nationNamed(nationality));
  return card && rosterKindOf(card as Unit);
}

/** A card of the enemy's keeps the name of his nation: "Soviet T-70 M42". */
export const captured = capturedFrom(NATION_OF_SIDE, (name) => printed(name, undefined) !== undefined);

export const isLess = (now: Unit, before: Unit): boolean =>
  before.kind === 'squad' && now.kind === 'half-squad';

/** A unit that left the map is unhurt; a vehicle that was hit, or left by its crew, comes back damaged. */
export function stands(unit: Unit, battle: Battle, before: Unit | undefined): Standing {
  if (battle.side(unit.side).exited?.includes(unit.id)) return { fate: 'withdrawn' };
  if (before?.leader && rosterKindOf(unit) === 'person' && !isLed(battle, unit.side, before.leader.name))
    return { fate: 'killed' };
  const damage = damageOf(unit);
  return standing(Object.keys(damage).length > 0 ? 'damaged' : undefined, damage);
}

/** He may have gone over to another unit (7.55.1/h). */
const isLed = (battle: Battle, side: SideId, name: string): boolean =>
  battle.units().some(({ side: own, leader }) => own === side && leader?.name === name);

function damageOf(unit: Unit): NonNullable<Standing['is']> {
  const { damaged, turretDamaged, hullDamaged, trackHit, outOfFuel, bailedOut, collateral = [] } = unit;
  const marks = { damaged, turretDamaged, hullDamaged, trackHit, outOfFuel, bailedOut };
  return {
    ...Object.fromEntries(Object.entries(marks).filter(([, is]) => is === true)),
    ...(collateral.length > 0 && { collateral: [...collateral] }),
  } as NonNullable<Standing['is']>;
}

/** What a roster may say of a unit that means something in every battle. */
const ITS_OWN: ReadonlySet<string> = new Set([
  'grade',
  'platoon',
  'post',
  'recon',
  'engineer',
  'observer',
  'leader',
] satisfies readonly (keyof Unit)[]);

/** Ranks of the house's ladder as those of the book's leaders, 1 the lowest of ten (7.55.3). */
const RANKS: Readonly<Record<string, number>> = {
  Sergeant: 3,
  'Sergeant Major': 5,
  Lieutenant: 7,
  Captain: 8,
  Major: 9,
};

const ACES = { Ace: 3, 'Great Ace': 4 } as const;

/** One of the roster as a scenario writes it: in its formation, with its leader. */
export function draw(row: RosterRow, id: string): WrittenUnit {
  const leader = leaderOf(row);
  const is = {
    ...statesOf(row, (state) => ITS_OWN.has(state)),
    ...(row.formation !== undefined && { formation: row.formation }),
    ...(leader && { leader }),
  };
  return written(row.counter, id, row.kind === 'person' ? row.name : undefined, is);
}

/** A commander is a leader of his rank; so is the commander of a tank that has made a name (7.55.1/a). */
function leaderOf({ kind, name, rank, awards = [] }: RosterRow): { name: string; rank: number } | undefined {
  const of = kind === 'person' ? RANKS[rank ?? ''] : aceOf(awards);
  return of === undefined ? undefined : { name: nameOnTable(name), rank: of };
}

const aceOf = (awards: readonly string[]): number | undefined =>
  Object.entries(ACES)
    .filter(([award]) => awards.includes(award))
    .map(([, rank]) => rank)
    .at(-1);
