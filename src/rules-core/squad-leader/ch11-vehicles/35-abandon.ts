/** Crews leave their vehicles and come back (11.35). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { distance, neighbours } from '../../mechanics/places.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { goesAlong } from '../ch03-infantry/03-armour-leaders.js';
import { mayEnter } from '../ch04-movement/01-unseen.js';
import { entryCost } from '../ch04-movement/costs.js';
import { hasRoomIn } from '../ch04-movement/stacking.js';
import { guns, lootOf, salvage } from '../ch05-fire/08-scrounging.js';
import { hindered } from '../ch06-close-combat/03-melee.js';
import { inRage, inTheSaddle } from '../ch10-guns/01-crews.js';
import { groundAt } from '../ch14-terrain/ground.js';
import { hasMetMines, meetMines } from '../ch15-fortifications/07-mines.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import {
  enemiesInView,
  infantryAt,
  isOnMap,
  isPrisoner,
  isVehicle,
  type OnMap,
  ofSide,
} from '../units/kinds.js';
import { handedOver, tooMuchFor } from './13-armament.js';
import { crewOf, leftBehind } from './abandoning.js';
import { pointsLeft } from './costs.js';
import { isAfv, isCarrier } from './state.js';
import { destroy } from './wrecks.js';

/** Movement points that it needs for it after it has moved (11.35/q4). */
const LEFT = 2;

/** Its crew is built in, stunned and shocked ones too (11.35.1, 11.8/q12). */
const hasCrew = (unit: Unit): boolean =>
  isAfv(unit) && !unit.abandoned && !unit.driverOnly && (unit.gun !== undefined || unit.mg !== undefined);

export const abandon = order({
  title: 'Abandon a vehicle',
  description:
    'The crew of an AFV leaves it, beneath it or for an adjacent hex, and may destroy it. It does not come back in this player turn.',
  cites: ['11.35.1', '11.35.2', '11.35.3', '11.35/q4', '11.8/q12'],
  answers: ['movement'],
  asks: {
    unit: z.string().describe('The AFV.'),
    to: z.string().optional().describe('The adjacent hex to which the crew goes; its own when left out.'),
    destroy: z.literal(true).optional().describe('It is destroyed, and does not burn (11.35.2).'),
    scrounge: z
      .strictObject(guns)
      .optional()
      .describe('It takes the machine guns along, if it finds the time (5.8.3/b).'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) if (hasCrew(unit) && isOnMap(unit)) yield { unit: unit.id };
  },
  read({ battle, by }, { unit: id, to, destroy: destroyed, scrounge }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isOnMap(unit) || !hasCrew(unit))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no AFV "${id}" with a crew on the map: name one of yours.`),
        path: '$.unit',
      };
    const isMad = inRage(unit);
    if (isMad) return { ...isMad, path: '$.unit' };
    const hasDriven = (unit.spent ?? 0) > 0;
    if (hasDriven && (!unit.moving || pointsLeft(unit) < LEFT))
      return refuse('HAS_MOVED', `${unit.name} has not 2 MP left for its crew to get out.`, '11.35/q4');
    const blocked = to === undefined ? undefined : notEntered(battle, unit, to);
    if (blocked) return blocked;
    const loot = scrounge ? lootOf(unit, unit.mgOut ? {} : (unit.mg ?? {}), scrounge) : [];
    if (isRefusal(loot)) return loot;
    return scrounge && loot.length === 0
      ? refuse('NOTHING_THERE', `${unit.name} has no machine gun that its crew could take.`, '5.8.4')
      : { unit: id, to: to ?? unit.at, destroyed, loot };
  },
  perform(act, { unit: id, to, destroyed, loot }) {
    giveAway(act, [id], '2.5.2');
    const vehicle = act.battle.theUnit(id);
    const { moving, moved = null } = vehicle;
    const at = to === vehicle.at || mayEnter(act, [vehicle], to) ? to : (vehicle.at ?? to);
    const isInTheOpen = at !== vehicle.at && groundAt(act.battle, at) === 'open ground';
    const { changes, crew } = crewOf(act, vehicle, {
      at,
      moved: true,
      leftVehicle: true,
      ...(isInTheOpen && { track: [at], costs: [1] }),
    });
    const still: Change[] =
      moving || at !== to ? [{ do: 'unit', unit: id, set: { moving: null, moved } }] : [];
    act.effect(
      'vehicle-left',
      { unit: id, crew, to: at },
      {
        changes: [leftBehind(vehicle), ...still, ...changes, ...handedOver(act.battle, vehicle, crew, at)],
        cites: destroyed ? ['11.35.1', '11.35.2'] : ['11.35.1', '11.35.3'],
      },
    );
    if (loot.length > 0)
      salvage(act, act.battle.theUnit(crew) as OnMap, {
        from: vehicle.name,
        searched: { do: 'unit', unit: id, set: { mgOut: 'disabled' } },
        loot,
        arms: false,
      });
    if (at !== vehicle.at || !hasMetMines(vehicle, at)) meetMines(act, [crew], at);
    if (destroyed) destroy(act, id, ['11.35.2', '11.35.6']);
  },
});

function notEntered(battle: Battle, unit: OnMap, to: string): Refusal | undefined {
  if (to !== unit.at && !neighbours(battle, unit.at).includes(to))
    return { ...refuse('NOT_ADJACENT', `${to} is not adjacent to ${unit.at}.`, '11.35.1'), path: '$.to' };
  if (to !== unit.at && entryCost(battle, unit.at, to, []) === undefined)
    return { ...refuse('IMPASSABLE', `Nobody can stand in ${to}.`, '11.35.1'), path: '$.to' };
  if (enemiesInView(battle, unit.side).some(({ at }) => at === to))
    return { ...refuse('ENEMY_THERE', `There are enemies in ${to}.`, '11.35.1'), path: '$.to' };
  return to === unit.at || hasRoomIn(battle, to, unit.side, [{ ...unit, kind: 'crew' }])
    ? undefined
    : { ...refuse('NO_ROOM', `There is no room in ${to}.`, '4.3.1'), path: '$.to' };
}

export const manVehicle = order({
  title: 'Man a vehicle',
  description:
    'A crew gets into an abandoned AFV in its hex or an adjacent one. One of the enemy is captured, and does not move any more.',
  cites: ['11.35.7', '11.35.8', '3.3.5'],
  answers: ['advance'],
  asks: {
    unit: z.string().describe('The crew.'),
    vehicle: z.string().describe('The AFV.'),
  },
  *candidates({ battle, by }) {
    for (const vehicle of battle.units().filter(({ abandoned, driverOnly }) => abandoned || driverOnly))
      if (isOnMap(vehicle))
        for (const at of [vehicle.at, ...neighbours(battle, vehicle.at)])
          for (const unit of infantryAt(battle, at, by)) yield { unit: unit.id, vehicle: vehicle.id };
  },
  read({ battle, by }, { unit: id, vehicle: vehicleId }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isOnMap(unit) || unit.kind !== 'crew')
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no crew "${id}" on the map: name one of yours.`),
        path: '$.unit',
      };
    if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '3.21.1');
    if (unit.ti) return refuse('IMMOBILE', `${unit.name} is temporarily immobilized.`, '3.30.1');
    const isBound = inRage(unit) ?? inTheSaddle(unit) ?? hindered(battle, unit);
    if (isBound) return isBound;
    if (unit.onSkis) return refuse('MOUNTED', `${unit.name} takes off its skis first.`, '4.13.9');
    if (unit.leftVehicle)
      return refuse('HAS_MOVED', `${unit.name} has left a vehicle in this player turn.`, '11.35/q6');
    if (unit.advanced) return refuse('HAS_MOVED', `${unit.name} has advanced.`, '4.4.1');
    const vehicle = battle.unit(vehicleId);
    if (!vehicle || !isVehicle(vehicle) || !isOnMap(vehicle) || !(vehicle.abandoned || vehicle.driverOnly))
      return {
        ...refuse('NOBODY_THERE', `There is no abandoned AFV "${vehicleId}".`, '11.35.7'),
        path: '$.vehicle',
      };
    if (vehicle.driverOnly && vehicle.side !== by)
      return refuse('ENEMY_THERE', `The driver of ${vehicle.name} is in it.`, '11.13.10');
    const laden = tooMuchFor(battle, vehicle, unit);
    if (laden) return laden;
    if (distance(battle, unit.at, vehicle.at) > 1)
      return refuse('NOT_ADJACENT', `${vehicle.name} is not within reach.`, '11.35.7');
    return enemiesInView(battle, by).some(({ at, kind }) => at === vehicle.at && kind !== 'vehicle')
      ? refuse('ENEMY_THERE', `There are enemies at ${vehicle.name}.`, '11.35.7')
      : { unit: id, vehicle: vehicleId };
  },
  perform(act, { unit: id, vehicle: vehicleId }) {
    const { battle } = act;
    const [crew, vehicle] = [battle.theUnit(id), battle.theUnit(vehicleId)];
    const leader = goesAlong(battle, crew, vehicleId);
    const isCaptured =
      vehicle.side === crew.side ? vehicle.captured === true : !isTakenBack(battle, vehicle, crew.side);
    const set = {
      abandoned: null,
      ...(vehicle.driverOnly && { driverOnly: null }),
      ...(vehicle.side !== crew.side && { side: crew.side }),
      ...(isCaptured ? { captured: true as const } : vehicle.captured && { captured: null }),
      ...(vehicle.nationality !== crew.nationality
        ? { manned: crew.nationality }
        : vehicle.manned && { manned: null }),
      ...leader.set,
      ...(crew.shut && { shut: crew.shut }),
      ...(crew.unsteady && { unsteady: crew.unsteady }),
      ...(crew.shellShock && { shellShock: crew.shellShock }),
      ...(crew.shelled && { shelled: crew.shelled }),
      ...(crew.barrage && { barrage: crew.barrage }),
    } as const;
    act.effect(
      'vehicle-manned',
      { unit: id, vehicle: vehicleId },
      {
        changes: [
          { do: 'unit', unit: vehicleId, set },
          ...(isCarrier(vehicle) ? handedOver(battle, crew, vehicleId, vehicle.at) : []),
          { do: 'leave', unit: id },
          ...leader.changes,
          ...countCapture(battle, vehicle, crew.side),
        ],
        cites: isCaptured ? ['11.35.7', '11.35.8'] : ['11.35.7'],
      },
    );
  },
});

/** It was theirs before the enemy had it. */
const isTakenBack = (battle: Battle, { id }: Unit, by: string): boolean =>
  battle.side(by).lost?.includes(id) === true;

/** It is lost to the side that had it, and no longer to the one that takes it back (11.35.10). */
function countCapture(battle: Battle, vehicle: Unit, by: string): Change[] {
  const { id, side } = vehicle;
  if (side === by) return [];
  const lostTo = (one: string) => battle.side(one).lost ?? [];
  return isTakenBack(battle, vehicle, by)
    ? [{ do: 'side', side: by, set: { lost: lostTo(by).filter((one) => one !== id) } }]
    : [{ do: 'side', side, set: { lost: [...lostTo(side), id] } }];
}

/** Abandoned AFVs belong to those who alone have unbroken infantry there, the last of them (11.35.9). */
export function holdAbandoned(act: Act): void {
  const { battle } = act;
  for (const vehicle of battle.units().filter(({ abandoned }) => abandoned)) {
    const { id, at, side } = vehicle;
    const men = at === undefined ? [] : infantryAt(battle, at);
    const holders = new Set(men.filter((unit) => !unit.broken && !isPrisoner(unit)).map((unit) => unit.side));
    const [by] = holders;
    if (by === undefined || by === side || holders.size > 1) continue;
    const isBack = isTakenBack(battle, vehicle, by);
    act.effect(
      'vehicle-held',
      { vehicle: id, side: by },
      {
        changes: [
          { do: 'unit', unit: id, set: { side: by, captured: isBack ? null : true } },
          ...countCapture(battle, vehicle, by),
        ],
        cites: ['11.35.9'],
      },
    );
  }
}
