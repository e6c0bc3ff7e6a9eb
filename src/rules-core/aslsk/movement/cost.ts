/** The MF it takes to enter a hex (1.1.1, 1.2.5, 3.3.1). */
import type { Hexside } from '../../kernel/geometry/grid.js';
import type { LocationId } from '../../kernel/position/position.js';
import type { Reason } from '../../kernel/views/reasons.js';
import type { AslBattle } from '../system.js';
import { around, climbs, hasRoad, hexAt, sideTowards } from '../terrain/map.js';
import { smokeAt } from '../terrain/smoke.js';
import { type Ground, groundAt, isJungle, TERRAIN } from '../terrain/terrain.js';

export interface Cost {
  readonly mf: number;
  /** It is the road that is paid for: what grows beside it gives no protection. */
  readonly road: boolean;
  /** Smoke made it dearer: no road bonus (1.1.1/road-c). */
  readonly smoke: boolean;
  readonly uphill: boolean;
  /** What is paid for before anything makes it dearer. */
  readonly ground: Ground;
  readonly terrain: number;
}

/** The cost from one hex into the next; undefined where Infantry cannot go. `offRoad` chooses woods or orchard. */
export function entryCost(
  battle: AslBattle,
  from: LocationId,
  to: LocationId,
  offRoad = false,
): Cost | undefined {
  const ground = groundAt(battle, to);
  const { mf } = TERRAIN[ground];
  const road = !offRoad && crossesRoad(battle, from, to);
  const cot = road || followsPath(battle, from, to) ? 1 : mf;
  if (cot === undefined) return undefined;
  const terrain = cot === 'all' ? Number.POSITIVE_INFINITY : cot;
  const uphill = climbs(battle, from, to);
  const smoke = smokeAt(battle, to) > 0;
  return { mf: terrain * (uphill ? 2 : 1) + (smoke ? 1 : 0), road, smoke, uphill, ground, terrain };
}

/** The parts of a cost, for people. */
export function reasonsOf({ road, smoke, uphill, ground, terrain }: Cost): Reason[] {
  const what = road ? 'road' : ground.replaceAll('-', ' ');
  const base = terrain === Number.POSITIVE_INFINITY ? 'all' : terrain;
  return [
    { says: `${what} ${base}`, cites: road ? ['1.1.1/open-b', '1.1.1/road-a'] : TERRAIN[ground].cites },
    ...(uphill ? [{ says: 'uphill x2', cites: ['1.1.1/crest-b'] }] : []),
    ...(smoke ? [{ says: 'Smoke +1', cites: ['1.2.5/g'] }] : []),
  ];
}

/** In PTO Terrain the road through the jungle is a path: it saves MF and does nothing else (8.2/e, 8.2.1/path). */
export function followsPath(battle: AslBattle, from: LocationId, to: LocationId): boolean {
  return battle.options.pto === true && isJungle(groundAt(battle, to)) && isRoadBetween(battle, from, to);
}

export function crossesRoad(battle: AslBattle, from: LocationId, to: LocationId): boolean {
  return !battle.options.pto && isRoadBetween(battle, from, to);
}

function isRoadBetween(battle: AslBattle, from: LocationId, to: LocationId): boolean {
  if (from === to) return comesFromOffTheMap(battle, to);
  const side = sideTowards(battle, from, to);
  return side !== undefined && hasRoad(hexAt(battle, from), side);
}

/** Roads go on beyond the edge of the map (3.3/e): where one crosses it, or meets it in the half hexes left and right. */
function comesFromOffTheMap(battle: AslBattle, to: LocationId): boolean {
  const hex = hexAt(battle, to);
  const crosses = around(battle, to).some(
    (next, side) => next === undefined && hasRoad(hex, side as Hexside),
  );
  const isOuter = hex.column === 0 || hex.column === battle.table.map.columns - 1;
  return crosses || (isOuter && hex.roads !== 0);
}
