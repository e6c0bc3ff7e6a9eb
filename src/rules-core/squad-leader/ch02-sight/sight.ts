/** Seeing (2.1): the line of sight between two hexes of this battle; the same both ways. */
import type { Board } from '../../kernel/boards/board.js';
import { createSight, type Sight } from '../../kernel/los/index.js';
import type { LocationId } from '../../kernel/position/position.js';
import { hexAt } from '../../mechanics/places.js';
import type { RuleId } from '../rules.js';
import type { Battle } from '../system.js';
import { penetration, squadLeaderSight } from './policy.js';

interface View {
  readonly blocked: boolean;
  readonly why: readonly RuleId[];
  /** The hex that blocks the line. */
  readonly blockedIn?: string | undefined;
}

interface Lines {
  readonly sight: Sight<RuleId>;
  readonly known: Map<number, View>;
}

const CLEAR_VIEW: View = { blocked: false, why: [] };
const boards = new WeakMap<Board, Lines>();
const penetrated = new WeakMap<Board, Sight<RuleId>>();

function linesOf(map: Board): Lines {
  let lines = boards.get(map);
  if (!lines) {
    lines = { sight: createSight(map, squadLeaderSight), known: new Map() };
    boards.set(map, lines);
  }
  return lines;
}

export function sight(battle: Battle, from: LocationId, to: LocationId): View {
  const { map } = battle.table;
  const [a, b] = [hexAt(battle, from).index, hexAt(battle, to).index];
  if (a === b) return CLEAR_VIEW;
  const lines = linesOf(map);
  const key = a < b ? a * 65_536 + b : b * 65_536 + a;
  let view = lines.known.get(key);
  if (!view) {
    const { blocked, why, at } = lines.sight.check(Math.min(a, b), Math.max(a, b));
    view = { blocked, why, blockedIn: at === undefined ? undefined : map.hexes[at]?.name };
    lines.known.set(key, view);
  }
  return view;
}

export const sees = (battle: Battle, from: LocationId, to: LocationId): boolean =>
  !sight(battle, from, to).blocked;

/** Fire that penetrates comes so far, over hedges too (8.9.2.6, 8.9.2/Q). */
export function comesThrough(battle: Battle, from: LocationId, to: LocationId): boolean {
  const { map } = battle.table;
  const sight = penetrated.get(map) ?? createSight(map, penetration);
  penetrated.set(map, sight);
  return !sight.check(hexAt(battle, from).index, hexAt(battle, to).index).blocked;
}
