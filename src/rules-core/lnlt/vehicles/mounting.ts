/** Mounting (16.1, 16.2, 16.4): who fits, and half the Movement Points of the vehicle and of those who get on. */
import * as z from 'zod';
import { opened } from '../fire/window.js';
import { order } from '../form.js';
import { sizeOf } from '../ground/stacking.js';
import { setOutRefusal } from '../movement/move.js';
import { ACTED, isFresh } from '../sequence/sides.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isInfantry, isSmc, isVehicle, weaponsOf } from '../units/kinds.js';
import { ridersOf, ridingCost } from './passengers.js';
import { planRide, RIDE_MODES, ridingCosts, vehicleChanges, vehicleRefusal } from './riding.js';

const IDS = z.array(z.string()).min(1).max(6);

/** Millimetres; a Weapon Team with a bigger tube is not carried (16.1/b). */
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

export const mount = order({
  title: 'Mount',
  description: 'Units get into or onto a vehicle of theirs in their hex; the vehicle is activated by it.',
  cites: ['16.4', '16.4/a', '16.4/g', '16.1', '16.2'],
  answers: ['acting', 'moving'],
  byExample: true,
  asks: {
    units: IDS.describe('The units that mount.'),
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
          opened(vehicle.at as string, [...units, vehicle], ridingCosts(units, vehicle)),
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
