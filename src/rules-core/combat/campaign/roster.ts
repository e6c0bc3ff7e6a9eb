/** Counters of this book as a campaign's roster has them: what each is, what of it stays between battles. */

import type { Standing } from '../../campaign/aftermath/counting/reading.js';
import type { RosterId, RosterKind, RosterRow } from '../../campaign/book/book.js';
import { capturedFrom, hasLeft, standing, statesOf, written } from '../../campaign/counters.js';
import type { WrittenUnit } from '../../campaign/pieces.js';
import { NATIONALITIES, type UnitAttributes } from '../attributes.js';
import type { Battle, Unit } from '../system.js';
import { counterNamed } from '../units/catalogue.js';

type Kinded = Pick<UnitAttributes, 'kind' | 'weapon'>;

/** A team is a crew; but a Panzerfaust is a weapon, used up when it is fired (12.9.9.2). */
export function rosterKindOf({ kind, weapon }: Kinded): RosterKind | undefined {
  switch (kind) {
    case 'leader':
      return 'person';
    case 'team':
      return weapon === 'panzerfaust' ? 'weapon' : 'crew';
    case 'raft':
      return 'weapon';
    case 'aircraft':
      return undefined;
    default:
      return kind;
  }
}

export function kindOf(
  counter: string,
  { nationality }: { readonly nationality?: string },
): RosterKind | undefined {
  const nations = nationality === undefined ? NATIONALITIES : [nationality];
  const found = nations.flatMap((nation) => counterNamed(counter, nation) ?? [])[0];
  return found && rosterKindOf(found);
}

const NATION: Readonly<Record<string, string>> = {
  german: 'German',
  american: 'American',
  russian: 'Russian',
};

/** Squads and teams are called what is printed on them; a captured one keeps its nation. */
export function counterOf(unit: Unit, foreign: boolean): string {
  const name = unit.kind === 'leader' ? (LEADERS[unit.rank ?? 'nco'] ?? unit.name) : unit.name;
  return foreign ? `${NATION[unit.nationality]} ${name}` : name;
}

/** What bears a nation's name already keeps that. */
export const captured = capturedFrom(NATION, (name) => counterNamed(name, '') !== undefined);

const LEADERS: Readonly<Record<string, string>> = { nco: 'NCO', officer: 'Officer', commissar: 'Commissar' };

export function isLess(now: Unit, before: Unit): boolean {
  return before.kind === 'squad' && now.kind === 'half-squad';
}

export function stands(unit: Unit, battle: Battle): Standing {
  const is = {
    ...(unit.wounded && { wounded: true }),
    ...(unit.mKill && { mKill: true }),
    ...(unit.fKill && { fKill: true }),
    ...((unit.mKill || unit.fKill) && unit.at !== undefined && { at: unit.at }),
    ...(unit.courage && { courage: true }),
  };
  return standing(fateOf(unit, battle), is);
}

/** The battle's end removes the markers of the turn: Disrupted, jammed and Suppressed units have recovered. */
function fateOf(unit: Unit, battle: Battle): Standing['fate'] {
  if (hasLeft(unit, battle)) return 'withdrawn';
  if (unit.wounded) return 'wounded';
  return unit.mKill || unit.fKill ? 'damaged' : undefined;
}

/** States of one battle that mean nothing in the next (19.1.8); courage goes in the reorganization (19.1.8/5). */
const PASSING: ReadonlySet<string> = new Set([
  'at',
  'hidden',
  'yellow',
  'courage',
  'marker',
  'fired',
  'moving',
  'enters',
  'fled',
  'balked',
  'entered',
  'smoked',
  'searching',
  'inCover',
  'dugIn',
  'post',
  'acquired',
  'suppressed',
  'rolling',
  'gear',
  'drove',
  'standing',
  'aboard',
  'jammed',
  'recovered',
] satisfies readonly (keyof Unit)[]);

/** How somebody begins a scenario Isolated: the campaign's special rules, and so the referee, say who is (19.1.10). */
const PINNED = { yellow: 'pinned' } as const;
const ISOLATED: Readonly<Partial<Record<RosterKind, WrittenUnit['is']>>> = {
  person: PINNED,
  squad: PINNED,
  'half-squad': PINNED,
  crew: PINNED,
  gun: PINNED,
  vehicle: { suppressed: true },
};

/** Half-squads are put together by what they are called (4.3.2.1): only what stands alone bears a name of its own. */
const NAMED: ReadonlySet<RosterKind> = new Set(['person']);

export function draw(row: RosterRow, id: RosterId): WrittenUnit {
  const is = {
    ...statesOf(row, (state) => state !== 'isolated' && !PASSING.has(state)),
    ...(row.is?.isolated === true && ISOLATED[row.kind]),
  };
  return written(row.counter, id, NAMED.has(row.kind) ? row.name : undefined, is);
}
