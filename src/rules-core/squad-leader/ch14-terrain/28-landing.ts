/** Vehicles that come out of the water (14.28.9): up the bank of a river, where they may sink in, or onto a mud flat (14.19.4). */
import { sideTowards } from '../../mechanics/places.js';
import type { Battle } from '../system.js';
import { groundAlong, groundAt, isRiver, isWater, levelAt } from './ground.js';

const isLand = (battle: Battle, at: string): boolean => !isWater(groundAt(battle, at));

/** Over the bank of a river: a bridge is not in the water (14.28.9.2), and a marsh is low and wet (14.18.14). */
export const leavesRiver = (battle: Battle, from: string | undefined, to: string): from is string =>
  from !== undefined &&
  isRiver(groundAt(battle, from)) &&
  isLand(battle, to) &&
  groundAt(battle, to) !== 'marsh' &&
  groundAt(battle, to) !== 'mud flat';

/** Rivers lie a level below the land, wherever the map draws them (14.28.9.1). */
const BED = -1;

/** So many levels it climbs out of a river; undefined for those who do not come out of one. */
export const climbOutOf = (battle: Battle, from: string, to: string): number | undefined =>
  leavesRiver(battle, from, to) ? levelAt(battle, to) - Math.min(levelAt(battle, from), BED) : undefined;

/** Out of any water onto a mud flat (14.19.4). */
export const isOntoMud = (battle: Battle, from: string | undefined, to: string): boolean =>
  from !== undefined && !isLand(battle, from) && groundAt(battle, to) === 'mud flat';

/** It rolls for bog in the water that it leaves (14.28.9.2, 14.19.4). */
export const landsWithCare = (battle: Battle, from: string | undefined, to: string): from is string =>
  leavesRiver(battle, from, to) || isOntoMud(battle, from, to);

/** Boats and amphibians go into a marsh as into a river, where marsh or water is drawn at the hexside (14.18.14). */
export function isByWetSide(battle: Battle, from: string | undefined, to: string): boolean {
  const side = from === undefined ? undefined : sideTowards(battle, from, to);
  if (from === undefined || side === undefined || groundAt(battle, to) !== 'marsh') return false;
  const along = [groundAlong(battle, from, side), groundAlong(battle, to, (side + 3) % 6)];
  return along.some((ground) => ground === 'marsh' || isWater(ground));
}

/** A hex of marsh counts for so many of water (14.18.14). */
export const MARSH = 2;
