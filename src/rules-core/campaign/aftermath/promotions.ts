/** Who rises, and who falls, after a battle: persons of the roster by the policy's rules, players by the battles they have won. */
import type { Roll } from '../../kernel/dice/index.js';
import type { SideId } from '../../kernel/position/position.js';
import type { BattleId, RosterId, RosterRow } from '../book/book.js';
import { type DiceTable, rollOn } from '../book/dice.js';
import { nextId } from '../book/roster-ids.js';
import type { Deciding } from '../facts/decide.js';
import type { Cause } from '../facts/facts.js';
import type { Policies } from '../policies/policies.js';
import { freeSurname, nameWithRank } from '../views/people.js';
import { causeIn, type Fought, type FoughtUnit, isGone, rowOf } from './fought.js';

type Promotion = Policies['promotion'];
type Rule = Promotion['rules'][number];
type Rank = Promotion['ladder'][number];
type Ranked = Pick<RosterRow, 'rank' | 'counter' | 'was'>;

/** Marks, then the rules in their order: at most one step for each. Returns how many of each side have risen. */
export function promote(fought: Fought): ReadonlyMap<SideId, number> {
  const risen = new Map<SideId, number>();
  const { marks, rules, successor } = fought.policies.promotion;
  for (const unit of [...fought.units.values()]) {
    if (marks.length > 0 && !isGone(rowOf(fought, unit.id))) earnMarks(fought, unit);
    if (rules.length > 0 && isPresent(rowOf(fought, unit.id)) && step(fought, unit) === 1)
      risen.set(unit.before.side, (risen.get(unit.before.side) ?? 0) + 1);
    if (successor && rowOf(fought, unit.id).state === 'lost')
      succeed(fought, fought.policies, unit.id, causeIn(fought, unit.reported.cause), fought.battle);
  }
  return risen;
}

/** Dead, in enemy hands or not to be found: nobody is promoted there. */
function isPresent({ state }: RosterRow): boolean {
  return state === 'ready' || state === 'wounded' || state === 'repairing';
}

function earnMarks(fought: Fought, { id, before, did }: FoughtUnit): void {
  for (const { mark, for: deed, points, kinds, cites } of fought.policies.promotion.marks) {
    const done = did.get(deed);
    if (!done || points === 0 || !kinds.includes(before.kind)) continue;
    addMark(
      fought,
      id,
      mark,
      points * done.times,
      deed,
      causeIn(fought, done.cause, `promotion.${mark}`),
      cites,
    );
  }
}

function addMark(
  deciding: Deciding,
  unit: RosterId,
  mark: string,
  points: number,
  reason: string,
  cause: Cause,
  cites?: readonly string[],
): void {
  const { marks, side } = rowOf(deciding, unit);
  const total = (marks?.[mark] ?? 0) + points;
  deciding.tell({
    what: 'mark',
    about: { unit, mark, points, total, for: reason },
    changes: [{ in: 'roster', id: unit, set: { marks: { ...marks, [mark]: total } } }],
    cause,
    ...(cites && { cites }),
    to: [side],
  });
}

/** Up, down, or nothing: by the first rule that says so. */
function step(fought: Fought, unit: FoughtUnit): 1 | -1 | 0 {
  const { promotion } = fought.policies;
  for (const rule of promotion.rules) {
    const row = rowOf(fought, unit.id);
    if (!rule.kinds.includes(row.kind) || !isDue(rule, row, unit)) continue;
    const at = placeOf(promotion, row);
    if (at === undefined) continue;
    const rank = promotion.ladder[at + rule.steps];
    const busted = at === 0 && rule.steps === -1 && promotion.successor !== undefined;
    const rolls = rank || busted ? luck(fought, unit, rule) : undefined;
    if (!rolls) continue;
    if (rank) move(fought, unit, rule, rank, rolls);
    else discharge(fought, unit, rule, rolls);
    return rule.steps;
  }
  return 0;
}

/** What he has earned since his last step, against what the rule asks for. */
function isDue({ when }: Rule, row: RosterRow, { did }: FoughtUnit): boolean {
  const { experience = 0, kills = 0, battles = 0 } = row.since ?? {};
  const mark = when.mark && (row.marks?.[when.mark.mark] ?? 0);
  return (
    (when.experience === undefined || row.experience - experience >= when.experience) &&
    (when.kills === undefined || row.kills - kills >= when.kills) &&
    (when.battles === undefined || row.battles - battles >= when.battles) &&
    (when.won === undefined || did.has('victory')) &&
    (when.mark?.atLeast === undefined || (mark ?? 0) >= when.mark.atLeast) &&
    (when.mark?.atMost === undefined || (mark ?? 0) <= when.mark.atMost)
  );
}

/** His place on the ladder: by his rank, else by his counter or what it was; -1 is below the ladder, undefined beside it. */
function placeOf({ ladder }: Promotion, { rank, counter, was }: Ranked): number | undefined {
  if (rank !== undefined) return placed(ladder.findIndex((one) => one.rank === rank));
  if (ladder.every((one) => one.counter === undefined)) return -1;
  const at = (printed: string | undefined) =>
    placed(ladder.findIndex((one) => one.counter !== undefined && one.counter === printed));
  return at(counter) ?? at(was);
}

function placed(at: number): number | undefined {
  return at < 0 ? undefined : at;
}

/** The rank he has, by name or by his counter. */
export function rankOf(promotion: Promotion, row: Ranked): Rank | undefined {
  const at = placeOf(promotion, row);
  return at === undefined ? undefined : promotion.ladder[at];
}

/** The dice with which he is promoted; undefined when they fell against him, which is told. */
function luck(
  fought: Fought,
  { id, before }: FoughtUnit,
  { rule, roll: asked, cites }: Rule,
): readonly Roll[] | undefined {
  if (!asked) return [];
  const table: DiceTable = {
    dice: asked.dice,
    upTo: [
      [asked.atMost, 'promoted'],
      [100 * asked.atMost + 100, 'passed-over'],
    ],
  };
  const key = `battle ${fought.battle}/promotion/${rule}/${id}`;
  const { result, roll } = rollOn(table, fought.dice, key, `promotion: ${before.name}`);
  if (result === 'promoted') return [roll];
  fought.tell({
    what: 'passed-over',
    about: { unit: id, side: before.side, rule, battle: fought.battle },
    cause: causeIn(fought, undefined, `promotion.${rule}`),
    rolls: [roll],
    ...(cites && { cites }),
    to: [before.side],
  });
  return undefined;
}

function move(
  fought: Fought,
  { id }: FoughtUnit,
  { rule, when, steps, cites }: Rule,
  next: Rank,
  rolls: readonly Roll[],
): void {
  const { rank } = next;
  const row = rowOf(fought, id);
  const { experience, kills, battles, side } = row;
  const cause = causeIn(fought, undefined, `promotion.${rule}`);
  const from = rankOf(fought.policies.promotion, row)?.rank ?? null;
  const name = nameWithRank(row.name, from, rank);
  fought.tell({
    what: 'promotion',
    about: {
      how: 'policy',
      unit: id,
      side,
      from,
      to: rank,
      rule,
      battle: fought.battle,
      ...(steps < 0 && { down: true as const }),
    },
    changes: [
      {
        in: 'roster',
        id,
        set: {
          rank,
          ...(name !== undefined && { name }),
          ...(next.counter !== undefined && {
            counter: risenTo(fought.policies.promotion, row, next, steps),
            was: null,
          }),
          since: { experience, kills, battles },
        },
      },
    ],
    cause,
    ...(rolls.length > 0 && { rolls }),
    ...(cites && { cites }),
    to: [side],
  });
  if (when.mark && when.mark.pays !== 0)
    addMark(fought, id, when.mark.mark, -when.mark.pays, rule, cause, cites);
}

/** The counter of a new rank; a person who was already better than his rank stays so when he rises. */
function risenTo(
  { ladder }: Promotion,
  { counter, was }: RosterRow,
  { counter: printed = counter }: Rank,
  steps: Rule['steps'],
): string {
  if (steps < 0) return printed;
  const place = (one: string | undefined) => ladder.findIndex((rank) => rank.counter === one);
  const best = [counter, was ?? counter].reduce((one, other) => (place(other) > place(one) ? other : one));
  return place(best) > place(printed) ? best : printed;
}

/** A person who falls below the lowest rank is out. */
function discharge(
  fought: Fought,
  { id, before: { side } }: FoughtUnit,
  { rule, cites }: Rule,
  rolls: readonly Roll[],
): void {
  fought.tell({
    what: 'casualty',
    about: {
      unit: id,
      battle: fought.battle,
      fate: 'discharged',
      from: rowOf(fought, id).state,
      to: 'lost',
    },
    changes: [{ in: 'roster', id, set: { state: 'lost', until: null } }],
    cause: causeIn(fought, undefined, `promotion.${rule}`),
    ...(rolls.length > 0 && { rolls }),
    ...(cites && { cites }),
    to: [side],
  });
}

/** A person of rank who is lost is followed by a new one, where the policy says so. */
export function succeed(
  deciding: Deciding,
  { promotion: { ladder, successor } }: Policies,
  lost: RosterId,
  cause: Cause,
  battle?: BattleId,
): void {
  const before = rowOf(deciding, lost);
  const rank = ladder.find((one) => one.rank === successor?.rank);
  if (!successor || !rank || before.kind !== 'person' || before.rank === undefined) return;
  const { side, formation, counter } = before;
  const id = nextId(deciding.book, lost);
  deciding.tell({
    what: 'arisen',
    about: { unit: id, from: lost, how: 'successor', ...(battle !== undefined && { battle }) },
    changes: [
      {
        in: 'roster',
        id,
        add: {
          side,
          kind: 'person',
          name: `${rank.rank} ${freeSurname(id, side, deciding.book, deciding.pieces) ?? id}`,
          counter: rank.counter ?? counter,
          state: 'ready',
          rank: rank.rank,
          from: lost,
          experience: 0,
          battles: 0,
          kills: 0,
          ...(formation !== undefined && { formation }),
        },
      },
    ],
    cause: { ...cause, policy: 'promotion.successor' },
    ...(successor.cites && { cites: successor.cites }),
    to: [side],
  });
}

/** The rank of the player of the winning side, by the battles it has won: each side has a card of its own. */
export function promotePlayer({ book, tell, policies, ...fought }: Fought): void {
  const { player } = policies.promotion;
  const side = fought.report.winner;
  if (!player || side === null) return;
  const won = book.side[side]?.battlesWon ?? 0;
  const rank = player.ranks.findLast(({ victories }) => victories <= won)?.rank;
  const before = book.side[side]?.rank;
  if (rank === undefined || rank === before) return;
  tell({
    what: 'promotion',
    about: { how: 'player', side, from: before ?? null, to: rank, rule: 'player', battle: fought.battle },
    changes: [{ in: 'side', id: side, set: { rank } }],
    cause: causeIn(fought, undefined, 'promotion.player'),
    ...(player.cites && { cites: player.cites }),
  });
}
