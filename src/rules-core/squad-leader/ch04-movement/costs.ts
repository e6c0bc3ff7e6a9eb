/** Movement factors (4.1): what a unit has, and what a hex costs. */
import { GROUND, groundAt, hexsideBetween, isRoadBetween, levelAt } from '../ch14-terrain/ground.js';
import type { Battle, Unit } from '../system.js';
import { isLeader, isMmc } from '../units/kinds.js';

const MMC_FACTORS = 4;
const SMC_FACTORS = 6;
const WITH_LEADER = 2;
const ROAD = 0.5;

/** What units that go together have: the slowest of them, MMC two more with a leader all the way (4.1.4, 4.1.5). */
export function allowanceOf(units: readonly Unit[]): number {
  const isLed = units.some((unit) => isLeader(unit) && !unit.broken);
  return Math.min(
    ...units.map((unit) => (isMmc(unit) ? MMC_FACTORS + (isLed ? WITH_LEADER : 0) : SMC_FACTORS)),
  );
}

/** The cost of the hex, twice as much uphill, and one more over a wall or hedge; undefined where nobody can go. */
export function entryCost(battle: Battle, from: string, to: string): number | undefined {
  const { mf } = GROUND[groundAt(battle, to)];
  if (mf === undefined) return undefined;
  const terrain = isRoadBetween(battle, from, to) ? ROAD : mf;
  const uphill = levelAt(battle, to) > levelAt(battle, from) ? 2 : 1;
  return terrain * uphill + (hexsideBetween(battle, from, to) ? 1 : 0);
}

/** From off the map the hex costs what its terrain does. */
export const costOfEntering = (battle: Battle, at: string): number | undefined =>
  GROUND[groundAt(battle, at)].mf;
