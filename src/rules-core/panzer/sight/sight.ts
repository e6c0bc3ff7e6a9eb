/**
 * Line of sight (4.1.4): centre to centre, over what stands in the hexes between. The end hexes are nothing; a line along
 * a hexside is blocked if either hex blocks (4.1.4.2.6).
 */
import type { Board } from '../../kernel/boards/board.js';
import { alongDirection } from '../../kernel/geometry/facing.js';
import { range } from '../../kernel/geometry/grid.js';
import { hexesBetween } from '../../mechanics/line.js';
import { distance, hexAt } from '../../mechanics/places.js';
import { wayBetween } from '../ground/roads.js';
import { heightIn, isDepression, terrainIn, topOf } from '../ground/terrain.js';
import type { RuleId } from '../rules.js';
import type { Battle } from '../system.js';

interface Obstacle {
  readonly hex: string;
  readonly what: string;
  readonly by: RuleId;
}

export const sees = (battle: Battle, from: string, to: string): boolean =>
  obstacleBetween(battle, from, to) === undefined;

/** What the board alone has in the way, for every pair of hexes that was asked for: from one, to another. */
const known = new WeakMap<Board, Map<string, Map<string, Obstacle | undefined>>>();

/** What blocks the line between two hexes, if anything does. */
export function obstacleBetween(battle: Battle, from: string, to: string): Obstacle | undefined {
  if (from === to) return undefined;
  if (touchesAltered(battle, from, to)) return obstacleOn(battle, from, to);
  const lines = linesFrom(battle.table.map, from);
  if (!lines.has(to)) lines.set(to, obstacleOn(battle, from, to));
  return lines.get(to);
}

function linesFrom(map: Board, from: string): Map<string, Obstacle | undefined> {
  let onMap = known.get(map);
  if (!onMap) {
    onMap = new Map();
    known.set(map, onMap);
  }
  let lines = onMap.get(from);
  if (!lines) {
    lines = new Map();
    onMap.set(from, lines);
  }
  return lines;
}

/** Hexes that are not what the board draws. */
function alteredHexes({ position: { locations } }: Battle): ReadonlySet<string> {
  const altered = new Set<string>();
  for (const at in locations) if (locations[at]?.terrain || locations[at]?.sunken) altered.add(at);
  return altered;
}

/** Such a hex is at an end of the line or in between. */
function touchesAltered(battle: Battle, from: string, to: string): boolean {
  const altered = battle.recall(alteredHexes);
  if (altered.size === 0) return false;
  const between = hexesBetween(battle.table.map, hexAt(battle, from).index, hexAt(battle, to).index);
  return altered.has(from) || altered.has(to) || between.some(({ name }) => altered.has(name));
}

function obstacleOn(battle: Battle, from: string, to: string): Obstacle | undefined {
  const { map } = battle.table;
  const [a, b] = [hexAt(battle, from), hexAt(battle, to)];
  const below = outOfDepression(battle, from, to) ?? outOfDepression(battle, to, from);
  if (below) return below;
  const ends = { a: heightIn(battle, from), b: heightIn(battle, to) };
  const between = hexesBetween(map, a.index, b.index).map(({ name }) => name);
  if (isAlongRoad(battle, from, to, between)) return undefined;
  for (const hex of between) {
    const top = topOf(battle, hex);
    if (isBlocked(battle, top, ends, { from, to, hex }))
      return { hex, what: terrainIn(battle, hex), by: 'S.los-hull-down/a' };
  }
  return undefined;
}

/** From a stream or gully to ground one level higher only adjacent hexes are seen (4.1.4.1.6). */
function outOfDepression(battle: Battle, low: string, high: string): Obstacle | undefined {
  if (!isDepression(terrainIn(battle, low)) || distance(battle, low, high) <= 1) return undefined;
  return heightIn(battle, high) - heightIn(battle, low) === 1
    ? { hex: low, what: terrainIn(battle, low), by: 'S.height/a' }
    : undefined;
}

/** Trees and houses do not block along a straight run of road or path (4.1.4.1.3). */
function isAlongRoad(battle: Battle, from: string, to: string, between: readonly string[]): boolean {
  const { map } = battle.table;
  const along = alongDirection(map, hexAt(battle, from).index, hexAt(battle, to).index);
  if (along === undefined || along % 2 === 1) return false;
  const hexes = [from, ...between, to];
  return hexes.slice(1).every((hex, i) => {
    const before = hexes[i] as string;
    return (
      wayBetween(battle, before, hex) !== undefined && hexAt(battle, hex).level === hexAt(battle, from).level
    );
  });
}

interface Through {
  readonly from: string;
  readonly to: string;
  readonly hex: string;
}

/** An obstacle against the heights of both ends (4.1.4.2.1-4). */
function isBlocked(
  battle: Battle,
  top: number,
  { a, b }: { readonly a: number; readonly b: number },
  { from, to, hex }: Through,
): boolean {
  const [high, low] = [Math.max(a, b), Math.min(a, b)];
  if (top <= low) return false;
  if (top >= high) return true;
  const { map } = battle.table;
  const index = (at: string) => hexAt(battle, at).index;
  const [higher, lower] = a >= b ? [from, to] : [to, from];
  const zone = blindZone(range(map, index(higher), index(hex)), high - top, low);
  return range(map, index(higher), index(lower)) - range(map, index(higher), index(hex)) <= zone;
}

/** Hexes hidden behind an obstacle, by how far it is from the higher unit and how much lower (4.1.4.2.4). */
export function blindZone(distanceOfObstacle: number, below: number, lowerHeight: number): number {
  if (below >= 4) return 1;
  const divisor = 2 ** below + Math.max(0, lowerHeight);
  const used = lowerHeight < 0 ? Math.max(2, divisor - 1) : divisor;
  return Math.max(1, Math.floor(distanceOfObstacle / used));
}
