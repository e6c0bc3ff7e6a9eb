/** One thing a vehicle does on its way: what it costs, and what becomes of the vehicle (11.1.2, 11.1.3, 11.1.5, 12.4.5.1). */
import { heldRefusal } from '../close-combat/leaving.js';
import { exitRefusal } from '../scenario/edges.js';
import { type Battle, type Refusal, refuse, roundUp, type Unit } from '../system.js';
import { isOnWater } from '../terrain/afloat.js';
import { isInPlay, sideTowards } from '../terrain/places.js';
import { vehicleEntry } from './costs.js';
import { hexsideRoadCost } from './hexside-road.js';
import { boardingRefusal, quarterOf } from './passengers.js';
import { hasTurret, restOf, turnsBetween, turretOf } from './status.js';

export const DRIVE_MODES = ['normal', 'assault'] as const;
export type DriveMode = (typeof DRIVE_MODES)[number];

/** Exactly one of these; a turret may turn with any of them. */
export type DriveStep = {
  /** The hex to enter. */
  readonly to?: string;
  /** The hexside of that hex along which a road leads on (6.3.4). */
  readonly along?: number;
  /** The occupants to overrun there. */
  readonly overrun?: readonly string[];
  /** The hexspine to face. */
  readonly face?: number;
  readonly gear?: 'forward' | 'reverse';
  readonly stop?: true;
  /** The unit to take aboard, or to set down. */
  readonly load?: string;
  readonly unload?: string;
  readonly exit?: true;
  /** The hexspine the turret turns to: one for each Movement Point of the step. */
  readonly turret?: number;
};

const START = 2;
const OVERRUN = 3;

export const DRIVE_MARKERS = { normal: 'moved', assault: 'assault-moved' } as const;
export const allowanceOf = (unit: Unit, mode: DriveMode): number => {
  const mp = unit.mp ?? 0;
  const all = mode === 'assault' ? (unit.assaultMp ?? roundUp(mp / 2)) : mp;
  return Math.max(0, all - (unit.mpUsed ?? 0));
};

/** Movement Points of a step, starting included, or why it cannot be done. */
export function driveCost(battle: Battle, unit: Unit, step: DriveStep): number | Refusal {
  const cost = ownCost(battle, unit, step);
  if (typeof cost === 'object') return cost;
  const mp = cost + startCost(unit, step);
  if (step.turret === undefined) return mp;
  if (!hasTurret(unit)) return refuse('NO_TURRET', `${unit.name} has no turret.`, '12.4.5');
  const carried = step.face === undefined ? 0 : step.face - (unit.facing ?? 0);
  return turnsBetween(turretOf(unit) + carried, step.turret) <= mp
    ? mp
    : refuse('TURRET_TOO_SLOW', 'A turret turns one hexspine for each Movement Point.', '12.4.5.1');
}

/** Two to begin, unless it is marked as moving or comes from off the map (11.1.3). */
function startCost(unit: Unit, { to, face, overrun }: DriveStep): number {
  const sets = to !== undefined || face !== undefined || overrun !== undefined;
  const stands = unit.marker === undefined || unit.standing === true;
  return sets && stands && unit.at !== undefined ? START : 0;
}

function ownCost(battle: Battle, unit: Unit, step: DriveStep): number | Refusal {
  if (isOnWater(battle, unit))
    return refuse('WATER', `${unit.name} waits on its raft until that has landed.`, '6.12.4.1');
  if (step.to !== undefined && !isInPlay(battle, step.to))
    return refuse('NO_SUCH_HEX', `${step.to} is not in play.`, '3.2.5');
  const held = step.to !== undefined || step.exit ? heldRefusal(battle, unit) : undefined;
  if (held) return held;
  if (step.to !== undefined && step.along !== undefined)
    return hexsideRoadCost(battle, unit, step.to, step.along);
  if (step.to !== undefined) return entryCostOf(battle, unit, step.to, step.overrun !== undefined);
  if (unit.at === undefined) return refuse('OFF_MAP', `${unit.name} must enter the map first.`, '3.2.2.1');
  if (step.face !== undefined)
    return (
      turnsBetween(unit.facing ?? 0, step.face) ||
      refuse('SAME_FACING', `${unit.name} faces that way already.`, '11.1.2')
    );
  if (step.gear !== undefined) return gearCost(unit, step.gear);
  if (step.stop) return unit.rolling ? 1 : refuse('STANDING', `${unit.name} does not move.`, '11.1.3');
  if (step.load !== undefined) return loadCost(battle, unit, step.load);
  if (step.unload !== undefined) return unloadCost(battle, unit, step.unload);
  if (step.exit) return exitRefusal(battle, unit) ?? 1;
  return refuse('EMPTY_STEP', 'A step enters a hex or does something.', '11.1.2');
}

function entryCostOf(battle: Battle, unit: Unit, to: string, overruns: boolean): number | Refusal {
  const refusal =
    (unit.at === undefined ? undefined : arcRefusal(battle, unit, to)) ?? overrunRefusal(unit, overruns);
  if (refusal) return refusal;
  const cost = vehicleEntry(battle, unit, to);
  if ('refused' in cost) return cost;
  return overruns ? OVERRUN * cost.mp : cost.mp;
}

/** Into one of the two hexes ahead, or behind when reversing (11.1.2). */
function arcRefusal(battle: Battle, unit: Unit, to: string): Refusal | undefined {
  const side = sideTowards(battle, unit.at as string, to);
  if (side === undefined) return refuse('NOT_ADJACENT', `${to} is not adjacent to ${unit.at}.`, '11.1.2');
  return aheadOf(unit).includes(side)
    ? undefined
    : refuse('OUT_OF_ARC', `${to} is not in the covered arc of ${unit.name}.`, '11.1.2');
}

/** The two hexsides through which it can leave its hex. */
export function aheadOf(unit: Unit): number[] {
  const facing = (unit.facing ?? 0) + (unit.gear === 'reverse' ? 3 : 0);
  return [(facing + 5) % 6, facing % 6];
}

function overrunRefusal(unit: Unit, overruns: boolean): Refusal | undefined {
  if (!overruns) return undefined;
  if (unit.unarmoured || unit.fKill || unit.mKill)
    return refuse('NO_OVERRUN', `${unit.name} cannot overrun anybody.`, '11.3.1');
  return unit.balked
    ? refuse('BALKED', `${unit.name} has failed its Action Check to overrun.`, '11.3.2')
    : undefined;
}

/** From a standing start, for one (11.1.5). */
function gearCost(unit: Unit, gear: 'forward' | 'reverse'): number | Refusal {
  if (unit.rolling)
    return refuse('NOT_STOPPED', `${unit.name} must stop before it changes direction.`, '11.1.5');
  return (unit.gear ?? 'forward') === gear
    ? refuse('SAME_GEAR', `${unit.name} is in that gear.`, '11.1.5')
    : 1;
}

/** A unit that has neither moved nor fired leaves the rest of the move; any other ends it (11.5.5/a). */
function loadCost(battle: Battle, unit: Unit, id: string): number | Refusal {
  const rider = battle.unit(id);
  if (!rider || rider.side !== unit.side) return refuse('NO_SUCH_UNIT', `There is no unit "${id}" of yours.`);
  return boardingRefusal(battle, rider, unit) ?? quarterOf(unit);
}

function unloadCost(battle: Battle, unit: Unit, id: string): number | Refusal {
  return battle.unit(id)?.aboard === unit.id
    ? quarterOf(unit)
    : refuse('NOT_RIDING', `"${id}" does not ride on ${unit.name}.`, '11.5.5');
}

/** The vehicle after the step, for what the next one costs. */
export function afterStep(unit: Unit, step: DriveStep, mode: DriveMode): Unit {
  const sets = step.to !== undefined || step.face !== undefined;
  const going = sets ? { marker: DRIVE_MARKERS[mode], rolling: unit.gear ?? ('forward' as const) } : {};
  const carried = step.face === undefined ? undefined : carriedTurret(unit, step.face);
  const { turret: _, onHexside, standing, ...rest } = unit;
  const side = step.to === undefined ? onHexside : step.along;
  const turret = step.turret ?? carried ?? unit.turret;
  const facing = step.face ?? unit.facing;
  const next = {
    ...rest,
    ...going,
    ...(step.to !== undefined && { at: step.to }),
    ...(side !== undefined && { onHexside: side }),
    ...(standing && !sets && { standing }),
    ...(facing !== undefined && { facing }),
    ...(turret !== undefined && turret !== restOf(unit, facing ?? 0) && { turret }),
  } as Unit;
  if (step.gear) return withGear(next, step.gear);
  return step.stop ? withoutRolling(next) : next;
}

/** A turned turret turns on with its hull. */
export const carriedTurret = (unit: Unit, face: number): number | undefined =>
  unit.turret === undefined ? undefined : (unit.turret + face - (unit.facing ?? 0) + 6) % 6;

function withGear(unit: Unit, gear: 'forward' | 'reverse'): Unit {
  const { gear: _, ...rest } = unit;
  return gear === 'reverse' ? { ...rest, gear } : rest;
}

function withoutRolling(unit: Unit): Unit {
  const { rolling: _, ...rest } = unit;
  return rest;
}
