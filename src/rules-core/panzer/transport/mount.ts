/** Mounting (6.6): leg units climb into a vehicle of their hex, towed units are hitched to it. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { order } from '../form.js';
import { inActionOf, plays } from '../sequence/sides.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isLeg, isTowed, isVehicle, notYours } from '../units/kinds.js';
import { fits } from './capacity.js';
import { cannotClimb, cannotLoad } from './effort.js';
import { readVehicle } from './vehicle.js';
import { watched } from './watched.js';

const MOST = 6;

export const mount = order({
  title: 'Mount',
  description:
    'Leg units mount a vehicle of their hex, towed units are hitched to it. All have MOVE or SHORT HALT; it takes half of the vehicle’s factor, and they do nothing else in the turn.',
  cites: ['S.mounting', 'S.transport-and-towing/a'],
  answers: ['movement'],
  asks: {
    vehicle: z.string().describe('The vehicle.'),
    units: z.array(z.string()).min(1).max(MOST).describe('All units that mount it or are hitched to it.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const own = inActionOf(battle, by);
    for (const vehicle of own) {
      if (!isVehicle(vehicle) || cannotLoad(battle, vehicle)) continue;
      const able = own.filter((unit) => unit.at === vehicle.at && !cannotBoard(battle, unit, vehicle));
      for (const { id } of able) yield { vehicle: vehicle.id, units: [id] };
      const together = able.filter((_, i) => fits(battle, vehicle, able.slice(0, i + 1)));
      if (together.length > 1) yield { vehicle: vehicle.id, units: together.map(({ id }) => id) };
    }
  },
  read({ battle, by }, { vehicle: id, units: ids }) {
    const loading = readVehicle(battle, by, id, cannotLoad);
    if (isRefusal(loading)) return loading;
    const { vehicle, cost } = loading;
    const units: Unit[] = [];
    for (const [i, one] of ids.entries()) {
      const unit = battle.unit(one);
      const refusal =
        unit?.side !== by
          ? notYours(one)
          : ids.indexOf(one) < i
            ? refuse('HAS_MOVED', `${unit.name} is named twice: name each unit once.`, 'S.mounting')
            : cannotBoard(battle, unit, vehicle);
      if (refusal) return { ...refusal, path: `$.units[${i}]` };
      units.push(unit as Unit);
    }
    if (
      !fits(
        battle,
        vehicle,
        units.filter((unit) => !isCrewOf(battle, unit, vehicle)),
      )
    )
      return {
        ...refuse('NO_ROOM', `${vehicle.name} has no room for all of them.`, 'S.transport-and-towing/a'),
        path: '$.units',
      };
    return { vehicle: id, units: ids, cost };
  },
  listing: (_, __, { cost }) => ({ cost: { movement: cost } }),
  perform(act, { vehicle, units, cost }) {
    const { battle } = act;
    const crew = units.filter((id) => isCrewOf(battle, battle.theUnit(id), battle.theUnit(vehicle)));
    act.effect(
      'mounted',
      { vehicle, units },
      {
        changes: [
          loaded(battle.theUnit(vehicle), cost, crew[0] === undefined ? undefined : battle.theUnit(crew[0])),
          ...units.map(
            (id): Change => (crew.includes(id) ? { do: 'leave', unit: id } : boarding(id, vehicle)),
          ),
        ],
        cites: crew.length > 0 ? ['S.mounting', '7.47/c'] : ['S.mounting'],
      },
    );
    watched(act, [vehicle]);
  },
});

/** Why it cannot mount this vehicle, room aside. */
function cannotBoard(battle: Battle, unit: Unit, vehicle: Unit): Refusal | undefined {
  const { name } = unit;
  if (!isLeg(unit) && !isTowed(unit))
    return refuse('CANNOT_MOUNT', `${name} is not a leg or towed unit: name others.`, 'S.mounting');
  if (unit.aboard !== undefined)
    return refuse('IS_ABOARD', `${name} is mounted already: name others.`, 'S.mounting');
  if (unit.at !== vehicle.at)
    return refuse('NOT_TOGETHER', `${name} is not in the hex of ${vehicle.name}.`, 'S.mounting');
  if (!isCrewOf(battle, unit, vehicle) && !fits(battle, vehicle, [unit]))
    return refuse('NO_ROOM', `${vehicle.name} has no room for ${name}.`, 'S.transport-and-towing/a');
  return cannotClimb(battle, unit);
}

/** A dismounted FO comes back into the crew of his vehicle, and takes no room in it (7.47/c). */
const isCrewOf = (battle: Battle, { parent }: Unit, vehicle: Unit): boolean =>
  plays(battle, '7.47') && parent === vehicle.id;

const boarding = (unit: string, aboard: string): Change => ({
  do: 'unit',
  unit,
  set: { aboard, mounted: true, fullCover: null, inside: null },
});

/** The FO who is crew again brings the leader that he is. */
const loaded = ({ id, spent = 0 }: Unit, cost: number, observer: Unit | undefined): Change => ({
  do: 'unit',
  unit: id,
  set: {
    mounted: true,
    spent: spent + cost,
    ...(observer && { observer: true }),
    ...(observer?.leader && { leader: observer.leader }),
  },
});
