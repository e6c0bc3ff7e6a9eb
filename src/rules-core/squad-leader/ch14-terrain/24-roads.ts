/** Sunken and elevated roads (14.24, 14.26): the way over their banks. On the road itself they are roads, a level down or up. */
import { hexesAhead } from '../../mechanics/facing.js';
import { sideTowards } from '../../mechanics/places.js';
import { isTracked } from '../ch11-vehicles/state.js';
import { isMuddy, isSnowy } from '../ch16-fire/03-now.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { vehiclesAt } from '../units/kinds.js';
import { looksBack } from './17-forest-roads.js';
import { alongRoad } from './29-spans.js';
import { type Bank, bankedRoadAt, isRoadBetween } from './ground.js';

/** Movement factors of men over the bank, out besides what the next hex costs (14.24.4, 14.26.5). */
const MEN = { sunken: { into: 3, outOf: 3 }, elevated: { into: 3, outOf: 1 } } as const;
/** Points of tracked vehicles, who never cross the banks of sunken roads (14.24.4, 14.26.6). */
const TRACKS = { into: 6, outOf: 1 } as const;

/** The banks that are crossed on the way: none along the road. */
export function banksBetween(
  battle: Battle,
  from: string,
  to: string,
): { readonly outOf?: Bank; readonly into?: Bank } | undefined {
  const [outOf, into] = [bankedRoadAt(battle, from), bankedRoadAt(battle, to)];
  if ((!outOf && !into) || isRoadBetween(battle, from, to) || sideTowards(battle, from, to) === undefined)
    return undefined;
  return { ...(outOf && { outOf }), ...(into && { into }) };
}

/** What it costs men where banks are crossed; higher ground adds nothing (14.24.5, 14.26.7). */
export function costOverBanks(battle: Battle, from: string, to: string, terrain: number): number | undefined {
  const banks = banksBetween(battle, from, to);
  if (!banks) return undefined;
  return (banks.outOf ? MEN[banks.outOf].outOf : 0) + (banks.into ? MEN[banks.into].into : terrain);
}

/** The same of vehicles; `not` where they never go. */
export function pointsOverBanks(
  battle: Battle,
  from: string,
  to: string,
  { tracked, terrain }: { readonly tracked: boolean; readonly terrain: number },
): number | 'not' | undefined {
  const banks = banksBetween(battle, from, to);
  if (!banks) return undefined;
  if (banks.outOf === 'sunken' || banks.into === 'sunken' || !tracked) return 'not';
  return (banks.outOf ? TRACKS.outOf : 0) + (banks.into ? TRACKS.into : terrain);
}

/** The smallest vehicles get along in a cut as they like (14.24.7). */
const isSmall = ({ size }: Unit): boolean => size === SMALL;
const SMALL = 2;

/** Nobody passes a wreck or another vehicle in a sunken road, unless one of the two is small (14.24.7). */
export function isTooNarrow(battle: Battle, vehicle: Unit, at: string): boolean {
  if (bankedRoadAt(battle, at) !== 'sunken' || isSmall(vehicle)) return false;
  const others = vehiclesAt(battle, at).filter((one) => one.id !== vehicle.id && !isSmall(one));
  return others.length + (battle.location(at).wrecks ?? []).length > 0;
}

/** In a sunken road a vehicle looks along it, and does not turn round (14.24.7). */
export function turnsInTheCut(
  battle: Battle,
  vehicle: Unit,
  at: string,
  facing: number,
): Refusal | undefined {
  if (bankedRoadAt(battle, at) !== 'sunken' || isSmall(vehicle)) return undefined;
  const looksAlong = alongRoad(battle, at).some((hex) => hexesAhead(battle, at, facing).includes(hex));
  return looksAlong && !looksBack(battle, vehicle, at, facing)
    ? undefined
    : refuse('NO_WAY', `${vehicle.name} has no room to turn in the sunken road in ${at}.`, '14.24.7');
}

/**
 * Past others on an elevated road a vehicle may slide off (14.26.9): what is added to its roll, undefined where it has the road
 * to itself.
 */
export function pressOnRoad(battle: Battle, vehicle: Unit, at: string): number | undefined {
  if (bankedRoadAt(battle, at) !== 'elevated') return undefined;
  const others = vehiclesAt(battle, at).filter(({ id }) => id !== vehicle.id);
  const wrecks = battle.location(at).wrecks ?? [];
  if (others.length + wrecks.length === 0) return undefined;
  const stuck = others.filter(({ immobilized }) => immobilized).length + wrecks.length;
  return stuck + slippery(battle, vehicle);
}

/** Wheels, and mud or snow. */
export const slippery = (battle: Battle, vehicle: Unit): number =>
  (isTracked(vehicle) || vehicle.vehicle === 'halftrack' ? 0 : 1) +
  (isMuddy(battle) || isSnowy(battle) ? 1 : 0);

/** It turns on an elevated road, for twice the points and with a roll (14.26.10). */
export const turnsOnTheMound = (battle: Battle, vehicle: Unit, at: string | undefined): boolean =>
  at !== undefined && !isSmall(vehicle) && bankedRoadAt(battle, at) === 'elevated';
