/** Rivers, ponds and canals (14.28): their banks and their current. */
import { around, neighbours, sideTowards } from '../../mechanics/places.js';
import { isSnowy } from '../ch16-fire/03-now.js';
import type { Battle, Unit } from '../system.js';
import { isAboard, type OnMap } from '../units/kinds.js';
import { isAcrossLand, isMarshy } from './18-marsh.js';
import { groundAlong, groundAt, isCliffBetween, isRiver, isWater } from './ground.js';

const WINTER = [12, 1, 2];

/** On foot in a river, or on a horse (14.28.1). */
export const isFording = (battle: Battle, unit: Unit): boolean =>
  unit.swims === undefined && !isAboard(unit) && isWaterAt(battle, unit.at);

export const isWaterAt = (battle: Battle, at: string | undefined): boolean =>
  at !== undefined && isWater(groundAt(battle, at));

/** Nobody goes into the water in winter, or where snow lies (4.14.2). */
export const isTooCold = (battle: Battle): boolean =>
  isSnowy(battle) || WINTER.includes(battle.options.month);

/** What lies between water and land: a cliff, marsh, water all along it, or a bank of grass (4.14.5, 14.28.8.2). */
export function bankBetween(
  battle: Battle,
  water: string,
  land: string,
): 'cliff' | 'marsh' | 'blue' | 'green' {
  if (isCliffBetween(battle, water, land)) return 'cliff';
  if (isMarshy(battle, land) && !isAcrossLand(battle, water, land)) return 'marsh';
  const side = sideTowards(battle, land, water);
  return side !== undefined && isWater(groundAlong(battle, land, side)) ? 'blue' : 'green';
}

/** By the direction of the current: the hexsides that lead downstream, and those besides if there is no water there. */
const DOWN = {
  n: [[0], [5, 1]],
  ne: [[1], [0, 2]],
  e: [[1, 2], []],
  se: [[2], [1, 3]],
  s: [[3], [2, 4]],
  sw: [[4], [3, 5]],
  w: [[4, 5], []],
  nw: [[5], [4, 0]],
} as const;

const toThe = (battle: Battle, at: string, sides: readonly number[]): string[] =>
  sides.flatMap((side) => around(battle, at)[side] ?? []);

/** Where the current carries what floats; nowhere in a narrow river or still water (14.28.6.1, 14.28.6.3). */
export function downstreamOf(battle: Battle, at: string): string[] {
  const { current } = battle.options.water ?? {};
  if (!current || !isRiver(groundAt(battle, at)) || isNarrow(battle, at)) return [];
  const rivers = DOWN[current.flows].map((sides) =>
    toThe(battle, at, sides).filter((hex) => isRiver(groundAt(battle, hex))),
  );
  return rivers.find((hexes) => hexes.length > 0) ?? [];
}

/** Land on opposite sides (14.28.6.3). */
function isNarrow(battle: Battle, at: string): boolean {
  const beside = around(battle, at);
  const isLand = (hex: string | undefined) => hex !== undefined && !isWaterAt(battle, hex);
  return [0, 1, 2].some((side) => isLand(beside[side]) && isLand(beside[side + 3]));
}

export const isHeavyCurrent = ({ options }: Battle): boolean => options.water?.current?.force === 'heavy';

/** Against a heavy current nobody wades (14.28.8.5). */
export const isUpstream = (battle: Battle, from: string, to: string): boolean =>
  isHeavyCurrent(battle) && isAgainstCurrent(battle, from, to);

export function isAgainstCurrent(battle: Battle, from: string, to: string): boolean {
  const { current } = battle.options.water ?? {};
  if (!current) return false;
  const against = DOWN[current.flows][0].map((side) => (side + 3) % 6);
  return toThe(battle, from, against).includes(to);
}

/** Where the enemy can move a unit that loses its footing: where it could have waded (14.28.8.9). */
export const footholds = (battle: Battle, { at, side }: OnMap): string[] =>
  neighbours(battle, at).filter(
    (to) =>
      !isUpstream(battle, at, to) &&
      canGoOn(battle, at, to) &&
      !battle.unitsAt(to).some((other) => other.side !== side),
  );

const canGoOn = (battle: Battle, at: string, to: string): boolean =>
  isWaterAt(battle, to) ? groundAt(battle, to) === 'shallow river' : bankBetween(battle, at, to) !== 'cliff';
