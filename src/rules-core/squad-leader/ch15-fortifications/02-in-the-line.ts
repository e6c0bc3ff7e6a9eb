/** Roadblocks in the line of sight: they hide what a wall would (15.2.2, 14.5.1). */
import { centreOf, vertexOf } from '../../kernel/boards/hexes.js';
import type { Point } from '../../kernel/geometry/grid.js';
import type { LocationId } from '../../kernel/position/position.js';
import { around, hexAt } from '../../mechanics/places.js';
import { levelAt } from '../ch14-terrain/ground.js';
import type { Battle } from '../system.js';

interface Roadblock {
  readonly at: LocationId;
  readonly beyond: LocationId;
  readonly ends: readonly [Point, Point];
  readonly level: number;
}

const roadblocksOf = (battle: Battle): Roadblock[] =>
  Object.entries(battle.position.locations).flatMap(([at, { roadblock }]) => {
    const beyond = roadblock === undefined ? undefined : around(battle, at)[roadblock];
    if (beyond === undefined) return [];
    const { map } = battle.table;
    const { index } = hexAt(battle, at);
    const ends = [
      vertexOf(map, index, roadblock as number),
      vertexOf(map, index, ((roadblock as number) + 1) % 6),
    ] as const;
    return [{ at, beyond, ends, level: Math.max(levelAt(battle, at), levelAt(battle, beyond)) }];
  });

/** The hex of the roadblock that lies between: seen over from higher up, and by those who are beside it. */
export function roadblockBetween(battle: Battle, from: LocationId, to: LocationId): LocationId | undefined {
  const roadblocks = battle.recall(roadblocksOf);
  if (roadblocks.length === 0) return undefined;
  const height = Math.max(levelAt(battle, from), levelAt(battle, to));
  const line = [from, to].map((at) => centreOf(battle.table.map, hexAt(battle, at).index));
  return roadblocks.find(
    ({ at, beyond, ends, level }) =>
      height <= level &&
      ![from, to].some((end) => end === at || end === beyond) &&
      crosses(line as [Point, Point], ends),
  )?.at;
}

const crosses = (one: readonly [Point, Point], other: readonly [Point, Point]): boolean =>
  areParted(one, other) && areParted(other, one);

/** The ends lie on both sides of the line, or on it. */
function areParted([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const sideOf = ({ x, y }: Point) => Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
  return sideOf(c) * sideOf(d) <= 0;
}
