/** What a battle taught those who lived, and the levels that come of it. */
import type { RosterId, RosterRow } from '../book/book.js';
import type { Deciding } from '../facts/decide.js';
import type { Cause } from '../facts/facts.js';
import { countersAt, type Level, levelsOf } from '../policies/classes.js';
import type { Policies } from '../policies/policies.js';
import { causeIn, type Fought, isGone, rowOf } from './fought.js';

/** Kills and checks as the battle counts them. */
export function countDeeds(fought: Fought): void {
  for (const { id, before, reported } of fought.units.values()) {
    const { checksPassed: passed, checksFailed: failed, actions, deeds } = reported;
    const to = [before.side];
    if (passed + failed + actions > 0)
      fought.tell({
        what: 'checks',
        about: { unit: id, battle: fought.battle, passed, failed, actions },
        cause: causeIn(fought),
        to,
      });
    for (const { deed, times, to: victim, cause } of deeds) {
      if (!isKill(deed)) continue;
      const of = victim === undefined ? undefined : (fought.units.get(victim)?.before.counter ?? victim);
      fought.tell({
        what: 'kill',
        about: { unit: id, battle: fought.battle, ...(of !== undefined && { of }), times },
        changes: [{ in: 'roster', id, set: { kills: rowOf(fought, id).kills + times } }],
        cause: causeIn(fought, cause),
        to,
      });
    }
  }
}

/** `kill` and its kin: `close-combat-kill`, `directed-kill`. */
function isKill(deed: string): boolean {
  return deed === 'kill' || deed.endsWith('-kill');
}

/** What each has earned in the battle; levels come of the sum of it. */
export function earnExperience(fought: Fought): void {
  const { earns } = fought.policies.experience;
  if (earns.length === 0) return;
  for (const { id, before, did } of fought.units.values()) {
    const { experience } = rowOf(fought, id);
    if (isGone(rowOf(fought, id))) continue;
    for (const { for: deed, points, kinds, cites } of earns) {
      const done = did.get(deed);
      if (!done || (kinds && !kinds.includes(before.kind))) continue;
      // Nobody knows less than nothing.
      const earned = Math.max(points * done.times, -Math.max(0, rowOf(fought, id).experience));
      if (earned === 0) continue;
      addExperience(fought, {
        unit: id,
        points: earned,
        for: deed,
        times: done.times,
        battle: fought.battle,
        cause: causeIn(fought, done.cause, `experience.${deed}`),
        cites,
      });
    }
    changeLevel(fought, fought.policies, id, experience, causeIn(fought, undefined, 'experience.levels'));
  }
}

interface Gain {
  readonly unit: RosterId;
  readonly points: number;
  readonly for: string;
  readonly times: number;
  readonly battle?: string;
  readonly cause: Cause;
  readonly cites?: readonly string[] | undefined;
}

/** Gives experience, or takes it; the level is another matter. */
export function addExperience(deciding: Deciding, { cause, cites, ...about }: Gain): void {
  const { experience, side } = rowOf(deciding, about.unit);
  const total = experience + about.points;
  deciding.tell({
    what: 'experience',
    about: { ...about, total },
    changes: [{ in: 'roster', id: about.unit, set: { experience: total } }],
    cause,
    ...(cites && { cites }),
    to: [side],
  });
}

/** Each level that was reached since it had so much experience, one after the other, or lost. */
function changeLevel(
  deciding: Deciding,
  policies: Policies,
  unit: RosterId,
  before: number,
  cause: Cause,
): void {
  const { kind, experience: now } = rowOf(deciding, unit);
  const levels = levelsOf(policies, kind);
  const step = (from: Level | undefined, to: Level) => stepLevel(deciding, unit, { from, to, levels }, cause);
  for (const [i, level] of levels.entries())
    if (before < level.from && level.from <= now) step(levels[i - 1], level);
  for (const [i, level] of [...levels.entries()].reverse()) {
    const below = levels[i - 1];
    if (now < level.from && level.from <= before && below) step(level, below);
  }
}

/** The level that somebody's experience gives him: the one to which he has come, or the one with which he joined. */
export function levelOf(policies: Policies, { level, kind, experience }: RosterRow): string | undefined {
  if (level !== undefined || policies.off.includes('experience')) return level;
  return levelsOf(policies, kind).findLast(({ from }) => from <= experience)?.level;
}

interface Step {
  readonly from: Level | undefined;
  readonly to: Level;
  readonly levels: readonly Level[];
}

function stepLevel(deciding: Deciding, unit: RosterId, { from, to, levels }: Step, cause: Cause): void {
  const row = rowOf(deciding, unit);
  if (row.level === to.level) return;
  const before = row.level ?? from?.level ?? null;
  const counters = countersAt(row, { from: before, to, levels }, deciding.pieces);
  const is = { ...row.is };
  for (const key of Object.keys(from?.gives.is ?? {})) delete is[key];
  Object.assign(is, to.gives.is);
  deciding.tell({
    what: 'level',
    about: {
      unit,
      from: before,
      to: to.level,
      ...(counters.counter !== row.counter && { counter: { from: row.counter, to: counters.counter } }),
    },
    changes: [
      {
        in: 'roster',
        id: unit,
        set: {
          level: to.level,
          ...counters,
          ...((row.is || Object.keys(is).length > 0) && { is: Object.keys(is).length > 0 ? is : null }),
        },
      },
    ],
    cause,
    ...(to.cites && { cites: to.cites }),
    to: [row.side],
  });
}
