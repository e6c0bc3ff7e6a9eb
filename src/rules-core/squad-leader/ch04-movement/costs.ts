/** Movement factors (4.1): what a unit has, and what a hex costs. */

import { hexOf } from '../../kernel/position/position.js';
import { WHEELS } from '../attributes/mounts.js';
import { isNight } from '../ch02-sight/08-night.js';
import { knowTheWoods, leads } from '../ch03-infantry/14-partisans.js';
import { isForeign } from '../ch03-infantry/nationalities.js';
import { isSmoky, smokeAt, smokeCost } from '../ch09-artillery/16-smoke.js';
import { isByStairs } from '../ch14-terrain/03-levels.js';
import { isUnderneath, isUpstairs, rubbleAt } from '../ch14-terrain/03-storeys.js';
import { isHedgerowBetween, OVER_HEDGEROW } from '../ch14-terrain/06-hedgerows.js';
import { isBarred } from '../ch14-terrain/18-marsh.js';
import { costOfBanks, costOfBed, isOutOfBed } from '../ch14-terrain/22-streams.js';
import { banksBetween, costOverBanks } from '../ch14-terrain/24-roads.js';
import { isOnCrest, isOnItsSide } from '../ch14-terrain/25-crests.js';
import { isPontoonStep } from '../ch14-terrain/29-beneath.js';
import {
  bedAt,
  bridgeAt,
  GROUND,
  groundAt,
  hexsideBetween,
  isBuilding,
  isDoubleCrest,
  isOneBuilding,
  isOverACliff,
  isPlain,
  isRoadBetween,
  levelAt,
} from '../ch14-terrain/ground.js';
import { isHeldByWire } from '../ch15-fortifications/01-wire.js';
import { costOfDitch, costOfLeaving, STEP } from '../ch15-fortifications/03-entrenchments.js';
import { isAblaze } from '../ch16-fire/02-fires.js';
import { isFoggy } from '../ch16-fire/05-fog.js';
import { isFirm, isHeavyGoing, isQuagmire, type Mover, timesFor } from '../ch16-fire/06-going.js';
import type { Battle, Unit } from '../system.js';
import { isDummy, isGuard, isLeader, isMmc, isMount } from '../units/kinds.js';
import { burdenOf } from './02-portage.js';
import { isAllowed } from './07-double-time.js';
import { isOnMotorcycle, pointsFor, wheelCost } from './10-motorcycles.js';
import { factorsOfMount, isMounted, mountOf } from './12-cavalry.js';

const MMC_FACTORS = 4;
const INEXPERIENCED_FACTORS = 3;
const SMC_FACTORS = 6;
const WOUNDED_FACTORS = 3;
const BERSERK = { leader: 8, others: 6 } as const;
const WITH_LEADER = 2;
const WITH_FOREIGN_LEADER = 1;
const ROAD = 0.5;
const DOUBLE_TIME = 2;
/** Ground that costs twice as much uphill. */
const STEEP: readonly string[] = ['open ground', 'woods', 'wooden building', 'stone building'];
/** For each level (14.3.20.1). */
const STAIRS = 1;
/** To a level that has collapsed, or away from it (14.4.4/a). */
const STAIRS_IN_RUBBLE = 3;
/** With double time, and for cavalry (4.7.1, 4.12.2). */
const PLAIN_ROAD = 1;
const WOODS_FOR_CAVALRY = 4;
const GRAVES_FOR_CAVALRY = 2;
/** With skis on (4.13.6, 4.13.7, 4.13.10). */
const ON_SKIS = 1;
const UP_ON_SKIS = 2;
const OVER_ON_SKIS = 2;
const IN_SMOKE_ON_SKIS = 2;

/** What is left to units that go together: to the one that has least. */
export const allowanceOf = (battle: Battle, units: readonly Unit[]): number =>
  Math.min(...units.map((unit) => factorsLeft(battle, unit, units)));

/** What a unit in this company has, less what it carries and what it has spent (4.1.4, 4.2.2); who is carried needs none (3.4.3). */
export const factorsLeft = (battle: Battle, unit: Unit, company: readonly Unit[]): number =>
  unit.wounds && company.some(({ carries }) => carries === unit.id)
    ? Number.POSITIVE_INFINITY
    : allotmentOf(battle, unit, company) - burdenOf(battle, unit) - (unit.spent ?? 0);

/** What it begins the phase with, at double time or not (4.1.4, 4.7.3). */
export const allotmentOf = (battle: Battle, unit: Unit, company: readonly Unit[]): number =>
  factorsOf(battle, unit, company) + (unit.doubleTime ? DOUBLE_TIME : 0);

/**
 * MMC have more with a leader who has been with them from the beginning of the phase (4.1.5, 3.5.3, 3.9.4, 3.25.4); riders with
 * prisoners go no faster than on foot (3.29/f), and '?' without anybody beneath them as far as the fastest at night (2.4.3/a).
 */
function factorsOf(battle: Battle, unit: Unit, company: readonly Unit[]): number {
  const mount = mountOf(battle, unit);
  if (mount && isMount(mount) && !isGuard(battle, unit)) return factorsOfMount(mount, unit);
  if (mount && isOnMotorcycle(unit)) return pointsFor(mount, unit, factorsOnFoot(battle, unit, company));
  return factorsOnFoot(battle, unit, company);
}

/** What its legs give it. */
export function factorsOnFoot(battle: Battle, unit: Unit, company: readonly Unit[]): number {
  const leaders = company.filter(
    (one) => isLeader(one) && !one.broken && leads(one, unit) && wayOf(one) === wayOf(unit),
  );
  if (unit.berserk) return leaders.some(({ berserk }) => berserk) ? BERSERK.leader : BERSERK.others;
  if ((!isMmc(unit) && !isDummy(unit)) || (isDummy(unit) && isNight(battle)))
    return unit.wounds ? WOUNDED_FACTORS : SMC_FACTORS;
  const own = unit.quality === 'inexperienced' ? INEXPERIENCED_FACTORS : MMC_FACTORS;
  if (leaders.length === 0) return own;
  const isLedByItsOwn = leaders.some((leader) => !isForeign(leader, unit));
  return own + (isLedByItsOwn ? WITH_LEADER : WITH_FOREIGN_LEADER);
}

const wayOf = ({ track = [] }: Unit): string => track.join(' ');

/** What a step costs depends on the map and on this: how those who go together get along. */
export interface Pace {
  readonly mounted: boolean;
  readonly woodsmen: boolean;
  readonly onSkis: boolean;
  readonly wheels?: Unit['wheels'];
  /** What mud and snow take it for: men, where it is left out. */
  readonly as?: Mover;
}

const EITHER = [false, true] as const;
const PACES: readonly Pace[] = EITHER.flatMap((onSkis) =>
  EITHER.flatMap((mounted) => EITHER.map((woodsmen) => ({ mounted, woodsmen, onSkis }))),
);

const ON_WHEELS = new Map(
  WHEELS.map((wheels): [string, Pace] => [wheels, { mounted: true, woodsmen: false, onSkis: false, wheels }]),
);

const ON_FOOT: Pace = { mounted: false, woodsmen: false, onSkis: false };
/** Of vehicles that horses and reindeer draw. */
export const DRAWN: Readonly<Record<'wagon' | 'pulkka', Pace>> = {
  wagon: { ...ON_FOOT, as: 'horses' },
  pulkka: { ...ON_FOOT, as: 'sledge' },
};

/** Those who get along alike have the same one. */
export const paceOf = (units: readonly Unit[]): Pace =>
  ON_WHEELS.get(units.find(({ wheels }) => wheels)?.wheels ?? '') ??
  (PACES[
    (units.some(({ onSkis }) => onSkis) ? 4 : 0) +
      (units.some(isMounted) ? 2 : 0) +
      (knowTheWoods(units) ? 1 : 0)
  ] as Pace);

/** The cost of the hex to those who go together, out of an entrenchment one more; undefined where nobody can go. */
export function entryCost(
  battle: Battle,
  from: string,
  to: string,
  units: readonly Unit[] = [],
): number | undefined {
  if (units.some((unit) => isOnCrest(unit) && unit.at === from)) return costOffCrest(battle, from, to, units);
  const mf = stepCost(battle, from, to, paceOf(units));
  return mf === undefined ? undefined : mf + costOfLeaving(units, from);
}

/** Out over the crest as out of an entrenchment, all on its side (14.25.2). */
function costOffCrest(battle: Battle, from: string, to: string, units: readonly Unit[]): number | undefined {
  if (!units.every((unit) => isOnItsSide(battle, unit, from, to))) return undefined;
  const mf = costOfEntering(battle, to, units);
  return mf === undefined ? undefined : mf + STEP;
}

/** The same from off the map, where the hex costs what its terrain does. */
export const costOfEntering = (battle: Battle, at: string, units: readonly Unit[] = []): number | undefined =>
  terrainCost(battle, at, paceOf(units));

/** In the Movement Phase, when wire cannot be entered. */
export const costOfComingOn = (battle: Battle, at: string, units: readonly Unit[]): number | undefined =>
  isHeldByWire(battle, undefined, at) ? undefined : costOfEntering(battle, at, units);

/**
 * One more over a wall or hedge. Uphill some ground costs twice as much (4.1.9), and everything over a double crest (14.9.2,
 * 14.9.3). A road through shell holes is of no use (4.1.10).
 */
export function stepCost(battle: Battle, from: string, to: string, pace: Pace): number | undefined {
  if (!pace.wheels && isPlain(battle, from, to) && !isHeavyGoing(battle))
    return terrainCost(battle, to, pace);
  if (isAblaze(battle, to) || isHeldByWire(battle, from, to, pace)) return undefined;
  if (hexOf(from) === hexOf(to) && !isUpstairs(from) && !isUpstairs(to))
    return costBeneath(battle, from, to, pace);
  if (isUpstairs(from) || isUpstairs(to)) return costUpstairs(battle, from, to, pace);
  if (isOverACliff(battle, from, to) || isTooWeakFor(battle, to, pace)) return undefined;
  const isHedgerow = isHedgerowBetween(battle, from, to);
  if (isHedgerow && (pace.wheels || pace.mounted || pace.onSkis)) return undefined;
  if (pace.wheels)
    return banksBetween(battle, from, to) ? undefined : wheelCost(battle, from, to, pace.wheels);
  const ground = groundAt(battle, to);
  const mf = terrainCost(battle, to, pace);
  if (mf === undefined || isBarred(battle, from, to)) return undefined;
  if (pace.onSkis) return stepOnSkis(battle, from, to);
  const overBanks = costOverBanks(battle, from, to, mf);
  if (overBanks !== undefined) return overBanks + smokeCost(battle, to);
  const isByRoad = isRoadBetween(battle, from, to) && ground !== 'shell hole';
  const mover = pace.as ?? (pace.mounted ? 'horses' : 'men');
  const onRoad = isFirm(battle, from, to)
    ? isAllowed(battle) || pace.mounted
      ? PLAIN_ROAD
      : ROAD
    : PLAIN_ROAD * timesFor(battle, to, 'open ground', mover);
  const terrain = isByRoad
    ? onRoad * (isUnderWater(battle, to) ? 2 : 1)
    : mf * timesFor(battle, to, ground, mover);
  const isSteep =
    levelAt(battle, to) > levelAt(battle, from) &&
    (isByRoad || STEEP.includes(ground)) &&
    bedAt(battle, from) === undefined;
  const over = isHedgerow ? OVER_HEDGEROW.men : hexsideBetween(battle, from, to) ? 1 : 0;
  const times = (isSteep ? 2 : 1) * (isDoubleCrest(battle, from, to) ? 2 : 1);
  return (
    terrain * times +
    over +
    costOfBanks(battle, from, to) +
    costOfDitch(battle, to) +
    costOfAir(battle, from, to)
  );
}

/** Between a bridge and what is beneath it, up or down, what the bed costs; off a pontoon one factor (14.29.5.7, 14.29.11.2). */
function costBeneath(battle: Battle, from: string, to: string, pace: Pace): number | undefined {
  const [under, isDownwards] = isUnderneath(to) ? [to, true] : [from, false];
  if (pace.wheels || pace.mounted || pace.onSkis) return undefined;
  if (isPontoonStep(battle, from, to)) return isDownwards ? OFF_A_PONTOON : undefined;
  return terrainCost(battle, under, pace);
}

const OFF_A_PONTOON = 1;

/** Everything costs twice as much there (14.29.11.7). */
const isUnderWater = (battle: Battle, to: string): boolean =>
  bridgeAt(battle, to)?.is === 'pontoon' && battle.location(to).bridge?.underwater === true;

/** A foot bridge bears men alone, and bicycles (14.29.11.3). */
const isTooWeakFor = (battle: Battle, to: string, { mounted, wheels }: Pace): boolean =>
  mounted && wheels !== 'bicycle' && bridgeAt(battle, to)?.is === 'foot';

/** Only men on foot use the stairs, or come to the same height of the next hex (14.3.20.1, 14.3.20.5). */
function costUpstairs(battle: Battle, from: string, to: string, pace: Pace): number | undefined {
  const areOnFoot = !pace.wheels && !pace.mounted && !pace.onSkis;
  if (!areOnFoot) return undefined;
  if (isByStairs(battle, from, to))
    return rubbleAt(battle, from) || rubbleAt(battle, to) ? STAIRS_IN_RUBBLE : STAIRS;
  const mf = terrainCost(battle, to, pace);
  return mf === undefined ? undefined : mf + costOfAir(battle, from, to);
}

/** Smoke, and fog, but for fog inside a building (16.5.5.9). */
const costOfAir = (battle: Battle, from: string, to: string): number =>
  isFoggy(battle) && isOneBuilding(battle, from, to) && smokeAt(battle, to).length === 0
    ? 0
    : smokeCost(battle, to);

/** To partisans woods are like open ground (3.14.2). Cavalry enters no building, and finds it hard to ride through woods (4.12.2). */
function terrainCost(
  battle: Battle,
  at: string,
  { mounted, woodsmen, onSkis, wheels }: Pace,
): number | undefined {
  if (isAblaze(battle, at) || (isUpstairs(at) && (wheels || mounted || onSkis))) return undefined;
  if (wheels) return wheelCost(battle, undefined, at, wheels);
  const ground = groundAt(battle, at);
  if (isQuagmire(battle, ground)) return undefined;
  if (onSkis) return isBuilding(ground) || GROUND[ground].mf === undefined ? undefined : ON_SKIS;
  if (mounted) {
    if (isBuilding(ground) || ground === 'crag') return undefined;
    if (ground === 'graveyard') return GRAVES_FOR_CAVALRY;
    const mf = ground === 'woods' ? WOODS_FOR_CAVALRY : GROUND[ground].mf;
    return mf === undefined ? undefined : mf + costOfBed(battle, at);
  }
  const mf = ground === 'woods' && woodsmen ? GROUND['open ground'].mf : GROUND[ground].mf;
  return mf === undefined ? undefined : mf + costOfBed(battle, at);
}

/** One factor everywhere; two uphill and out of a gully, two more over a wall or hedge, two gained downhill (4.13.6 to 4.13.10). */
function stepOnSkis(battle: Battle, from: string, to: string): number | undefined {
  const rise = levelAt(battle, to) - levelAt(battle, from);
  const over = hexsideBetween(battle, from, to) ? OVER_ON_SKIS : 0;
  if (rise < 0) return ON_SKIS + UP_ON_SKIS * rise + over;
  const isUp = rise > 0 || isOutOfBed(battle, from, to);
  if (isUp) return UP_ON_SKIS * Math.max(1, rise) + over;
  return (isSmoky(battle, to) ? IN_SMOKE_ON_SKIS : ON_SKIS) + over;
}
