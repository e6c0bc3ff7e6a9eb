/** What comes of a battle's events: how it stands, and what was drawn of its dice. Snapshots are kept in this form. */
import type { BattleEvent, Folding } from '../event-store/index.js';
import type { Action } from '../rules-core/kernel/decide/action.js';
import { type Drawn, drawnAfter, NOTHING_DRAWN, rolledLive } from '../rules-core/kernel/dice/index.js';
import { fold } from '../rules-core/kernel/position/fold.js';
import type { Position } from '../rules-core/kernel/position/position.js';
import { BATTLE_OPENED, type BattleOpened } from './battle-events.js';

export interface Folded {
  readonly position: Position;
  /** Nothing that is taken back gives dice back: only the log knows how many were drawn. */
  readonly drawn: Drawn;
}

/** The second form of snapshots; the first was the position alone. */
const FORMAT = 2;

/** Null before the battle's first event. */
export const BATTLE_FOLDING: Folding<Folded | null> = {
  format: FORMAT,
  begin: () => null,
  apply: (folded, events) => events.reduce(next, folded),
};

function next(folded: Folded | null, { kind, payload, version }: BattleEvent): Folded {
  if (kind === BATTLE_OPENED) return { position: (payload as BattleOpened).position, drawn: NOTHING_DRAWN };
  if (folded === null) throw new Error(`The battle's log begins with "${kind}" at version ${version}.`);
  const action = payload as Action;
  return {
    position: fold(folded.position, [action]),
    drawn: drawnAfter(folded.drawn, rolledLive(action)),
  };
}

/** A snapshot is kept after so many actions. */
export const SNAPSHOT_EVERY = 200;
