/** Mud and snow under the feet, hooves and wheels of those who move (16.5.9, 16.6.2 to 16.6.8.3). */
import { groundOf } from '../../kernel/boards/hex-ground.js';
import { hexAt, sideTowards } from '../../mechanics/places.js';
import { type Ground, isBuilding, isRunway } from '../ch14-terrain/ground.js';
import type { Battle } from '../system.js';
import { conditionsOf, isDeepSnow, isMuddy, isSnowy, weatherOf } from './03-now.js';

const PAVED = 'paved-road';
/** Horses draw wagons as they carry riders; sledges glide. */
const OF_DEEP_SNOW = { men: 2, horses: 4, sledge: 1, tracks: 2, wheels: 4 } as const;
const OF_SNOW = { men: 1, horses: 1, sledge: 1, tracks: 1, wheels: 2 } as const;
const OF_MUD = 2;

export type Mover = keyof typeof OF_SNOW;

/** A road that mud and snow leave as it is: paved in mud, a runway too, and cleared in deep snow (16.5.9.2, 14.31.3, 16.6.7.8, 4.11.9). */
export function isFirm(battle: Battle, from: string | undefined, to: string): boolean {
  const { underfoot } = conditionsOf(battle);
  if (underfoot !== 'mud') return underfoot !== 'deep snow';
  if (isRunway(battle, to)) return true;
  const { map } = battle.table;
  const roadsOf = (at: string) => groundOf(map, hexAt(battle, at).index).roads;
  const there = roadsOf(to);
  if (from === undefined) return there.some((road) => road?.name === PAVED);
  const side = sideTowards(battle, from, to);
  return side !== undefined && roadsOf(from)[side]?.name === PAVED && there[(side + 3) % 6]?.name === PAVED;
}

/** How many times what the ground costs else, in the Movement Phase alone: buildings cost men no more (16.5.9.6, 16.6.7.6, 16.6.7.7). */
export function timesFor(battle: Battle, at: string, ground: Ground, mover: Mover): number {
  if (battle.clock.phase !== 'movement') return 1;
  if (isMuddy(battle)) return ground === 'open ground' && !isRunway(battle, at) ? OF_MUD : 1;
  if (isDeepSnow(battle)) return mover === 'men' && isBuilding(ground) ? 1 : OF_DEEP_SNOW[mover];
  return isSnowy(battle) ? OF_SNOW[mover] : 1;
}

/** What a road costs vehicles in snow; undefined where it is as ever (16.6.7.8, 16.6.9). */
export function snowyRoad(battle: Battle, mover: 'tracks' | 'wheels'): number | undefined {
  if (isDeepSnow(battle)) return isCleared(battle) ? IN_SNOWFALL : OF_DEEP_SNOW[mover];
  if (isSnowy(battle)) return OF_SNOW[mover];
  return weatherOf(battle) === 'falling snow' ? IN_SNOWFALL : undefined;
}

const IN_SNOWFALL = 1;
const isCleared = (battle: Battle): boolean => conditionsOf(battle).underfoot === 'deep snow, ploughed roads';

/** Bare land is not as easy to cross as it looks. */
export function isHeavyGoing(battle: Battle): boolean {
  const { underfoot, weather } = conditionsOf(battle);
  return underfoot !== undefined || weather === 'fog';
}

/** In mud nobody comes into a marsh (16.5.9.4). */
export const isQuagmire = (battle: Battle, ground: Ground): boolean => ground === 'marsh' && isMuddy(battle);
