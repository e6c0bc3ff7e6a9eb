/** What a strafing aircraft does not see, and what does not see it: hexes close behind obstacles (12.7.1). */
import { terrainOf } from '../../kernel/boards/board.js';
import { groundOf } from '../../kernel/boards/hex-ground.js';
import { hexesBetween } from '../../mechanics/line.js';
import { distance, hexAt } from '../../mechanics/places.js';
import { groundAt, isBuilding, isWater, levelAt } from '../ch14-terrain/ground.js';
import type { Battle } from '../system.js';

/** Strafing aircraft are so high (12.7.1). */
const HEIGHT = 6;
const TALL = 3;

/** In levels above the hex: woods and small buildings one, larger ones two (2.1.11). */
export function obstacleAt(battle: Battle, at: string): number {
  const ground = groundAt(battle, at);
  if (ground === 'woods') return 1;
  if (!isBuilding(ground)) return 0;
  const { map } = battle.table;
  return terrainOf(map, hexAt(battle, at).terrain).height > TALL ? 2 : 1;
}

/** Behind an obstacle that is higher, as from any height (2.2.1); the water behind a bridge is blind too (12.7.1). */
function hides(battle: Battle, name: string, at: string, far: number): boolean {
  const away = distance(battle, name, at);
  const { map } = battle.table;
  if (away === 1 && groundOf(map, hexAt(battle, name).index).bridge && isWater(groundAt(battle, at)))
    return true;
  const height = obstacleAt(battle, name);
  const top = levelAt(battle, name) + height;
  if (height === 0 || top <= levelAt(battle, at)) return false;
  const blind = height + Math.floor((far - away) / FAR) - Math.max(0, HEIGHT - top - 1);
  return away <= Math.max(1, blind);
}

const FAR = 10;

/** From anywhere on the ground. */
export function isBlind(battle: Battle, from: string, at: string): boolean {
  if (from === at) return false;
  const far = distance(battle, from, at);
  const between = hexesBetween(battle.table.map, hexAt(battle, from).index, hexAt(battle, at).index);
  return between.some(({ name }) => hides(battle, name, at, far));
}

/** Along a strafing run, over these hexes. */
export const isBlindBehind = (battle: Battle, over: readonly (string | null)[], at: string): boolean =>
  over.some((name) => name !== null && hides(battle, name, at, over.length + 1));
