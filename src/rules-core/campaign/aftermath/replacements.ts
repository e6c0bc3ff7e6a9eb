/** Between battles: half-squads are joined, reduced units are made up with recruits, points come in. */
import type { SideId } from '../../kernel/position/position.js';
import { type Book, ids, type RosterId, type RosterRow } from '../book/book.js';
import type { Setting } from '../book/changes.js';
import type { Deciding } from '../facts/decide.js';
import { levelsOf } from '../policies/classes.js';
import type { Policies } from '../policies/policies.js';
import { addExperience, levelOf } from './experience.js';
import { rowOf } from './fought.js';

const POLICY = 'replacements.madeUpEachTurn';

/** Each side makes up so many as it may and can pay for: first whom it has named, then in the order of the roster. */
export function makeUp(deciding: Deciding, policies: Policies): void {
  const { madeUpEachTurn } = policies.replacements;
  if (madeUpEachTurn === 0) return;
  const waiting = reduced(deciding);
  for (const side of ids(deciding.book.side)) {
    const own = inOrder(waiting.get(side) ?? [], deciding.book.side[side]?.plans?.priorities ?? []);
    makeUpSide(deciding, policies, side, own);
  }
}

function reduced({ book, pieces }: Deciding): ReadonlyMap<SideId, RosterId[]> {
  const waiting = new Map<SideId, RosterId[]>();
  for (const id of ids(book.roster)) {
    const row = book.roster[id] as RosterRow;
    if (row.state !== 'ready' || wholeOf(row, pieces) === undefined) continue;
    const own = waiting.get(row.side);
    if (own) own.push(id);
    else waiting.set(row.side, [id]);
  }
  return waiting;
}

/** What it is when it is made up: what it was before, or what the rulebook makes of two of its kind. */
function wholeOf({ kind, was, counter }: RosterRow, pieces: Deciding['pieces']): string | undefined {
  if (kind !== 'squad' && kind !== 'half-squad' && kind !== 'crew') return undefined;
  return was ?? (kind === 'half-squad' ? pieces.wholeOf?.(counter) : undefined);
}

function inOrder(own: readonly RosterId[], priorities: readonly RosterId[]): RosterId[] {
  const ready = new Set(own);
  return [...new Set([...priorities.filter((id) => ready.has(id)), ...own])];
}

function makeUpSide(deciding: Deciding, policies: Policies, side: SideId, own: readonly RosterId[]): void {
  const { madeUpEachTurn, makeUpCost } = policies.replacements;
  const halves = halvesByFormation(deciding, own);
  const carried = weaponsOf(deciding.book, side);
  let left = madeUpEachTurn;
  for (const id of own) {
    if (left === 0 || (deciding.book.side[side]?.points ?? 0) < makeUpCost) return;
    const row = rowOf(deciding, id);
    const whole = row.state === 'ready' ? wholeOf(row, deciding.pieces) : undefined;
    if (whole === undefined) continue;
    const alike = halves.get(likeness(row)) ?? [];
    const other = alike.find(
      (one) => one !== id && rowOf(deciding, one).state === 'ready' && isHalf(deciding, one),
    );
    if (row.kind === 'half-squad' && other !== undefined) join(deciding, id, other, whole, carried);
    else recruit(deciding, policies, id, whole);
    left--;
    if (makeUpCost > 0) addPoints(deciding, side, -makeUpCost, 'made-up', POLICY);
  }
}

function isHalf(deciding: Deciding, id: RosterId): boolean {
  return rowOf(deciding, id).kind === 'half-squad';
}

/** Halves that may be joined: of one formation, one counter and one origin. */
function likeness({ formation, counter, was }: RosterRow): string {
  return JSON.stringify([formation, counter, was]);
}

function halvesByFormation(deciding: Deciding, own: readonly RosterId[]): ReadonlyMap<string, RosterId[]> {
  const halves = new Map<string, RosterId[]>();
  for (const id of own.filter((one) => isHalf(deciding, one))) {
    const key = likeness(rowOf(deciding, id));
    const alike = halves.get(key);
    if (alike) alike.push(id);
    else halves.set(key, [id]);
  }
  return halves;
}

function weaponsOf(book: Book, side: SideId): ReadonlyMap<RosterId, RosterId[]> {
  const carried = new Map<RosterId, RosterId[]>();
  for (const [id, { with: bearer, side: owner, state }] of Object.entries(book.roster)) {
    if (bearer === undefined || owner !== side || state === 'merged') continue;
    const weapons = carried.get(bearer);
    if (weapons) weapons.push(id);
    else carried.set(bearer, [id]);
  }
  return carried;
}

/** Two halves are one squad: the one the other came of lives on, else the first. */
function join(
  deciding: Deciding,
  one: RosterId,
  other: RosterId,
  whole: string,
  carried: ReadonlyMap<RosterId, RosterId[]>,
): void {
  const [stays, goes] = rowOf(deciding, one).from === other ? [other, one] : [one, other];
  const { counter, side } = rowOf(deciding, stays);
  deciding.tell({
    what: 'made-up',
    about: { unit: stays, from: counter, to: whole, with: goes },
    changes: [
      { in: 'roster', id: stays, set: inFullStrength(rowOf(deciding, stays), whole) },
      { in: 'roster', id: goes, set: { state: 'merged', with: stays } },
      ...[...(carried.get(goes) ?? [])]
        .sort()
        .map((weapon) => ({ in: 'roster', id: weapon, set: { with: stays } }) as const),
    ],
    cause: { policy: POLICY },
    to: [side],
  });
}

/** Recruits fill the ranks, and know less than those whose place they take: but never so much less that a level is lost. */
function recruit(deciding: Deciding, policies: Policies, unit: RosterId, whole: string): void {
  const row = rowOf(deciding, unit);
  const { counter, side, experience } = row;
  deciding.tell({
    what: 'made-up',
    about: { unit, from: counter, to: whole },
    changes: [{ in: 'roster', id: unit, set: inFullStrength(row, whole) }],
    cause: { policy: POLICY },
    to: [side],
  });
  const kept = Math.floor(experience * policies.experience.keptWhenReplaced);
  const left = Math.max(kept, Math.min(experience, levelNeeds(policies, rowOf(deciding, unit))));
  if (experience <= 0 || left === experience) return;
  const cause = { policy: 'experience.keptWhenReplaced' };
  addExperience(deciding, { unit, points: left - experience, for: 'recruits', times: 1, cause });
}

/** The experience with which its level begins. */
function levelNeeds(policies: Policies, row: RosterRow): number {
  const level = levelOf(policies, row);
  return levelsOf(policies, row.kind).find((one) => one.level === level)?.from ?? 0;
}

/** Its class is reckoned anew where nothing told what it is made up to. */
function inFullStrength({ kind, was, baseline }: RosterRow, whole: string): Setting<RosterRow> {
  return {
    counter: whole,
    was: null,
    ...(kind === 'half-squad' && { kind: 'squad' as const }),
    ...(was === undefined && baseline && { baseline: null }),
  };
}

/** What a turn brings in: by the calendar, for battles won, for the victory points they gave. */
export function payIncome(deciding: Deciding, { replacements }: Policies, turn: number): void {
  const { book } = deciding;
  const fought = ids(book.battle)
    .flatMap((id) => book.battle[id] ?? [])
    .filter((row) => row.turn === turn && row.status === 'settled');
  for (const side of ids(book.side)) {
    const won = fought.filter(({ report }) => report?.winner === side).length;
    const scored = fought.reduce((sum, { victoryPoints }) => sum + (victoryPoints?.[side] ?? 0), 0);
    addPoints(deciding, side, replacements.income[side] ?? 0, 'income', 'replacements.income');
    addPoints(deciding, side, won * replacements.perBattleWon, 'battles-won', 'replacements.perBattleWon');
    const forPoints = Math.floor(Math.max(0, scored) * replacements.perVictoryPoint);
    addPoints(deciding, side, forPoints, 'victory-points', 'replacements.perVictoryPoint');
  }
}

function addPoints(
  { book, tell }: Deciding,
  side: SideId,
  points: number,
  reason: string,
  policy: string,
): void {
  if (points === 0) return;
  const total = (book.side[side]?.points ?? 0) + points;
  tell({
    what: 'points',
    about: { side, points, total, for: reason },
    changes: [{ in: 'side', id: side, set: { points: total } }],
    cause: { policy },
    to: [side],
  });
}
