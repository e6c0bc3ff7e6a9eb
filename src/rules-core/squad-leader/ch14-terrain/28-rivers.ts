/** Rivers, ponds and canals (14.28): their banks and their current, and what becomes of those who fail a check in the water. */
import { die, type Roll } from '../../kernel/dice/index.js';
import { around, neighbours, sideTowards } from '../../mechanics/places.js';
import { lose } from '../ch03-infantry/04-wounds.js';
import { eliminate, reduce } from '../ch03-infantry/20-casualties.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { enemyOf, isAboard, isHero, isOnMap, isPrisoner, type OnMap, weaponsOf } from '../units/kinds.js';
import { isAcrossLand, isMarshy } from './18-marsh.js';
import { groundAlong, groundAt, isCliffBetween, isRiver, isWater } from './ground.js';

const WINTER = [12, 1, 2];

/** On foot in a river, or on a horse (14.28.1). */
export const isFording = (battle: Battle, unit: Unit): boolean =>
  unit.swims === undefined && !isAboard(unit) && isWaterAt(battle, unit.at);

export const isWaterAt = (battle: Battle, at: string | undefined): boolean =>
  at !== undefined && isWater(groundAt(battle, at));

/** Nobody goes into the water in winter, or where snow lies (4.14.2). */
export const isTooCold = ({ options }: Battle): boolean =>
  options.snow === true || WINTER.includes(options.month);

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
export function isUpstream(battle: Battle, from: string, to: string): boolean {
  const { current } = battle.options.water ?? {};
  if (!current || !isHeavyCurrent(battle)) return false;
  const against = DOWN[current.flows][0].map((side) => (side + 3) % 6);
  return toThe(battle, from, against).includes(to);
}

/**
 * Who would break in the water: a swimmer drowns (4.14.10/a); who fords drowns where the coloured die is the higher one, else the
 * enemy moves him, and he loses his weapons (14.28.8.9). Returns true if that is what happens.
 */
export function goUnderWater(act: Act, unit: Unit, roll: Roll, isFated: boolean): boolean {
  const { battle } = act;
  if (!isWaterAt(battle, unit.at) || isHero(unit) || isPrisoner(unit) || unit.berserk) return false;
  if (unit.swims) {
    eliminate(act, unit.id, ['4.14.10/a']);
    return true;
  }
  if (die(roll, 'coloured').face > die(roll, 'white').face) {
    eliminate(act, unit.id, ['14.28.8.9/a']);
    return true;
  }
  if (isFated && unit.kind !== 'squad') {
    lose(act, unit.id, ['3.20.8']);
    return true;
  }
  if (isFated) reduce(act, unit.id, ['3.20.8']);
  if (battle.unit(unit.id)) loseFooting(act, unit.id);
  return true;
}

function loseFooting(act: Act, id: string): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  const canGo = isOnMap(unit) && footholds(battle, unit).length > 0;
  const changes: Change[] = [
    ...weaponsOf(battle, unit).map((weapon): Change => ({ do: 'leave', unit: weapon.id })),
    ...(canGo ? [{ do: 'unit', unit: id, set: { adrift: enemyOf(battle, unit.side) } } as const] : []),
  ];
  act.effect('lost-footing', { unit: id }, { changes, cites: ['14.28.8.9/a'] });
  if (canGo) act.plan({ task: 'adrift' });
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
