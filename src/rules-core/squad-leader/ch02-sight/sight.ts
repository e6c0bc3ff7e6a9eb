/** Seeing (2.1): the line of sight between two hexes of this battle; the same both ways. */
import { KnownLines } from '../../family/asl/lines.js';
import type { Board } from '../../kernel/boards/board.js';
import { createSight, type Sight } from '../../kernel/los/index.js';
import type { LocationId } from '../../kernel/position/position.js';
import { hexAt } from '../../mechanics/places.js';
import { lowGround } from '../ch14-terrain/low-ground.js';
import type { RuleId } from '../rules.js';
import type { Battle } from '../system.js';
import { penetrationOver, sightOver } from './policy.js';

interface View {
  readonly blocked: boolean;
  readonly why: readonly RuleId[];
  /** The hex that blocks the line. */
  readonly blockedIn?: string | undefined;
}

interface Lines {
  readonly sight: Sight<RuleId>;
  readonly known: KnownLines<View>;
  readonly byWater: WeakMap<object, KnownLines<View>>;
}

const CLEAR_VIEW: View = { blocked: false, why: [] };
const boards = new WeakMap<Board, Lines>();
const penetrated = new WeakMap<Board, Sight<RuleId>>();

function linesOf(map: Board): Lines {
  let lines = boards.get(map);
  if (!lines) {
    lines = { sight: createSight(map, sightOver(map)), known: new KnownLines(), byWater: new WeakMap() };
    boards.set(map, lines);
  }
  return lines;
}

export function sight(battle: Battle, from: LocationId, to: LocationId): View {
  const { map } = battle.table;
  const [a, b] = [hexAt(battle, from).index, hexAt(battle, to).index];
  if (a === b) return CLEAR_VIEW;
  const lines = linesOf(map);
  const known = knownTo(battle, lines);
  return (
    known.get(a, b) ??
    known.keep(
      a,
      b,
      lowGround(battle, from, to) ?? drawnView(map, lines.sight, Math.min(a, b), Math.max(a, b)),
    )
  );
}

function drawnView(map: Board, sight: Sight<RuleId>, a: number, b: number): View {
  const { blocked, why, at } = sight.check(a, b);
  return { blocked, why, blockedIn: at === undefined ? undefined : map.hexes[at]?.name };
}

/** Where the scenario says how high the water stands, other banks hide it. */
function knownTo({ options: { water } }: Battle, { known, byWater }: Lines): KnownLines<View> {
  if (!water) return known;
  const found = byWater.get(water) ?? new KnownLines<View>();
  byWater.set(water, found);
  return found;
}

export const sees = (battle: Battle, from: LocationId, to: LocationId): boolean =>
  !sight(battle, from, to).blocked;

/** Fire that penetrates comes so far, over hedges too (8.9.2.6, 8.9.2/Q). */
export function comesThrough(battle: Battle, from: LocationId, to: LocationId): boolean {
  const { map } = battle.table;
  const sight = penetrated.get(map) ?? createSight(map, penetrationOver(map));
  penetrated.set(map, sight);
  return !sight.check(hexAt(battle, from).index, hexAt(battle, to).index).blocked;
}
