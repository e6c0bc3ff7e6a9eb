/** How a battle's position comes from its events; snapshots are kept in this form. */
import type { BattleEvent, Folding } from '../event-store/index.js';
import type { Action } from '../rules-core/kernel/action.js';
import { fold } from '../rules-core/kernel/fold.js';
import { POSITION_FORMAT, type Position } from '../rules-core/kernel/position.js';
import { BATTLE_OPENED, type BattleOpened } from './battle-events.js';

/** Null before the battle's first event. */
export const BATTLE_FOLDING: Folding<Position | null> = {
  format: POSITION_FORMAT,
  begin: () => null,
  apply: (position, events) => events.reduce(next, position),
};

function next(position: Position | null, { kind, payload, version }: BattleEvent): Position {
  if (kind === BATTLE_OPENED) return (payload as BattleOpened).position;
  if (position === null) throw new Error(`The battle's log begins with "${kind}" at version ${version}.`);
  return fold(position, [payload as Action]);
}

/** A snapshot is kept after so many actions. */
export const SNAPSHOT_EVERY = 200;
