/** What a unit's markers say about it (9, 12.3.1.5). */
import type { Yellow } from '../attributes.js';
import type { Status } from '../cards.js';
import type { Battle, Unit } from '../system.js';
import { buildingAt, buildingHexesOf, hexsideBetween } from '../terrain/ground.js';
import { hexOf, neighbours, sideTowards } from '../terrain/places.js';

export const isLeader = (unit: Unit): boolean => unit.kind === 'leader';
export const isVehicle = (unit: Unit): boolean => unit.kind === 'vehicle';
/** Squads, half-squads, leaders and Support Weapon Teams. */
export const isInfantry = (unit: Unit): boolean =>
  unit.kind === 'leader' || unit.kind === 'squad' || unit.kind === 'half-squad' || unit.kind === 'team';
/** Everything that takes Morale Checks from fire: infantry and Gun units (12.3.1.5.1). */
export const takesChecks = (unit: Unit): boolean =>
  isInfantry(unit) || unit.kind === 'gun' || unit.kind === 'raft';

/** A unit marked WIA is treated like a Disrupted one (12.3.1.5.5). */
export const isDisrupted = (unit: Unit): boolean => unit.yellow === 'disrupted' || unit.yellow === 'wia';
/** Disrupted since this phase began. */
export const isShaken = (unit: Unit): boolean => isDisrupted(unit) && unit.shaken === true;
export const isPinned = (unit: Unit): boolean => unit.yellow === 'pinned';

const STATUS: Record<Yellow, Status> = {
  pinned: 'Pinned Down',
  disrupted: 'Disrupted',
  wia: 'WIA (not leader)',
};
export const statusOf = (unit: Unit): Status => (unit.yellow ? STATUS[unit.yellow] : 'Good Order');

/** All places of a hex that units can be in. */
const INSIDES = ['', '/1', '/2', '/3', '/4', '/roof', '/steeple', '/cellar', '/sewer'] as const;
const everywhereIn = (hex: string): string[] => INSIDES.map((inside) => hex + inside);

export function unitsInHex(battle: Battle, hex: string): Unit[] {
  return everywhereIn(hex).flatMap((at) => battle.unitsAt(at));
}

/** A leader who has just lost his Disrupted marker supports nobody in that Command Phase (9.1.4.3.1). */
const isAbleLeader = (unit: Unit, side: string): boolean =>
  unit.side === side && isLeader(unit) && !isDisrupted(unit) && !unit.recovered;

export function hasAbleLeader(battle: Battle, at: string, side: string): boolean {
  return battle.unitsAt(at).some((unit) => isAbleLeader(unit, side));
}

/** Officers and Commissars reach adjacent hexes, unless they are wounded (9.1.3, 9.1.4.3.1). */
const reachesOut = (leader: Unit): boolean =>
  (leader.rank === 'officer' || leader.rank === 'commissar') && !leader.wounded;

/** Able officers and Commissars in the hexes around that could walk over: a cliff parts them (9.1.3). */
export function officersAround(battle: Battle, at: string, side: string): Unit[] {
  const hex = hexOf(at);
  return neighbours(battle, hex)
    .filter((other) => !isCliff(battle, hex, other))
    .flatMap((other) => unitsInHex(battle, other))
    .filter((unit) => isAbleLeader(unit, side) && reachesOut(unit));
}

function isCliff(battle: Battle, hex: string, other: string): boolean {
  const side = sideTowards(battle, hex, other);
  return side !== undefined && hexsideBetween(battle, hex, side) === 'cliff';
}

/** Immune to Morale and Action Checks: under a courage marker, or in a Fanatic Resistance Nest (9.2.1, 9.2.4.1). */
export const isCourageous = (battle: Battle, unit: Unit): boolean =>
  unit.courage === true || (!isVehicle(unit) && isInNest(battle, unit));

function isInNest(battle: Battle, unit: Unit): boolean {
  if (unit.at === undefined || battle.location(hexOf(unit.at)).nest !== unit.side) return false;
  return nestHexes(battle, unit.at).some((hex) => hasCommissar(battle, hex, unit.side));
}

export function nestHexes(battle: Battle, at: string): readonly string[] {
  const building = buildingAt(battle, at);
  return building === undefined ? [hexOf(at)] : buildingHexesOf(battle, building);
}

export function hasCommissar(battle: Battle, hex: string, side: string): boolean {
  return unitsInHex(battle, hex).some((unit) => isAbleLeader(unit, side) && unit.rank === 'commissar');
}
