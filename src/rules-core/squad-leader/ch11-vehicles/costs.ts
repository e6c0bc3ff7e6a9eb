/** Movement points (11.26.2): what a hex costs a vehicle. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { isSmoky, smokeCost } from '../ch09-artillery/16-smoke.js';
import { topFloor } from '../ch14-terrain/03-storeys.js';
import { isHedgerowBetween, OVER_HEDGEROW } from '../ch14-terrain/06-hedgerows.js';
import { isForestRoad } from '../ch14-terrain/17-forest-roads.js';
import { isTooNarrow, pointsOverBanks, turnsOnTheMound } from '../ch14-terrain/24-roads.js';
import { climbOutOf, isByWetSide, isOntoMud, MARSH } from '../ch14-terrain/28-landing.js';
import { isWaterAt } from '../ch14-terrain/28-rivers.js';
import { isSlowBridge } from '../ch14-terrain/29-traffic.js';
import {
  bankedRoadAt,
  type Ground,
  groundAlong,
  groundAt,
  hexsideBetween,
  isDoubleCrest,
  isFrailBridge,
  isOffTheBridge,
  isOverACliff,
  isPlain,
  isRoadBetween,
  isRoadblocked,
  levelAt,
} from '../ch14-terrain/ground.js';
import { keepsOutOfWire } from '../ch15-fortifications/01-wire.js';
import { isAblaze } from '../ch16-fire/02-fires.js';
import { isDeepSnow, isMuddy, isSnowy } from '../ch16-fire/03-now.js';
import { isFirm, isHeavyGoing, isQuagmire, snowyRoad, timesFor } from '../ch16-fire/06-going.js';
import { coldOn } from '../ch16-fire/06-russian-winter.js';
import { VEHICLE_MOVEMENT } from '../charts/index.js';
import type { Battle, Unit } from '../system.js';
import { vehiclesAt } from '../units/kinds.js';
import { drawnCost } from './38-horse-drawn.js';
import { CONVOY_SPEED, isParked } from './40-convoys.js';
import { costOfScreens, costOfSwimming, isKeptOutByScreens, isSwimming } from './41-amphibians.js';
import { boatCost } from './43-afloat.js';
import { canMove, isAfv, isArmouredCar, isBoat, isCarrier, isDrawn, isTracked, looksOut } from './state.js';

const chartsOf = (battle: Battle): ChartPack => battle.table.charts as ChartPack;
/** Armoured cars pay for the ground as motorcycles do, and for the rest as others on wheels (11.12.2, 4.10.9). */
const onGround = (vehicle: Unit): 'AFV' | 'truck/jeep' | 'motorcycle' =>
  isArmouredCar(vehicle) ? 'motorcycle' : columnOf(vehicle);
const columnOf = (vehicle: Unit): 'AFV' | 'truck/jeep' =>
  isAfv(vehicle) && !isArmouredCar(vehicle) ? 'AFV' : 'truck/jeep';

type More =
  | 'higher terrain'
  | 'entrenchment'
  | 'vehicle or wreck'
  | 'wall or hedge'
  | 'smoke'
  | 'outside the covered arc';
const more = (battle: Battle, vehicle: Unit, what: More): number | 'not' =>
  chartsOf(battle).lookup(VEHICLE_MOVEMENT.more, what, columnOf(vehicle));

/** With a gun in tow everything costs twice as much, and no wall or hedge is crossed (10.2.7). */
const TOWING = 2;

/** Undefined where it cannot go; from off the map the hex costs what its terrain does. */
export function entryCost(
  battle: Battle,
  vehicle: Unit,
  from: string | undefined,
  to: string,
): number | undefined {
  if (isDrawn(vehicle)) return drawnCost(battle, vehicle, from, to);
  if (isBoat(vehicle)) return boatCost(battle, vehicle, from, to);
  if (from !== undefined && isEasy(battle, vehicle, from, to)) return overOpenGround(battle, vehicle, to);
  const swims = swimmingCost(battle, vehicle, from, to);
  if (swims !== undefined) return isTooSteep(battle, from, to) ? undefined : swims;
  const ground = isBarredTo(battle, vehicle, from, to) ? undefined : terrainCost(battle, vehicle, from, to);
  const terrain =
    ground !== undefined && vehicle.convoy !== undefined && isByRoad(battle, from, to)
      ? CONVOY_SPEED
      : ground;
  if (terrain === undefined || isTooSteep(battle, from, to)) return undefined;
  const banks = from === undefined ? undefined : overBanks(battle, vehicle, from, to, terrain);
  if (banks === 'not') return undefined;
  const extras = [
    from === undefined ? 0 : overHexside(battle, vehicle, from, to),
    banks === undefined ? uphill(battle, vehicle, from, to, terrain) : banks - terrain,
    smoke(battle, vehicle, to),
    battle.location(to).entrenchment && !isAfv(vehicle) ? more(battle, vehicle, 'entrenchment') : 0,
  ];
  if (extras.includes('not') || (vehicle.tows && extras[0] !== 0)) return undefined;
  const cost = extras.reduce<number>(
    (sum, one) => sum + Number(one),
    terrain + inTheWay(battle, vehicle, to),
  );
  return (vehicle.tows ? TOWING * cost : cost) + costOfScreens(vehicle);
}

/** Nothing between, nothing in the hex but other vehicles, and neither mud nor snow. */
const isEasy = (battle: Battle, vehicle: Unit, from: string, to: string): boolean =>
  isPlain(battle, from, to) &&
  vehicle.amphibian === undefined &&
  !isHeavyGoing(battle) &&
  !isSnowy(battle) &&
  groundAt(battle, to) === 'open ground';

function overOpenGround(battle: Battle, vehicle: Unit, to: string): number {
  const ground = chartsOf(battle).lookup(VEHICLE_MOVEMENT.terrain, 'open ground', onGround(vehicle));
  const cost = Number(ground) + inTheWay(battle, vehicle, to);
  return vehicle.tows ? TOWING * cost : cost;
}

/** A hex of water, or twice as much for marsh over a wet hexside (11.41.6, 14.18.14); undefined for land. */
function swimmingCost(
  battle: Battle,
  vehicle: Unit,
  from: string | undefined,
  to: string,
): number | undefined {
  if (!vehicle.amphibian) return undefined;
  if (isWaterAt(battle, to)) return costOfSwimming(vehicle);
  const hex = isByWetSide(battle, from, to) ? costOfSwimming(vehicle) : undefined;
  return hex === undefined ? undefined : MARSH * hex;
}

const isBarredTo = (battle: Battle, vehicle: Unit, from: string | undefined, to: string): boolean =>
  isAblaze(battle, to) ||
  keepsOutOfWire(battle, vehicle, to) ||
  keepsOutOfTrench(battle, vehicle, to) ||
  isKeptOutByScreens(battle, vehicle, to) ||
  (from !== undefined && isRoadblocked(battle, from, to));

/** What no vehicle crosses, into woods too: fire, wire, roadblocks, cliffs, and hedgerows but for tanks (11.34.1). */
export const isShutOut = (battle: Battle, vehicle: Unit, from: string, to: string): boolean =>
  isBarredTo(battle, vehicle, from, to) ||
  isTooSteep(battle, from, to) ||
  overHexside(battle, vehicle, from, to) === 'not';

const overBanks = (battle: Battle, vehicle: Unit, from: string, to: string, terrain: number) =>
  pointsOverBanks(battle, from, to, { tracked: isTracked(vehicle), terrain });

/** Hedgerows only for what is fully tracked (14.6.8, 14.6.9). */
function overHexside(battle: Battle, vehicle: Unit, from: string, to: string): number | 'not' {
  if (isHedgerowBetween(battle, from, to)) return isTracked(vehicle) ? OVER_HEDGEROW.tanks : 'not';
  return hexsideBetween(battle, from, to) ? more(battle, vehicle, 'wall or hedge') : 0;
}

/** Over no cliff, off no bridge (14.29.3), and over a double crest by road alone (14.8.6, 14.9.1). */
const isTooSteep = (battle: Battle, from: string | undefined, to: string): boolean =>
  from !== undefined &&
  (isOffTheBridge(battle, from, to) ||
    isOverACliff(battle, from, to) ||
    (isDoubleCrest(battle, from, to) && !isRoadBetween(battle, from, to)));

/** Half as much by road, twice as much over a double crest (14.7.8, 14.7.10, 14.9.2). */
function uphill(
  battle: Battle,
  vehicle: Unit,
  from: string | undefined,
  to: string,
  terrain: number,
): number {
  if (from === undefined) return 0;
  const climbs = climbOutOf(battle, from, to);
  if (climbs !== undefined)
    return climbs * Number(more(battle, vehicle, 'higher terrain')) + (climbs - 1) * terrain;
  if (levelAt(battle, to) <= levelAt(battle, from) || isSwimming(battle, { ...vehicle, at: from })) return 0;
  const times = (isRoadBetween(battle, from, to) ? 0.5 : 1) * (isDoubleCrest(battle, from, to) ? 2 : 1);
  return times * Number(more(battle, vehicle, 'higher terrain'));
}

const smoke = (battle: Battle, vehicle: Unit, to: string): number =>
  isSmoky(battle, to) ? Number(more(battle, vehicle, 'smoke')) * smokeCost(battle, to) : 0;

/** In bypass each hexside costs twice as much as what lies beside the obstacle; going uphill and smoke count twice, too (11.29.2). */
const BESIDE = 2;

/** Without end where it cannot go beside the obstacle. */
export function bypassCost(
  battle: Battle,
  vehicle: Unit,
  { from, at, sides }: { readonly from: string; readonly at: string; readonly sides: readonly number[] },
): number {
  const along = sides.map((side) => {
    const ground = groundAlong(battle, at, side);
    const cost = chartsOf(battle).lookup(VEHICLE_MOVEMENT.terrain, ground, onGround(vehicle));
    return cost === 'not' ? Number.POSITIVE_INFINITY : cost;
  });
  const once =
    from === at
      ? 0
      : BESIDE * (uphill(battle, vehicle, from, at, 0) + smoke(battle, vehicle, at)) +
        inTheWay(battle, vehicle, at);
  return BESIDE * along.reduce((sum, one) => sum + one, 0) + once;
}

/** Wheels do not cross trenches, and nothing crosses a ditch against tanks (15.4.7, 15.4.8.2). */
const keepsOutOfTrench = (battle: Battle, vehicle: Unit, at: string): boolean =>
  battle.location(at).ditch === true ||
  (battle.location(at).trench !== undefined && !isTracked(vehicle) && vehicle.vehicle !== 'halftrack');

function terrainCost(
  battle: Battle,
  vehicle: Unit,
  from: string | undefined,
  to: string,
): number | undefined {
  const isOnRoad = isOnFreeRoad(battle, vehicle, from, to);
  const mover = isTracked(vehicle) || vehicle.vehicle === 'halftrack' ? 'tracks' : 'wheels';
  if (isTooNarrow(battle, vehicle, to) || isChoked(battle, vehicle, to) || isTooLargeFor(battle, vehicle, to))
    return undefined;
  if (isOnRoad && seesTheRoad(vehicle) && (isFirm(battle, from, to) || isDeepSnow(battle)))
    return (
      (snowyRoad(battle, mover) ?? chartsOf(battle).lookup(VEHICLE_MOVEMENT.road, columnOf(vehicle))) *
      paceOnBridge(battle, vehicle, to)
    );
  const isAground = vehicle.amphibian !== undefined && isOntoMud(battle, from, to);
  const ground = isOnRoad || isAground ? 'open ground' : groundAt(battle, to);
  if (vehicle.dozer && isRubble(ground)) return isBlocked(battle, vehicle, to) ? undefined : vehicle.mp;
  if (!isTracked(vehicle) && FOR_TRACKS.includes(ground)) return undefined;
  if (ground === 'wooden building' && !breaksIn(battle, vehicle, to)) return undefined;
  if (ground === 'wooden rubble' && isBlocked(battle, vehicle, to)) return undefined;
  const cost = chartsOf(battle).lookup(VEHICLE_MOVEMENT.terrain, ground, onGround(vehicle));
  if (cost === 'not' || isQuagmire(battle, ground)) return undefined;
  const isLight = vehicle.pressure === 'low' && isMuddy(battle);
  return isLight && ground === 'open ground' ? LIGHT_ON_MUD : cost * timesFor(battle, to, ground, mover);
}

/** Twice the points of the road, where the bridge would shake (14.29.4.1.2). */
const paceOnBridge = (battle: Battle, vehicle: Unit, to: string): number =>
  isSlowBridge(battle, vehicle, to) ? 2 : 1;

/** Low ground pressure carries it over the mud (16.5.9.6). */
const LIGHT_ON_MUD = 1;

/** Large AFVs keep off wooden bridges over gullies (14.29.5.5). */
const isTooLargeFor = (battle: Battle, vehicle: Unit, at: string): boolean =>
  isAfv(vehicle) && (vehicle.size ?? 0) < 0 && isFrailBridge(battle, at);

/** On a road through woods so many leave no room to pass (14.17.8). */
const CHOKED = 3;

function isChoked(battle: Battle, vehicle: Unit, at: string): boolean {
  const wrecks = battle.location(at).wrecks?.length ?? 0;
  if (wrecks === 0 || groundAt(battle, at) !== 'woods') return false;
  const others = vehiclesAt(battle, at).filter(({ id }) => id !== vehicle.id);
  return wrecks + others.length >= CHOKED;
}

/** Into rubble a bulldozer works its way with all its points (14.4.10). */
const isRubble = (ground: Ground): boolean => ground === 'wooden rubble' || ground === 'stone rubble';

/** Where only what is fully tracked goes (11.26.1, 14.4.4/b, 14.27.3). */
const FOR_TRACKS: readonly Ground[] = ['woods', 'wooden building', 'wooden rubble', 'graveyard'];

/** Into a house of a single story goes an AFV that is closed, with nobody on it, and no carrier (14.4.12, 14.4.12/q1, 11.14.8). */
const breaksIn = (battle: Battle, vehicle: Unit, to: string): boolean =>
  isAfv(vehicle) &&
  !vehicle.exposed &&
  !vehicle.openTopped &&
  !isCarrier(vehicle) &&
  topFloor(battle, to) === 0 &&
  !(vehicle.at !== undefined && battle.unitsAt(vehicle.at).some(({ aboard }) => aboard === vehicle.id));

/** A wreck, or a vehicle that does not move, lies in the rubble (14.4.13). */
const isBlocked = (battle: Battle, vehicle: Unit, to: string): boolean =>
  (battle.location(to).wrecks ?? []).length > 0 ||
  vehiclesAt(battle, to).some(({ id, immobilized }) => immobilized && id !== vehicle.id);

export const isByRoad = (battle: Battle, from: string | undefined, to: string): boolean =>
  from !== undefined && isRoadBetween(battle, from, to);

/** Past others on it, it goes through what lies beside the road, but on an elevated one (11.19.3, 14.17.6, 14.26.9). */
export const isOnFreeRoad = (battle: Battle, vehicle: Unit, from: string | undefined, to: string): boolean =>
  isByRoad(battle, from, to) &&
  (inTheWay(battle, vehicle, to) === 0 ||
    bankedRoadAt(battle, to) === 'elevated' ||
    isPulledAside(battle, vehicle, to));

/** Buttoned up, tracked vehicles have nothing of a road, nor have those without a roof (11.9.1, 11.26.9, 11.10.1). */
const seesTheRoad = (vehicle: Unit): boolean =>
  looksOut(vehicle) || !(isTracked(vehicle) || vehicle.openTopped);

/** On a road through woods friends that have not moved pull up beside it; wrecks do not (14.17.9). */
export const isPulledAside = (battle: Battle, vehicle: Unit, at: string): boolean =>
  isForestRoad(battle, at) &&
  (battle.location(at).wrecks ?? []).length === 0 &&
  vehiclesAt(battle, at).every((other) => other.id === vehicle.id || makesWay(other, vehicle));

const makesWay = (other: Unit, { side }: Unit): boolean =>
  other.side === side && canMove(other) && !other.moved && other.spent === undefined;

/** Two for each vehicle or wreck, twice as much for an enemy AFV (11.19.3, 11.26.7). */
function inTheWay(battle: Battle, vehicle: Unit, at: string): number {
  const wrecks = battle.location(at).wrecks?.length ?? 0;
  const others = vehiclesAt(battle, at).filter(
    (other) => other.id !== vehicle.id && !isParked(battle, other, vehicle),
  );
  if (wrecks + others.length === 0) return 0;
  const each = Number(more(battle, vehicle, 'vehicle or wreck'));
  return others.reduce(
    (sum, other) => sum + (isAfv(other) && other.side !== vehicle.side ? 2 * each : each),
    wrecks * each,
  );
}

/** Turning before it sets out (11.26/q2); it costs animals nothing (11.38.14, 11.39.14), and on a mound twice as much (14.26.10). */
export const turningCost = (battle: Battle, vehicle: Unit): number =>
  isDrawn(vehicle) || isBoat(vehicle)
    ? 0
    : Number(more(battle, vehicle, 'outside the covered arc')) *
      (turnsOnTheMound(battle, vehicle, vehicle.at) ? 2 : 1);

/** In reverse all costs four times as much, to armoured cars twice (11.27.1); the change from the one to the other costs by itself (11.27.4). */
const REVERSE = 4;
const REVERSE_ON_WHEELS = 2;

export const inReverse = (vehicle: Unit): number => (isArmouredCar(vehicle) ? REVERSE_ON_WHEELS : REVERSE);
const OTHER_GEAR = 2;

export const changeOfGear = ({ moving, moved, backing }: Unit, reverse: boolean): number =>
  moving && moved && (backing === true) !== reverse ? OTHER_GEAR : 0;

/** In motion it has gained a tenth on the way (11.31.8). */
const GAINED = 10;

/** Smoke pots cost half of them (9.17.11.1/b); animals that are driven hard have half as many more (11.38.16, 11.39.16). */
export const pointsLeft = ({ mp = 0, spent = 0, motion, smokePots, flatOut, vehicle }: Unit): number =>
  mp +
  (flatOut && (vehicle === 'wagon' || vehicle === 'pulkka') ? mp / 2 : 0) +
  (motion ? Math.ceil(mp / GAINED) : 0) -
  spent -
  (smokePots === 'lit' ? Math.ceil(mp / 2) : 0);

/** It breaks down in woods and wooden buildings on this roll of two dice or more, by who made it (11.33.2). */
export function breakdownNumber(battle: Battle, vehicle: Unit): number {
  const { nationality, delicate = 0 } = vehicle;
  const made = MAKERS.find((maker) => maker === nationality) ?? 'others';
  return chartsOf(battle).lookup(VEHICLE_MOVEMENT.breakdown, made) - delicate - coldOn(battle, vehicle);
}

const MAKERS = ['American', 'Russian', 'British', 'German'] as const;
