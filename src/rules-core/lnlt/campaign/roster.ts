/** Counters of this book as a campaign's roster has them: what each is, what of it stays between battles. */
import type { Standing } from '../../campaign/aftermath/counting/reading.js';
import type { RosterId, RosterKind, RosterRow } from '../../campaign/book/book.js';
import { bearerAmong, capturedFrom, hasLeft, standing, statesOf, written } from '../../campaign/counters.js';
import type { WrittenUnit } from '../../campaign/pieces.js';
import { capital } from '../../campaign/views/prose.js';
import { OF_THE_BATTLE } from '../attributes/index.js';
import type { Battle, Unit } from '../system.js';
import { counterNamed, NATIONS } from '../units/catalogue.js';
import { isSmc } from '../units/kinds.js';
import { NATION_OF_SIDE } from './nations.js';

/** A Weapon Team is its men, but for those who serve a gun. */
export function rosterKindOf(unit: Unit): RosterKind | undefined {
  if (isSmc(unit)) return 'person';
  switch (unit.kind) {
    case 'weapon-team':
      return unit.weapon === 'gun' ? 'gun' : 'crew';
    case 'squad':
    case 'half-squad':
    case 'crew':
    case 'weapon':
    case 'vehicle':
      return unit.kind;
    default:
      return undefined;
  }
}

/** Without a nationality, the first nation that has such a counter tells. */
export function kindOf(
  counter: string,
  { nationality }: { readonly nationality?: string },
): RosterKind | undefined {
  const nations = nationality === undefined ? NATIONS : [NATION_OF_SIDE[nationality] ?? nationality];
  const [found] = nations.flatMap((nation) => counterNamed(counter, nation) ?? []);
  return found && rosterKindOf(found as Unit);
}

/** A weapon of the enemy keeps the name of his nation (1.6/k). */
export const counterOf = ({ name, madeBy }: Unit): string =>
  madeBy === undefined ? name : `${capital(madeBy)} ${name}`;

/** What bears a nation's name already keeps that. */
export const captured = capturedFrom(NATION_OF_SIDE, (name) => counterNamed(name, '') !== undefined);

const CALLED_BY_THEIR_FIGURES: ReadonlySet<string | undefined> = new Set(['leader', 'hero', 'armor-leader']);

/** "Lt Koch", "Layer": neither "Leader 7-1-6" nor "Medic". */
export function isNamed(counter: string): boolean {
  const [found] = NATIONS.flatMap((nation) => counterNamed(counter, nation) ?? []);
  return CALLED_BY_THEIR_FIGURES.has(found?.kind) && !/\d$/.test(counter);
}

export const isLess = (now: Unit, before: Unit): boolean =>
  before.kind === 'squad' && now.kind === 'half-squad';

export const bearerOf = ({ kind, possessor }: Unit): string | null | undefined =>
  kind === 'weapon' ? (possessor ?? null) : undefined;

/** What stays with a unit and is neither wound nor damage. */
export const LASTING: ReadonlySet<string> = new Set(['skills'] satisfies readonly (keyof Unit)[]);

export function stands(unit: Unit, battle: Battle): Standing {
  const is = {
    ...(unit.skills && unit.skills.length > 0 && { skills: [...unit.skills] }),
    ...(unit.wounded && { wounded: true }),
    ...(unit.abandoned && { abandoned: true }),
    ...(unit.jammed === 'for-good' && { jammed: unit.jammed }),
  };
  return standing(fateOf(unit, battle), is);
}

/** The battle's end removes the markers of the turn: Shaken units recover, and jams that are not for good are cleared. */
function fateOf(unit: Unit, battle: Battle): Standing['fate'] {
  if (hasLeft(unit, battle)) return 'withdrawn';
  if (unit.wounded) return 'wounded';
  return unit.abandoned || unit.jammed === 'for-good' ? 'damaged' : undefined;
}

/** States of one battle that mean nothing in the next. A unit keeps everything else that the roster says of it. */
const PASSING: ReadonlySet<string> = new Set([
  ...OF_THE_BATTLE,
  ...([
    'at',
    'hidden',
    'possessor',
    'spoiled',
    'jammed',
    'leader',
    'aboard',
    'riding',
    'facing',
    'turret',
    'buttoned',
    'abandoned',
    'keepsMoving',
    'hasMoved',
  ] satisfies readonly (keyof Unit)[]),
]);

/** One of the roster as a scenario writes it; a weapon is with its bearer where he comes too. */
export function draw(row: RosterRow, id: RosterId, together?: ReadonlySet<RosterId>): WrittenUnit {
  const possessor = row.kind === 'weapon' ? bearerAmong(row, together) : undefined;
  const is = {
    ...oneCommand(row),
    ...statesOf(row, (state) => !PASSING.has(state)),
    ...(possessor !== undefined && { possessor }),
  };
  // Half-squads combine by the names of their squads (3.0/j): only a Half-squad that stands alone bears a name of its own.
  return written(row.counter, id, row.kind === 'person' ? row.name : undefined, is);
}

/** In a campaign the men of a side are one command, whatever badge is printed on them: see CHOICES.md. */
function oneCommand({ side, counter }: RosterRow): { badge?: string } {
  const nation = NATION_OF_SIDE[side];
  const printed = nation === undefined ? undefined : counterNamed(counter, nation);
  return nation !== undefined && printed?.badge !== undefined ? { badge: nation } : {};
}
