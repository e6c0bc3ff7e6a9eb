/** Dismounting (6.6): out of the vehicle into its hex; a towed unit is unhitched. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { commandOf } from '../command/known.js';
import { order } from '../form.js';
import { hasRoom } from '../ground/stacking.js';
import { cell, terrainIn } from '../ground/terrain.js';
import { minesStrike } from '../mines/entry.js';
import { enemiesIn } from '../movement/route.js';
import { inActionOf } from '../sequence/sides.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isLeg, isVehicle, passengersOf } from '../units/kinds.js';
import { cannotClimb, cannotLoad } from './effort.js';
import { readVehicle } from './vehicle.js';
import { watched } from './watched.js';

const MOST = 6;

export const dismount = order({
  title: 'Dismount',
  description:
    'Passengers of a vehicle with MOVE or SHORT HALT dismount into its hex, what it tows is unhitched. It takes half of the vehicle’s factor, and they do nothing else in the turn.',
  cites: ['S.mounting', 'S.transport-and-towing/a'],
  answers: ['movement'],
  asks: {
    vehicle: z.string().describe('The vehicle.'),
    units: z.array(z.string()).min(1).max(MOST).describe('All units that dismount.'),
    facing: z
      .int()
      .min(0)
      .max(5)
      .optional()
      .describe('The hexside that they face; the vehicle’s when left out.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const vehicle of inActionOf(battle, by)) {
      if (!isVehicle(vehicle) || cannotLoad(battle, vehicle)) continue;
      const aboard = passengersOf(battle, vehicle).map(({ id }) => id);
      if (aboard.length > 0) yield { vehicle: vehicle.id, units: aboard };
      if (aboard.length > 1) for (const id of aboard) yield { vehicle: vehicle.id, units: [id] };
    }
  },
  read({ battle, by }, { vehicle: id, units: ids, facing }) {
    const loading = readVehicle(battle, by, id, cannotLoad);
    if (isRefusal(loading)) return loading;
    const { vehicle, at, cost } = loading;
    const standing = [...battle.unitsAt(at)];
    for (const [i, one] of ids.entries()) {
      const unit = battle.unit(one);
      const refusal =
        unit?.aboard !== id || ids.indexOf(one) < i
          ? refuse(
              'NOT_ABOARD',
              `"${one}" is not aboard ${vehicle.name}: name each passenger once.`,
              'S.mounting',
            )
          : (cannotClimb(battle, unit) ?? cannotStand(battle, unit, at, standing));
      if (refusal) return { ...refusal, path: `$.units[${i}]` };
      standing.push(afoot(unit as Unit));
    }
    return {
      vehicle: id,
      units: ids,
      facing: facing ?? vehicle.facing ?? 0,
      cost,
    };
  },
  listing: (_, __, { cost }) => ({ cost: { movement: cost } }),
  perform(act, { vehicle: id, units, facing, cost }) {
    const { battle } = act;
    const vehicle = battle.theUnit(id);
    act.effect(
      'dismounted',
      { vehicle: id, units },
      {
        changes: [
          { do: 'unit', unit: id, set: { mounted: true, spent: (vehicle.spent ?? 0) + cost } },
          ...units.map((unit) => ({ do: 'unit', unit, set: onFoot(battle, vehicle, facing) }) as const),
        ],
        cites: ['S.mounting'],
      },
    );
    for (const unit of units) minesStrike(act, unit);
    watched(act, [id, ...units]);
  },
});

const afoot = ({ aboard: _, ...unit }: Unit): Unit => unit;

function cannotStand(battle: Battle, unit: Unit, at: string, others: readonly Unit[]): Refusal | undefined {
  const row = terrainIn(battle, at);
  if (isLeg(unit) && cell(battle, row, 'leg') === 'P')
    return refuse('CLOSED_TERRAIN', `${unit.name} cannot dismount in ${at}: ${row}.`, 'S.cliff-impassable');
  if (!hasRoom(battle, unit, others))
    return refuse('NO_ROOM', `There is no room in ${at} for ${unit.name}.`, 'S.stacking/b');
  return enemiesIn(battle, unit, at);
}

/** They carry out the vehicle's command, and show it. */
const onFoot = (battle: Battle, vehicle: Unit, facing: number) =>
  ({
    aboard: null,
    mounted: true,
    facing,
    command: commandOf(battle, vehicle),
    spot: 'move',
  }) as const;
