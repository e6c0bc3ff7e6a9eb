/** Orders to Close Assault a vehicle (17.1): from the hex beside it, or by infantry that it has overrun. */
import * as z from 'zod';
import { order } from '../form.js';
import { entryCost } from '../ground/costs.js';
import { distance } from '../ground/places.js';
import { hasRoom } from '../ground/stacking.js';
import { allowanceOf } from '../movement/allowance.js';
import { setOutRefusal } from '../movement/move.js';
import { ACTED } from '../sequence/sides.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { enemiesAt, isGoodOrder, isMmc, isVehicle } from '../units/kinds.js';
import { assault, bestWeapon } from './assault.js';
import { isBesetter } from './overrun.js';
import { ridersOf } from './passengers.js';

const IDS = z.array(z.string()).min(1).max(10);

/** Good Order enemies who could fight Melee, on foot or on top of the vehicle, bar the way (17.1/b, 17.1/m). */
const guardOf = (battle: Battle, vehicle: Unit): Unit | undefined =>
  [
    ...battle
      .unitsAt(vehicle.at as string)
      .filter((unit) => unit.side === vehicle.side && unit.aboard === undefined),
    ...ridersOf(battle, vehicle, 'outside'),
  ].find((unit) => isGoodOrder(unit) && (isMmc(unit) || unit.kind === 'hero'));

const canAssault = (unit: Unit): boolean =>
  isGoodOrder(unit) && ['squad', 'half-squad', 'crew', 'hero', 'leader'].includes(unit.kind);

function vehicleRefusal(battle: Battle, id: string, side: string, from: string): Refusal | undefined {
  const vehicle = battle.unit(id);
  if (
    !vehicle ||
    !isVehicle(vehicle) ||
    vehicle.side === side ||
    vehicle.abandoned ||
    vehicle.at === undefined
  )
    return refuse('NO_TARGET', `"${id}" is not a vehicle of the enemy: name one that is in use.`, '17.1');
  if (distance(battle, from, vehicle.at) !== 1)
    return refuse(
      'NOT_ADJACENT',
      `${vehicle.name} is not adjacent: move next to it first.`,
      '17.1',
      '17.1/d',
    );
  const guard = guardOf(battle, vehicle);
  return (
    guard &&
    refuse(
      'GUARDED',
      `${guard.name} is with ${vehicle.name}: it must be dealt with first.`,
      '17.1/b',
      '17.1/m',
    )
  );
}

function memberRefusal(unit: Unit): Refusal | undefined {
  return canAssault(unit)
    ? undefined
    : refuse('CANNOT_ASSAULT', `${unit.name} cannot Close Assault.`, '17.1', '1.7/h', '5.1/a');
}

function groupRefusal(battle: Battle, units: readonly Unit[]): Refusal | undefined {
  const fights = units.some((unit) => unit.kind !== 'leader' || bestWeapon(battle, unit) !== undefined);
  return fights
    ? undefined
    : refuse('CANNOT_ASSAULT', 'A Leader alone needs an anti-tank weapon.', '17.1', '17.1/p');
}

export const closeAssault = order({
  title: 'Close Assault',
  description: 'Infantry next to an enemy vehicle checks its Morale, enters its hex and tries to destroy it.',
  cites: ['17.1', '17.1/e', '17.1/g', '17.1/n'],
  answers: ['acting', 'moving'],
  byExample: true,
  asks: {
    units: IDS.describe('The assaulters; each Leader helps one of them, in the order named.'),
    vehicle: z.string().describe('The enemy vehicle.'),
  },
  *candidates({ battle, by, decision }) {
    const near = battle
      .units()
      .filter((unit) => isVehicle(unit) && unit.side !== by && unit.at !== undefined);
    for (const vehicle of near)
      for (const unit of battle.units())
        if (unit.side === by && canAssault(unit) && unit.at !== undefined && unit.aboard === undefined)
          if (decision.kind === 'moving' ? unit.moving && !unit.waits : unit.activated !== undefined)
            yield { units: [unit.id], vehicle: vehicle.id };
  },
  read({ battle, by, decision }, { units: ids, vehicle }) {
    const units: Unit[] = [];
    for (const [i, id] of ids.entries()) {
      const refused = joinRefusal(battle, by, id, { before: units, isMoving: decision.kind === 'moving' });
      if (refused) return { ...refused, path: `$.units[${i}]` };
      units.push(battle.theUnit(id));
    }
    const from = units[0]?.at as string;
    if (
      decision.kind === 'acting' &&
      battle.clock.groups?.find(({ at }) => at === units[0]?.activated)?.moved
    )
      return refuse(
        'HAS_MOVED',
        `Units from ${from} have moved in this impulse: all move together.`,
        '17.1/n',
        '4.0/j',
      );
    const refused =
      vehicleRefusal(battle, vehicle, by, from) ??
      groupRefusal(battle, units) ??
      entryRefusal(battle, units, battle.theUnit(vehicle).at as string);
    return refused ?? { units: ids, vehicle, by };
  },
  perform(act, { units, vehicle, by }) {
    const { battle } = act;
    const place = battle.theUnit(units[0] as string).activated;
    const groups = (battle.clock.groups ?? []).map((group) =>
      group.at === place ? { ...group, moved: true as const } : group,
    );
    act.effect(
      'close-assault',
      { units, vehicle },
      { changes: [ACTED, { do: 'clock', set: { groups } }], cites: ['17.1', '17.1/n'] },
    );
    assault(act, { units, vehicle, side: by, origin: 'beside' });
  },
});

function joinRefusal(
  battle: Battle,
  by: string,
  id: string,
  { before, isMoving }: { readonly before: readonly Unit[]; readonly isMoving: boolean },
): Refusal | undefined {
  const unit = battle.unit(id);
  if (!unit || !isMoving || unit.moving === undefined) {
    const refused = setOutRefusal(unit, by, before, id);
    if (refused) return refused;
  } else if (unit.side !== by) return refuse('NOT_YOUR_UNIT', `You have no unit "${id}".`);
  if (before.some((other) => other.id === id)) return refuse('TWICE', `${unit?.name ?? id} is named twice.`);
  return memberRefusal(unit as Unit);
}

/** The last hex is paid for like any other (17.1/d); the first can always be entered (6.0/d). */
function entryRefusal(battle: Battle, units: readonly Unit[], to: string): Refusal | undefined {
  const from = units[0]?.at as string;
  const cost = entryCost(battle, { going: 'leg', side: units[0]?.side as string }, from, to);
  if (typeof cost !== 'number') return cost;
  for (const unit of units) {
    const left = (unit.allowance ?? allowanceOf(battle, unit, units, 'move')) - (unit.spent ?? 0);
    if (unit.spent && cost > left)
      return refuse(
        'TOO_FAR',
        `${unit.name} has ${left} Movement Points left and needs ${cost}.`,
        '6.0',
        '17.1/d',
      );
  }
  return hasRoom(battle, to, units)
    ? undefined
    : refuse('NO_ROOM', `There is no room for them in ${to}.`, '1.3/d');
}

export const assaultBack = order({
  title: 'Close Assault the vehicle',
  description: 'Overrun infantry turns on the vehicle in its hex, each unit after a Morale Check.',
  cites: ['15.3/e', '17.1/e'],
  answers: ['beset'],
  byExample: true,
  asks: { units: IDS.describe('The assaulters, and Leaders who help one each.') },
  *candidates({ battle, by }) {
    for (const unit of besetters(battle, by)) yield { units: [unit.id] };
  },
  read({ battle, by }, { units }) {
    const able = besetters(battle, by, true);
    const stranger = units.find((id, i) => !able.some((unit) => unit.id === id) || units.indexOf(id) < i);
    if (stranger !== undefined)
      return refuse('CANNOT_ASSAULT', `"${stranger}" cannot Close Assault the vehicle here.`, '15.3/e');
    const refused = groupRefusal(
      battle,
      units.map((id) => battle.theUnit(id)),
    );
    return refused ?? { units, by };
  },
  perform(act, { units, by }) {
    const { battle } = act;
    const at = battle.theUnit(units[0] as string).at as string;
    const vehicle = enemiesAt(battle, at, by).find(isVehicle) as Unit;
    act.done();
    act.effect('close-assault', { units, vehicle: vehicle.id }, { cites: ['15.3/e', '17.1'] });
    assault(act, { units, vehicle: vehicle.id, side: by, origin: 'here' });
  },
});

const besetters = (battle: Battle, side: string, withLeaders = false): Unit[] =>
  battle
    .units()
    .filter(
      (unit) =>
        unit.side === side &&
        (isBesetter(unit) || (withLeaders && unit.kind === 'leader' && isGoodOrder(unit))) &&
        unit.at !== undefined &&
        enemiesAt(battle, unit.at, side).some((enemy) => isVehicle(enemy) && enemy.moving !== undefined),
    );
