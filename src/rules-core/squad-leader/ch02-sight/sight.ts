/** Seeing (2.1): the line of sight between two hexes of this battle; the same both ways. */
import { KnownLines } from '../../family/asl/lines.js';
import type { Board } from '../../kernel/boards/board.js';
import { createSight, type Sight } from '../../kernel/los/index.js';
import type { LocationId } from '../../kernel/position/position.js';
import { hexAt } from '../../mechanics/places.js';
import { floorOf, isUpstairs, throughFloors } from '../ch14-terrain/03-levels.js';
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
  /** Of lines to or from upper levels, by both places. */
  readonly upstairs: Map<string, View>;
}

const CLEAR_VIEW: View = { blocked: false, why: [] };
const THROUGH_A_FLOOR: View = { blocked: true, why: ['14.3.20.3/a'] };
const boards = new WeakMap<Board, Lines>();
const penetrated = new WeakMap<Board, Sight<RuleId>>();

function linesOf(map: Board): Lines {
  let lines = boards.get(map);
  if (!lines) {
    lines = {
      sight: createSight(map, sightOver(map)),
      known: new KnownLines(),
      byWater: new WeakMap(),
      upstairs: new Map(),
    };
    boards.set(map, lines);
  }
  return lines;
}

export function sight(battle: Battle, from: LocationId, to: LocationId): View {
  const { map } = battle.table;
  if (isUpstairs(from) || isUpstairs(to)) return sightUpstairs(battle, from, to);
  const [a, b] = [hexAt(battle, from).index, hexAt(battle, to).index];
  if (a === b) return CLEAR_VIEW;
  const lines = linesOf(map);
  const known = knownTo(battle, lines);
  return (
    known.get(a, b) ??
    known.keep(
      a,
      b,
      lowGround(battle, from, to) ?? drawnView(map, lines.sight.check(Math.min(a, b), Math.max(a, b))),
    )
  );
}

/** As from a hill so high (14.3.20.6), but for floors and walls between. */
function sightUpstairs(battle: Battle, from: LocationId, to: LocationId): View {
  const isClear = throughFloors(battle, from, to);
  if (isClear !== undefined) return isClear ? CLEAR_VIEW : THROUGH_A_FLOOR;
  const [one, other] = [from, to].sort() as [LocationId, LocationId];
  const { upstairs, sight } = linesOf(battle.table.map);
  const key = `${one} ${other}`;
  let view = upstairs.get(key);
  if (!view) {
    const [a, b] = [one, other].map((at) => hexAt(battle, at).index) as [number, number];
    view = drawnView(battle.table.map, sight.check(a, b, floorOf(one), floorOf(other)));
    upstairs.set(key, view);
  }
  return view;
}

function drawnView(map: Board, { blocked, why, at }: ReturnType<Sight<RuleId>['check']>): View {
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
  return !sight.check(hexAt(battle, from).index, hexAt(battle, to).index, floorOf(from), floorOf(to)).blocked;
}
