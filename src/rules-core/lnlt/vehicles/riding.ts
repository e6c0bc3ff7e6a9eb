/** Mounting and dismounting (16.1, 16.2, 16.4): half the Movement Points of the vehicle and of who gets on or off. */
import * as z from 'zod';
import { order } from '../form.js';
import { hasRoom, sizeOf } from '../ground/stacking.js';
import { modeRefusal, setOutRefusal } from '../movement/move.js';
import { ACTED, isFresh } from '../sequence/sides.js';
import { type Act, type Battle, type Change, type Refusal, refuse, roundUp, type Unit } from '../system.js';
import { isInfantry, isSmc, isVehicle, weaponsOf } from '../units/kinds.js';
import { ridersOf, ridingCost } from './passengers.js';
import { vehicleAllowance } from './steps.js';

const IDS = z.array(z.string()).min(1).max(6);
const RIDE_MODES = ['move', 'assault-move'] as const;
type RideMode = (typeof RIDE_MODES)[number];

const LIGHT_TUBE = 20;

/** Squads, Support Weapons and single men that fit (16.1, 16.2). */
const ROOM = {
  P: { squads: 0.5, others: 1 },
  PP: { squads: 1, others: 2 },
  PO: { squads: 0.5, others: 1 },
  PPO: { squads: 1, others: 2 },
} as const;

const spaceOf = (vehicle: Unit, where: 'inside' | 'outside') => vehicle[where] && ROOM[vehicle[where]];

function roomRefusal(
  battle: Battle,
  vehicle: Unit,
  units: readonly Unit[],
  where: 'inside' | 'outside',
): Refusal | undefined {
  const space = spaceOf(vehicle, where);
  if (!space) return refuse('NO_ROOM', `${vehicle.name} carries nobody ${where}.`, '16.1', '16.2');
  const all = [...ridersOf(battle, vehicle, where), ...units];
  const squads = all.reduce((sum, unit) => sum + sizeOf(unit), 0);
  const men = all.filter(isSmc).length;
  const weapons = all.flatMap((unit) => weaponsOf(battle, unit)).length;
  if (squads <= space.squads && men <= space.others && weapons <= space.others) return undefined;
  return refuse(
    'NO_ROOM',
    `${vehicle.name} has no room for all of them ${where}.`,
    '16.1',
    '16.1/c',
    '16.2',
    '16.2/g',
  );
}

const tooBig = (unit: Unit): Refusal | undefined =>
  unit.kind === 'weapon-team' && (unit.calibre ?? 0) > LIGHT_TUBE
    ? refuse('NO_ROOM', `${unit.name} is too big to be carried.`, '16.1/b')
    : undefined;

/** Half its MF is left to it: what mounting and dismounting cost the vehicle (16.4, 16.4/b). */
function vehicleRefusal(vehicle: Unit): Refusal | undefined {
  const { mf = 0, spent = 0, allowance } = vehicle;
  const whole = allowance ?? vehicleAllowance(vehicle, 'move');
  return whole - spent >= rideCost(vehicle) && mf > 0
    ? undefined
    : refuse('TOO_FAR', `${vehicle.name} has less than half its Movement Points left.`, '16.4', '16.4/b');
}

const rideCost = (vehicle: Unit): number => roundUp(vehicleAllowance(vehicle, 'move') / 2);

/** The vehicle has spent half; by Assault Movement that is all of it (15.2/b, 16.4/h). Unless it is done it waits. */
function vehicleChanges(vehicle: Unit, mode: RideMode): Change[] {
  const set = { activated: vehicle.activated ?? (vehicle.at as string), began: true as const };
  if (mode === 'assault-move')
    return [{ do: 'unit', unit: vehicle.id, set: { ...set, marker: 'assault-move' } }];
  const allowance = vehicle.allowance ?? vehicleAllowance(vehicle, 'move');
  const spent = (vehicle.spent ?? 0) + rideCost(vehicle);
  const kept = vehicle.keepsMoving ? { keepsMoving: null, marker: null } : {};
  return [
    {
      do: 'unit',
      unit: vehicle.id,
      set: { ...set, ...kept, moving: vehicle.moving ?? 'move', spent, allowance, waits: true },
    },
  ];
}

export const mount = order({
  title: 'Mount',
  description: 'Units get into or onto a vehicle of theirs in their hex; the vehicle is activated by it.',
  cites: ['16.4', '16.4/a', '16.4/g', '16.1', '16.2'],
  answers: ['acting', 'moving'],
  byExample: true,
  asks: {
    units: IDS.describe('Who mounts.'),
    vehicle: z.string().describe('The vehicle.'),
    where: z.enum(['inside', 'outside']).describe('Inside it, or on top.'),
    mode: z
      .enum(RIDE_MODES)
      .describe('How the vehicle spends it: as part of its move, or as its Assault Move.'),
  },
  *candidates({ battle, by, decision }) {
    const isMoving = decision.kind === 'moving';
    for (const vehicle of battle
      .units()
      .filter((unit) => unit.side === by && isVehicle(unit) && unit.at !== undefined))
      for (const unit of battle.unitsAt(vehicle.at as string).filter((each) => canMount(each, isMoving)))
        for (const where of ['inside', 'outside'] as const)
          if (vehicle[where])
            for (const mode of RIDE_MODES) yield { units: [unit.id], vehicle: vehicle.id, where, mode };
  },
  read({ battle, by, decision }, { units: ids, vehicle: id, where, mode }) {
    const vehicle = battle.unit(id);
    if (vehicle?.side !== by || !isVehicle(vehicle))
      return { ...refuse('NOT_YOUR_UNIT', `You have no vehicle "${id}".`), path: '$.vehicle' };
    if (!isFresh(vehicle) || vehicle.abandoned || vehicle.shaken || vehicle.fires)
      return refuse('CANNOT_MOVE', `${vehicle.name} cannot take anybody up in this turn.`, '16.4/g', '4.0/m');
    const units: Unit[] = [];
    for (const [i, unitId] of ids.entries()) {
      const refused = mounterRefusal(battle, by, unitId, {
        vehicle,
        before: units,
        isMoving: decision.kind === 'moving',
      });
      if (refused) return { ...refused, path: `$.units[${i}]` };
      units.push(battle.theUnit(unitId));
    }
    const refused = vehicleRefusal(vehicle) ?? roomRefusal(battle, vehicle, units, where);
    return refused ?? { units: ids, vehicle: id, where, mode };
  },
  perform(act, { units: ids, vehicle: id, where, mode }, { decision }) {
    const { battle } = act;
    const vehicle = battle.theUnit(id);
    const units = ids.map((each) => battle.theUnit(each));
    const shots = Math.max(...units.map(ridingCost));
    act.effect(
      'mounted',
      { units: ids, vehicle: id, where },
      {
        changes: [
          ...units.map(
            (unit): Change => ({
              do: 'unit',
              unit: unit.id,
              set: { aboard: id, riding: where, marker: 'moved', moving: null, spent: null, allowance: null },
            }),
          ),
          ...vehicleChanges(vehicle, mode),
          ACTED,
          { do: 'clock', set: { window: { at: vehicle.at as string, movers: [...ids, id], shots } } },
        ],
        cites: ['16.4', '16.4/g', mode === 'assault-move' ? '15.2/b' : '5.3/b'],
      },
    );
    const rest = battle
      .units()
      .filter((unit) => unit.moving !== undefined && !unit.waits && isInfantry(unit));
    if (mode === 'move')
      planRide(act, id, decision.kind === 'moving' ? rest.map((unit) => unit.id) : undefined);
    act.plan({ task: 'window' });
  },
});

const canMount = (unit: Unit, isMoving: boolean): boolean =>
  isInfantry(unit) &&
  unit.kind !== 'armor-leader' &&
  unit.aboard === undefined &&
  !unit.melee &&
  (isMoving ? unit.moving !== undefined : unit.activated !== undefined && isFresh(unit));

function mounterRefusal(
  battle: Battle,
  by: string,
  id: string,
  {
    vehicle,
    before,
    isMoving,
  }: { readonly vehicle: Unit; readonly before: readonly Unit[]; readonly isMoving: boolean },
): Refusal | undefined {
  const unit = battle.unit(id);
  if (!unit || unit.side !== by || !canMount(unit, isMoving))
    return (
      setOutRefusal(unit, by, before, id) ??
      refuse('CANNOT_MOVE', `${unit?.name ?? id} cannot mount now.`, '16.4')
    );
  if (before.some((other) => other.id === id)) return refuse('TWICE', `${unit.name} is named twice.`);
  if (unit.at !== vehicle.at)
    return refuse('NOT_TOGETHER', `${unit.name} is not in ${vehicle.at}: move it there first.`, '16.4/a');
  if (unit.moving !== undefined && (unit.allowance ?? 0) - (unit.spent ?? 0) < ridingCost(unit))
    return refuse('TOO_FAR', `${unit.name} needs ${ridingCost(unit)} Movement Points to mount.`, '16.4');
  return tooBig(unit);
}

/** The vehicle goes on when those on foot have finished (16.4/i); where it stops, enemies give way. */
function planRide(act: Act, vehicle: string, onFoot?: readonly string[]): void {
  if (onFoot === undefined)
    act.plan({ task: 'parked', vehicle }, { task: 'drive', units: [vehicle], steps: [] });
  else {
    act.become({ task: 'parked', vehicle });
    act.plan({ task: 'drive', units: [vehicle], steps: [] }, { task: 'march', units: onFoot, path: [] });
  }
}

export const dismount = order({
  title: 'Dismount',
  description: 'Passengers get off in the hex of their vehicle, and may then move by themselves.',
  cites: ['16.4', '16.4/b', '16.4/d', '16.4/e'],
  answers: ['acting', 'moving'],
  byExample: true,
  asks: {
    units: IDS.describe('Passengers of one vehicle.'),
    mode: z.enum(RIDE_MODES).describe('How they get off: as a move, or by Assault Movement to fire later.'),
    carrier: z
      .enum(RIDE_MODES)
      .describe('How the vehicle spends it: as part of its move, or as its Assault Move.'),
  },
  *candidates({ battle, by }) {
    for (const unit of battle
      .units()
      .filter((each) => each.side === by && each.aboard !== undefined && isInfantry(each)))
      for (const mode of RIDE_MODES)
        for (const carrier of RIDE_MODES) yield { units: [unit.id], mode, carrier };
  },
  read({ battle, by, decision }, { units: ids, mode, carrier }) {
    const units: Unit[] = [];
    for (const [i, id] of ids.entries()) {
      const unit = battle.unit(id);
      const path = `$.units[${i}]`;
      if (unit?.side !== by || unit.aboard === undefined)
        return { ...refuse('NOT_YOUR_UNIT', `You have no passenger "${id}".`), path };
      if (units.includes(unit)) return { ...refuse('TWICE', `${unit.name} is named twice.`), path };
      if (units[0] && units[0].aboard !== unit.aboard)
        return { ...refuse('NOT_TOGETHER', `${unit.name} rides elsewhere.`, '16.4'), path };
      units.push(unit);
    }
    const vehicle = battle.theUnit(units[0]?.aboard as string);
    const wrong = mode === 'assault-move' ? modeRefusal(units, mode) : undefined;
    const refused = wrong ?? carrierRefusal(vehicle, units, decision.kind === 'moving' ? carrier : undefined);
    if (refused) return refused;
    return hasRoom(
      battle,
      vehicle.at as string,
      units.map((unit) => ({ ...unit, aboard: undefined }) as never),
    )
      ? { units: ids, vehicle: vehicle.id, mode, carrier }
      : refuse('NO_ROOM', `There is no room for them in ${vehicle.at}.`, '1.3/e');
  },
  perform(act, { units: ids, vehicle: id, mode, carrier }, { decision }) {
    const { battle } = act;
    const vehicle = battle.theUnit(id);
    const units = ids.map((each) => battle.theUnit(each));
    const isMoving = decision.kind === 'moving';
    const stays = vehicle.shaken || carrier === 'assault-move';
    act.effect(
      'dismounted',
      { units: ids, vehicle: id },
      {
        changes: [
          ...units.map((unit): Change => ({ do: 'unit', unit: unit.id, set: offSet(unit, mode) })),
          ...(vehicle.shaken
            ? [{ do: 'unit', unit: id, set: { opsComplete: true } } satisfies Change]
            : vehicleChanges(vehicle, carrier)),
          ACTED,
          {
            do: 'clock',
            set: {
              window: {
                at: vehicle.at as string,
                movers: vehicle.shaken ? [...ids] : [...ids, id],
                shots: Math.max(...units.map(ridingCost)),
              },
            },
          },
        ],
        cites: ['16.4', '16.4/b', '16.4/d', ...(vehicle.shaken ? (['16.4/f'] as const) : [])],
      },
    );
    if (isMoving) act.become({ task: 'drive', units: [id], steps: [] });
    else if (!stays) planRide(act, id);
    if (mode === 'move') act.plan({ task: 'march', units: ids, path: [] });
    act.plan({ task: 'window' });
    const at = vehicle.at as string;
    if (battle.location(at).mines) act.plan({ task: 'mines', units: [...ids], at });
  },
});

/** On the move with what is left of their Movement Points; by Assault Movement that is nothing (16.4/e). */
const offSet = (unit: Unit, mode: RideMode) => {
  const off = { aboard: null, riding: null, activated: unit.at as string };
  if (mode === 'assault-move') return { ...off, marker: 'assault-move' as const };
  const { mf = 0 } = unit;
  return { ...off, marker: null, moving: 'move' as const, spent: ridingCost(unit), allowance: mf };
};

function carrierRefusal(vehicle: Unit, units: readonly Unit[], underWay?: RideMode): Refusal | undefined {
  const isMoving = underWay !== undefined;
  if (underWay === 'assault-move')
    return refuse('WRONG_MODE', `${vehicle.name} is on the move: name move as its way.`, '15.2/b', '16.4/h');
  const isUnderWay = isMoving && vehicle.moving !== undefined && !vehicle.waits;
  const isItsImpulse = vehicle.activated !== undefined && isFresh(vehicle) && !vehicle.fires;
  if (isMoving ? !isUnderWay : !isItsImpulse)
    return refuse(
      'CANNOT_MOVE',
      `${units[0]?.name} can dismount only in the impulse in which ${vehicle.name} moves or stands still.`,
      '16.4/b',
      vehicle.shaken ? '16.4/j' : '16.4/c',
    );
  const spent = units.find((unit) => unit.fired || unit.opsComplete);
  if (spent) return refuse('CANNOT_MOVE', `${spent.name} has done its part in this turn.`, '4.0/m', '16.4');
  return vehicle.shaken ? undefined : vehicleRefusal(vehicle);
}
