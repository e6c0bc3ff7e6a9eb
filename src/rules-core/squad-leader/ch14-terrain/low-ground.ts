/** Sight into low ground: gullies, streams, rivers and canals (14.21.5, 14.22.18, 14.28.9.4, 14.30.3). */
import { hexesBetween } from '../../mechanics/line.js';
import { distance, hexAt, neighbours, sideTowards } from '../../mechanics/places.js';
import type { RuleId } from '../rules.js';
import type { Battle } from '../system.js';
import { isAcrossLand, isMarshy } from './18-marsh.js';
import {
  bankedRoadAt,
  bedAt,
  groundAlong,
  groundAt,
  isRiver,
  isRoadBetween,
  isStream,
  isWater,
  levelAt,
} from './ground.js';
import { isCourseAcross } from './symbols.js';

/** So much higher one sees down into a gully or stream (14.21.5, 14.22.18). */
const LOOKS_DOWN = 3;
/** For each hex of ground before it, so many hexes of the river are out of sight (14.28.9.4). */
const HIDDEN_BY_BANK = 2;

/** What the lie of the ground alone says of a line: nothing where neither end is low. */
export function lowGround(
  battle: Battle,
  from: string,
  to: string,
): { readonly blocked: boolean; readonly why: readonly RuleId[] } | undefined {
  const sunken = sunkenRoad(battle, from, to);
  if (sunken) return sunken;
  const beds = [from, to].filter((at) => bedAt(battle, at) !== undefined);
  const waters = [from, to].filter((at) => isWater(groundAt(battle, at)));
  if (beds.length === 0 && waters.length === 0) return undefined;
  if (distance(battle, from, to) <= 1) return SEEN;
  if (beds.length > 0) return isOutOfBedSight(battle, from, to, beds) ? out(beds, battle) : undefined;
  const [water] = waters as [string];
  if (waters.length === 2) return undefined;
  return isBehindBank(battle, water === from ? to : from, water)
    ? { blocked: true, why: [groundAt(battle, water) === 'canal' ? '14.30.3' : '14.28.9.4/a'] }
    : undefined;
}

/** So much higher one sees down into a sunken road, over its banks or along it (14.24.8). */
const INTO_SUNKEN = { overBank: 4, alongRoad: 2 } as const;

/** Nothing where neither end is in a sunken road. */
function sunkenRoad(battle: Battle, from: string, to: string) {
  const ends = [from, to].filter((at) => bankedRoadAt(battle, at) === 'sunken');
  const [road] = ends;
  if (road === undefined) return undefined;
  if (distance(battle, from, to) <= 1) return SEEN;
  const line = [from, ...between(battle, from, to), to];
  const isAlong = line.every((at, i) => i === 0 || isRoadBetween(battle, line[i - 1] as string, at));
  if (ends.length === 2) return isAlong ? undefined : OUT_OF_SUNKEN;
  const last = (road === to ? line.at(-2) : line[1]) as string;
  const needs = INTO_SUNKEN[isRoadBetween(battle, last, road) ? 'alongRoad' : 'overBank'];
  const rise = levelAt(battle, road === to ? from : to) - levelAt(battle, road);
  return rise >= needs + fartherOff(battle, from, to) ? undefined : OUT_OF_SUNKEN;
}

const OUT_OF_SUNKEN = { blocked: true, why: ['14.24.8'] } as const;

const SEEN = { blocked: false, why: [] } as const;

const out = ([bed = '']: readonly string[], battle: Battle) =>
  ({ blocked: true, why: [isStream(battle, bed) ? '14.22.18' : '14.21.5'] }) as const;

function isOutOfBedSight(battle: Battle, from: string, to: string, beds: readonly string[]): boolean {
  if (beds.length === 2) return !beds.every((at) => isStream(battle, at)) || !isAlongStream(battle, from, to);
  const [bed] = beds as [string];
  const other = bed === from ? to : from;
  if (levelAt(battle, other) - levelAt(battle, bed) >= LOOKS_DOWN + fartherOff(battle, from, to))
    return false;
  return !(isStream(battle, bed) && isOverWater(battle, other, bed));
}

/** A level more for every ten hexes (2.2.3). */
const fartherOff = (battle: Battle, from: string, to: string): number =>
  Math.floor(distance(battle, from, to) / FAR);

const FAR = 10;

/** Straight along the water: over no grassy hexside (14.22.18). */
function isAlongStream(battle: Battle, from: string, to: string): boolean {
  const line = [from, ...between(battle, from, to), to];
  return line.every((at, i) => {
    const next = line[i + 1];
    const side = next === undefined ? undefined : sideTowards(battle, at, next);
    return (
      next === undefined ||
      (side !== undefined && isCourseAcross(battle, at, side) && isCourseAcross(battle, next, (side + 3) % 6))
    );
  });
}

/** It comes into the bed over a hexside of marsh or water (14.22.18). */
function isOverWater(battle: Battle, from: string, bed: string): boolean {
  const last = between(battle, from, bed).at(-1) ?? from;
  const side = sideTowards(battle, last, bed);
  if (side === undefined) return false;
  const ground = groundAlong(battle, last, side);
  return isWater(ground) || ground === 'marsh';
}

function between(battle: Battle, from: string, to: string): string[] {
  const { map } = battle.table;
  return hexesBetween(map, hexAt(battle, from).index, hexAt(battle, to).index).map(({ name }) => name);
}

/** A marsh is no bank, but where grass grows between it and the river (14.18.9, 14.28.9.4/q1). */
const isWetAllAlong = (battle: Battle, marsh: string, shore: string): boolean =>
  isMarshy(battle, marsh) && !isAcrossLand(battle, marsh, shore);

/** From the level of the bank the water next to it is out of sight, but over marsh (2.2.3, 14.18.9, 14.28.9.4, 14.30.3). */
function isBehindBank(battle: Battle, viewer: string, water: string): boolean {
  const ground = groundAt(battle, water);
  if (levelAt(battle, viewer) > levelAt(battle, water) + 1 + fartherOff(battle, viewer, water)) return false;
  if (ground === 'canal') return !neighbours(battle, viewer).some((at) => groundAt(battle, at) === 'canal');
  if (!isRiver(ground)) return false;
  const line = [...between(battle, viewer, water), water];
  const shore = line.find((at) => isRiver(groundAt(battle, at))) as string;
  const before = line[line.indexOf(shore) - 1];
  if (before === undefined || isWetAllAlong(battle, before, shore)) return false;
  const dry = distance(battle, viewer, shore) - 1;
  return distance(battle, shore, water) < HIDDEN_BY_BANK * dry;
}
