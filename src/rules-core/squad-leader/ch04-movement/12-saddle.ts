/** Mounting and dismounting (4.12.13, 4.12.14, 4.12.37). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { clear } from '../ch01-sequence/markers.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { inRage } from '../ch10-guns/01-crews.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import {
  enemyOf,
  infantryAt,
  isCycle,
  isInfantry,
  isMount,
  isOnMap,
  type OnMap,
  ofSide,
} from '../units/kinds.js';
import { isOverloaded, loadFor } from './02-portage.js';
import {
  isOnMotorcycle,
  isOverloadedWith,
  limitAfterMounting,
  noSeat,
  quarterOf,
  walkedAfter,
} from './10-motorcycles.js';
import { hasSeatFor, isMounted, mountOf, ridersOf } from './12-cavalry.js';
import { factorsLeft, factorsOnFoot } from './costs.js';

const COST = 2;

export const mountUp = order({
  title: 'Mount',
  description:
    'Cavalry mounts the horses in its hex: in the Movement Phase for two movement factors, and the horses then go six; in the Advance Phase in place of advancing. Motorcycles and bicycles are mounted for one factor.',
  cites: ['4.12.3', '4.12.13', '4.12.15', '4.12.37', '4.10.10', '4.11.3'],
  answers: ['movement', 'advance'],
  asks: {
    unit: z.string().describe('Who mounts.'),
    mount: z.string().describe('The horses or the machine.'),
  },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      if (isInfantry(unit) && isOnMap(unit))
        for (const mount of battle.unitsAt(unit.at).filter(isRidden))
          yield { unit: unit.id, mount: mount.id };
  },
  read({ battle, by }, { unit: id, mount: mountId }) {
    const unit = ableUnit(battle, by, id);
    if (isRefusal(unit)) return unit;
    const mount = battle.unit(mountId);
    if (isMounted(unit)) return refuse('MOUNTED', `${unit.name} is mounted.`, '4.12.12');
    const isMad = inRage(unit);
    if (isMad) return isMad;
    if (!mount || !isRidden(mount) || mount.side !== by || mount.at !== unit.at)
      return {
        ...refuse('NOT_TOGETHER', `"${mountId}" is nothing of yours in ${unit.at} to ride on.`, '4.12.13'),
        path: '$.mount',
      };
    if (isCycle(mount)) return rideOn(battle, unit, mount) ?? { unit: id, mount: mountId };
    if (unit.skill !== 'cavalry') return refuse('CANNOT_RIDE', `${unit.name} is not cavalry.`, '4.12.3');
    if (!hasSeatFor(battle, mount, unit) || isOverloaded(battle, [unit, ...ridersOf(battle, mount)]))
      return refuse('NO_ROOM', `${mount.name} carries one squad, one leader and 8 points.`, '4.12.15');
    const left = factorsLeft(battle, unit, infantryAt(battle, unit.at, by));
    return battle.clock.phase === 'movement' && left < COST
      ? refuse('TOO_FAR', `Mounting costs ${COST} MF, and ${unit.name} has ${left}.`, '4.12.13')
      : { unit: id, mount: mountId };
  },
  perform(act, { unit: id, mount: mountId }) {
    const { battle } = act;
    if (isCycle(battle.theUnit(mountId))) {
      getOn(act, id, mountId);
      return;
    }
    const { at, spent = 0 } = battle.theUnit(mountId);
    const isMoving = battle.clock.phase === 'movement';
    const changes: Change[] = isMoving
      ? [
          ...clear(battle, ['moving'], (one) => one.id !== id),
          {
            do: 'unit',
            unit: id,
            set: {
              rides: mountId,
              moved: true,
              moving: true,
              spent,
              track: [at as string],
              costs: [COST],
              ledBy: null,
            },
          },
          { do: 'unit', unit: mountId, set: { fresh: true, moved: true, possessor: null } },
        ]
      : [
          { do: 'unit', unit: id, set: { rides: mountId, advanced: true, saddled: at as string } },
          { do: 'unit', unit: mountId, set: { possessor: null } },
        ];
    act.effect(
      'mounted',
      { unit: id, mount: mountId },
      { changes, cites: [isMoving ? '4.12.13' : '4.12.37'] },
    );
  },
});

export const dismount = order({
  title: 'Dismount',
  description:
    'A rider dismounts for nothing, where no enemies are, and stays in that hex for the rest of the phase.',
  cites: ['4.12.14', '4.12.18', '4.12.37'],
  answers: ['movement', 'advance'],
  asks: { unit: z.string().describe('Who dismounts.') },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) if (isMounted(unit)) yield { unit: unit.id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = ableUnit(battle, by, id);
    if (isRefusal(unit)) return unit;
    if (!isMounted(unit)) return refuse('NOT_MOUNTED', `${unit.name} is on foot.`, '4.12.14');
    if (infantryAt(battle, unit.at, enemyOf(battle, by)).length > 0)
      return refuse('ENEMY_THERE', `${unit.name} does not dismount among enemies.`, '4.12.18', '4.12/i');
    const machine = mountOf(battle, unit);
    if (
      machine &&
      isOnMotorcycle(unit) &&
      battle.clock.phase === 'movement' &&
      !canGetOff(battle, machine, unit)
    )
      return refuse('TOO_FAR', `${unit.name} has no factor left to get off.`, '4.10.10');
    return unit.charging
      ? refuse('HAS_MOVED', `${unit.name} charges, and stays in the saddle.`, '4.12.29')
      : { unit: id };
  },
  perform(act, { unit }) {
    const isMoving = act.battle.clock.phase === 'movement';
    const { wheels, at } = act.battle.theUnit(unit);
    if (wheels) {
      getOff(act, unit);
      return;
    }
    const set = {
      rides: null,
      ...(isMoving
        ? { dismounted: true as const, moving: null }
        : { advanced: true as const, saddled: at as string }),
    } as const;
    act.effect(
      'dismounted',
      { unit },
      { changes: [{ do: 'unit', unit, set }], cites: [isMoving ? '4.12.14' : '4.12.37'] },
    );
  },
});

const isRidden = (unit: Unit): boolean => isMount(unit) || isCycle(unit);

/** A factor and a quarter of its points are left (4.10.10). */
const canGetOff = (battle: Battle, machine: Unit, unit: OnMap): boolean =>
  (machine.spent ?? 0) + quarterOf(machine, unit) <= 4 * quarterOf(machine, unit) &&
  walkedAfter(machine, unit) <= factorsOnFoot(battle, unit, infantryAt(battle, unit.at, unit.side));

/** Why it does not get on that machine now. */
function rideOn(battle: Battle, unit: OnMap, machine: Unit): Refusal | undefined {
  const without = noSeat(battle, unit, machine);
  if (without) return without;
  const riders = [unit, ...ridersOf(battle, machine)];
  if (isOverloadedWith(battle, machine, riders, loadFor))
    return refuse('TOO_HEAVY', `${machine.name} does not carry so much.`, '4.10.4', '4.11.5');
  const left = factorsLeft(battle, unit, infantryAt(battle, unit.at, unit.side));
  const needs = machine.wheels === 'bicycle' ? 1 : 2;
  return battle.clock.phase === 'movement' && left < needs
    ? refuse('TOO_FAR', `${unit.name} has ${left} MF left.`, '4.10.10', '4.11.3')
    : undefined;
}

/** A factor for the saddle; of a motorcycle a quarter of its points besides (4.10.10, 4.11.3). */
function getOn(act: Act, id: string, machineId: string): void {
  const { battle } = act;
  const unit = battle.theUnit(id) as OnMap;
  const machine = battle.theUnit(machineId);
  const seat = { rides: machineId, wheels: machine.wheels ?? 'cycle' } as const;
  const isBicycle = machine.wheels === 'bicycle';
  const { spent = 0 } = unit;
  const moving = { moved: true, moving: true } as const;
  const left = factorsLeft(battle, unit, infantryAt(battle, unit.at, unit.side));
  const changes: Change[] =
    battle.clock.phase !== 'movement'
      ? [
          {
            do: 'unit',
            unit: id,
            set: { ...seat, saddled: unit.at, ...(!isBicycle && { advanced: true as const }) },
          },
          { do: 'unit', unit: machineId, set: { possessor: null } },
        ]
      : [
          ...clear(battle, ['moving'], (one) => one.id !== id),
          {
            do: 'unit',
            unit: id,
            set: {
              ...seat,
              ...moving,
              ...(isBicycle ? { spent: spent + 1 } : { spent: 0, walked: spent + 1 }),
            },
          },
          {
            do: 'unit',
            unit: machineId,
            set: { possessor: null, moved: true, limit: limitAfterMounting(machine, unit, left) },
          },
        ];
  act.effect(
    'mounted',
    { unit: id, mount: machineId },
    { changes, cites: [isBicycle ? '4.11.3' : battle.clock.phase === 'movement' ? '4.10.10' : '4.10.15'] },
  );
}

function getOff(act: Act, id: string): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  const machine = mountOf(battle, unit);
  const isBicycle = unit.wheels === 'bicycle';
  const isMoving = battle.clock.phase === 'movement';
  const off = { rides: null, wheels: null, walked: null } as const;
  const set =
    isMoving && machine && !isBicycle
      ? { ...off, spent: walkedAfter(machine, unit), moved: true as const, moving: true as const }
      : isMoving
        ? off
        : { ...off, saddled: unit.at as string, ...(!isBicycle && { advanced: true as const }) };
  act.effect(
    'dismounted',
    { unit: id },
    {
      changes: [{ do: 'unit', unit: id, set }],
      cites: [isBicycle ? '4.11.3' : isMoving ? '4.10.10' : '4.10.14'],
    },
  );
}

/** Unbroken and not held; in the Movement Phase able to move, in the Advance Phase once in each hex (4.12.37, 4.11.3). */
function ableUnit(battle: Battle, by: string, id: string): OnMap | Refusal {
  const unit = battle.unit(id);
  if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit))
    return {
      ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`),
      path: '$.unit',
    };
  if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '3.21.1');
  if (unit.ti) return refuse('IMMOBILE', `${unit.name} is temporarily immobilized.`, '4.4.3', '3.30.1');
  if (isInMelee(battle, unit)) return refuse('IN_MELEE', `${unit.name} is locked in melee.`, '4.12/i');
  if (unit.parachute) return refuse('CANNOT_MOVE', `${unit.name} is still beneath its parachute.`, '12.9.1');
  if (battle.clock.phase !== 'movement')
    return unit.saddled === unit.at
      ? refuse('HAS_MOVED', `${unit.name} has mounted or dismounted here in this phase.`, '4.12.37', '4.11.3')
      : unit;
  if (unit.prep || unit.fired)
    return refuse('HAS_FIRED', `${unit.name} has fired in this player turn.`, '4.1.1');
  return unit.dismounted || (unit.moved && !unit.moving)
    ? refuse('HAS_MOVED', `${unit.name} has moved in this phase.`, '4.1.13')
    : unit;
}
