/**
 * Counts what a battle's log tells of everybody who fought in it: what became of whom, by whose hand, and how the dice fell.
 * A rulebook says what each of its effects means here (`Reading`); the log is folded once, from first action to last.
 */
import type { Action } from '../../kernel/decide/action.js';
import type { Rulebook } from '../../kernel/decide/rulebook.js';
import { copy } from '../../kernel/lab/match.js';
import { Battle } from '../../kernel/position/battle.js';
import type { Position, SideId, System } from '../../kernel/position/position.js';
import type { HandedOver } from '../pieces.js';
import { DiceTally } from './counting/dice.js';
import { Fates } from './counting/fates.js';
import { Notes } from './counting/notes.js';
import type { Reading } from './counting/reading.js';
import { TurningPoints } from './counting/turning-points.js';
import { inShort } from './counting/words.js';
import type { BattleReport } from './report.js';

export type { Notes } from './counting/notes.js';
export type { Reading } from './counting/reading.js';

/** Reads out of a battle's log what it hands over. */
export function handOver<S extends System>(reading: Reading<S>, handed: HandedOver): BattleReport {
  const start = copy(handed.start) as unknown as Position<S>;
  const battle = new Battle<S>(start, handed.table);
  const notes = new Notes<S>(reading, battle, handed);
  const log = [...handed.actions] as unknown as { version: number; action: Action<S> }[];
  const counting = countedVersions(log);
  const dice = new DiceTally();
  const turns = new TurningPoints<S>(reading, battle, () => notes.tale);
  for (const { version, action } of log) {
    const counts = counting.has(version);
    turns.around(version, action, counts, () => notes.read(version, action, counts));
    if (counts) dice.add(action);
  }
  const { over, turn } = battle.clock;
  const points = pointsOf(reading.rulebook, battle);
  const usedUp = reading.usedUp?.(battle) ?? {};
  return {
    winner: over?.winner ?? null,
    why: inShort(over?.why ?? 'The battle was not fought to its end.'),
    ...marginOf(points, over?.winner),
    turns: turn,
    points,
    ...new Fates(reading, notes, handed).report(),
    ...(Object.keys(usedUp).length > 0 && { usedUp }),
    terrain: reading.terrain(battle),
    dice: dice.rows(),
    turningPoints: turns.best(),
  };
}

/** The versions of the actions that stand: neither taken back, nor an undo that was itself taken back. */
function countedVersions<S extends System>(
  log: readonly { readonly version: number; readonly action: Action<S> }[],
): Set<number> {
  const takenBack = new Set<number>();
  for (const { version, action } of [...log].reverse()) {
    if (takenBack.has(version)) continue;
    for (const { effect, about } of action.effects)
      if (effect === 'undo')
        for (const one of (about as unknown as { versions: readonly number[] }).versions) takenBack.add(one);
  }
  return new Set(log.map(({ version }) => version).filter((version) => !takenBack.has(version)));
}

function pointsOf<S extends System>(rulebook: Rulebook<S>, battle: Battle<S>): Record<SideId, number> {
  const judge = rulebook.scenario?.judge(battle);
  if (!judge) return {};
  return Object.fromEntries(battle.sideIds().map((side) => [side, Math.trunc(judge.points(side))]));
}

/** By how many points the winner leads; no margin where he does not. */
function marginOf(points: Record<SideId, number>, winner: SideId | undefined): { margin?: number } {
  if (winner === undefined || points[winner] === undefined) return {};
  const others = Object.entries(points).flatMap(([side, theirs]) => (side === winner ? [] : [theirs]));
  return { margin: Math.max(0, points[winner] - Math.max(0, ...others)) };
}
