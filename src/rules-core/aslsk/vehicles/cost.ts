/** Movement Points (3.3.2, 1.1.1): what entering a hex, turning in it and coming to it with all MP take. */
import type { LocationId } from '../../kernel/position/position.js';
import type { Reason } from '../../kernel/views/reasons.js';
import { crossesRoad } from '../movement/cost.js';
import type { AslBattle, AslUnit, RuleId } from '../system.js';
import { climbs, hexAt } from '../terrain/map.js';
import { smokeAt } from '../terrain/smoke.js';
import { type Ground, groundAt, isWoods, TERRAIN } from '../terrain/terrain.js';
import { hulksAt } from './state.js';

/** MP of a terrain: a number, half or all of the vehicle's; absent: not to be entered. */
type Price = number | 'half' | 'all';

const FULLY_TRACKED: Partial<Readonly<Record<Ground, Price>>> = {
  'open-ground': 1,
  'stone-building': 'half',
  'wooden-building': 'half',
  woods: 'half',
  orchard: 1,
  grain: 1,
  brush: 2,
  'dense-jungle': 'half',
  'light-jungle': 'half',
  bamboo: 'half',
  'palm-trees': 1,
  kunai: 2,
  hut: 2,
  'collapsed-hut': 2,
};

const ARMOURED_CAR: Partial<Readonly<Record<Ground, Price>>> = {
  'open-ground': 3,
  woods: 'all',
  orchard: 3,
  grain: 4,
  brush: 4,
  'light-jungle': 'all',
  'palm-trees': 3,
  kunai: 4,
  hut: 4,
  'collapsed-hut': 4,
};

const UPHILL = 4;
const UPHILL_BY_ROAD = 2;
const HULK = 1;
const HULK_ON_ROAD = 2;

interface EntryCost {
  readonly mp: number;
  readonly road: boolean;
  /** All MP, whatever they are: a Bog Check with the smaller DRM. */
  readonly all: boolean;
  readonly parts: readonly Part[];
}

interface Part {
  readonly why: string;
  readonly mp: number;
  readonly cites: readonly RuleId[];
}

export function isBuiltUp(ground: Ground): boolean {
  return ground === 'stone-building' || ground === 'wooden-building';
}

/** On the road through woods a vehicle is on the road; paths in the jungle are for Infantry (1.1.1/wroad-d, 8.2.1/path). */
export function isInTheTrees(battle: AslBattle, at: LocationId): boolean {
  const ground = groundAt(battle, at);
  if (!isWoods(ground)) return false;
  return battle.options.pto === true || hexAt(battle, at).roads === 0;
}

/** A vehicle follows a road across this hexside. */
function goesByRoad(battle: AslBattle, from: LocationId, to: LocationId): boolean {
  if (battle.options.pto && isWoods(groundAt(battle, to))) return false;
  return crossesRoad(battle, from, to);
}

/** What entering takes; undefined where the vehicle may not go. `all`: it spends everything it has. */
export function entryCost(
  battle: AslBattle,
  vehicle: AslUnit,
  from: LocationId | undefined,
  to: LocationId,
  all = false,
): EntryCost | undefined {
  const whole = vehicle.mp ?? 0;
  const road = goesByRoad(battle, from ?? to, to);
  const price = road ? (vehicle.ce ? 0.5 : 1) : (priceList(vehicle)[groundAt(battle, to)] ?? undefined);
  if (price === undefined) return undefined;
  if (all || price === 'all')
    return { mp: whole, road, all: true, parts: [{ why: 'all MP', mp: whole, cites: ['1.1.1/woods-d'] }] };
  const ground = groundAt(battle, to);
  const parts: Part[] = [
    {
      why: road ? 'road' : ground.replaceAll('-', ' '),
      mp: price === 'half' ? whole / 2 : price,
      cites: road ? ['1.1.1/road-d'] : TERRAIN[ground].cites,
    },
    {
      why: 'uphill',
      mp: from !== undefined && climbs(battle, from, to) ? (road ? UPHILL_BY_ROAD : UPHILL) : 0,
      cites: ['1.1.1/crest-c'],
    },
    { why: 'Smoke', mp: smokeAt(battle, to) > 0 ? 1 : 0, cites: ['1.2.5/g'] },
    { why: 'vehicles and wrecks', mp: hulks(battle, vehicle, to, road), cites: ['3.3.2/l', '7.4/c'] },
  ];
  return { mp: parts.reduce((sum, { mp }) => sum + mp, 0), road, all: false, parts };
}

/** The parts of a cost, for people. */
export const reasonsOf = ({ parts }: EntryCost): Reason[] =>
  parts.filter(({ mp }) => mp > 0).map(({ why, mp, cites }) => ({ says: `${why} ${mp}`, cites }));

function priceList({ track }: AslUnit): Partial<Readonly<Record<Ground, Price>>> {
  return track === 'AC' ? ARMOURED_CAR : FULLY_TRACKED;
}

/** Wrecks and vehicles of either side stand in the way, most of all on a road through woods (3.3.2/l, 7.4/c). */
function hulks(battle: AslBattle, vehicle: AslUnit, to: LocationId, road: boolean): number {
  const others = hulksAt(battle, to).filter(({ id, hidden }) => id !== vehicle.id && !hidden).length;
  if (!road) return others * HULK;
  return others * HULK_ON_ROAD * (isWoods(groundAt(battle, to)) ? 2 : 1);
}

/** One hexspine, twice as dear among trees and in houses (3.3.2/e). */
export function turnCost(battle: AslBattle, at: LocationId): number {
  return isCramped(battle, at) ? 2 : 1;
}

/** Woods and buildings: turning takes a Bog Check, and the turret takes two MP to turn (3.3.2/e, h). */
export function isCramped(battle: AslBattle, at: LocationId): boolean {
  return isInTheTrees(battle, at) || isBuiltUp(groundAt(battle, at));
}

export function mpLeft(vehicle: AslUnit): number {
  return (vehicle.mp ?? 0) - (vehicle.spent ?? 0);
}
