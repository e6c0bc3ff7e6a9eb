/** Vehicles as reinforcements (22.0): each comes in by itself, with all who ride in or on it. */
import * as z from 'zod';
import { vertex } from '../attributes/forms.js';
import { order } from '../form.js';
import { firstCost } from '../ground/costs.js';
import { hasRoom } from '../ground/stacking.js';
import { enter } from '../movement/march.js';
import { ACTED } from '../sequence/sides.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { enemiesAt, isVehicle, trainOf } from '../units/kinds.js';
import { asGoer } from '../vehicles/costs.js';
import { routeRefusal, VEHICLE_MODES, type VehicleMode } from '../vehicles/driving.js';
import { inSteps, STEPS, vehicleAllowance } from '../vehicles/steps.js';
import { dueUnits } from './due.js';

const dueVehicles = (battle: Battle, side: string): Unit[] => dueUnits(battle, side).filter(isVehicle);

/** Movement Points for the first hex, or why it cannot come in there; one hex is always within its reach (6.0/d). */
function firstHex(battle: Battle, vehicle: Unit, at: string, mode: VehicleMode): number | Refusal {
  if (!vehicle.enters?.hexes.includes(at))
    return refuse('NOT_AN_ENTRY_HEX', `${vehicle.name} does not enter in ${at}.`, '22.0');
  const cost = firstCost(battle, asGoer(vehicle), at);
  if (typeof cost !== 'number') return cost;
  if (enemiesAt(battle, at, vehicle.side).length > 0)
    return refuse('ENEMY_THERE', `There are enemies in ${at}: choose another entry hex.`, '22.0');
  if (mode === 'assault-move' && cost > vehicleAllowance(vehicle, mode))
    return refuse('TOO_FAR', `${vehicle.name} does not reach ${at} by Assault Movement.`, '15.2');
  return hasRoom(battle, at, [vehicle])
    ? cost
    : refuse('NO_ROOM', `There is no room for ${vehicle.name} in ${at}.`, '1.3/d');
}

export const canDriveIn = (battle: Battle, side: string): Unit | undefined =>
  dueVehicles(battle, side).find((vehicle) =>
    vehicle.enters?.hexes.some((at) => typeof firstHex(battle, vehicle, at, 'move') === 'number'),
  );

export const driveIn = order({
  title: 'Drive onto the map',
  description:
    'A vehicle of the reinforcements comes onto the map with all aboard, and goes on as far as it can.',
  cites: ['22.0', '22.0/d', '22.0/e', '15.1'],
  answers: ['impulse'],
  byExample: true,
  asks: {
    unit: z.string().describe('The vehicle.'),
    mode: z.enum(VEHICLE_MODES).describe('How it moves.'),
    at: z.string().describe('The entry hex.'),
    face: vertex.describe('The vertex that it faces there.'),
    steps: STEPS.optional(),
  },
  *candidates({ battle, by }) {
    for (const { id, enters } of dueVehicles(battle, by))
      for (const at of enters?.hexes ?? [])
        for (let face = 0; face < 6; face++) yield { unit: id, mode: 'move' as const, at, face };
  },
  read({ battle, by }, { unit: id, mode, at, face, steps = [] }) {
    const vehicle = dueVehicles(battle, by).find((unit) => unit.id === id);
    if (!vehicle)
      return {
        ...refuse('NOT_DUE', `No vehicle "${id}" comes onto the map in this impulse.`, '22.0/e'),
        path: '$.unit',
      };
    if (mode === 'assault-move' && vehicle.shaken)
      return refuse('SHAKEN', `${vehicle.name} is Shaken: it cannot use Assault Movement.`, '15.0/b', '6.1');
    const cost = firstHex(battle, vehicle, at, mode);
    if (typeof cost !== 'number') return { ...cost, path: '$.at' };
    const allowance = vehicleAllowance(vehicle, mode);
    const there: Unit = { ...vehicle, at, facing: face, allowance, spent: cost };
    return (
      routeRefusal(battle, [there], steps, mode) ?? {
        unit: id,
        mode,
        at,
        face,
        allowance,
        cost,
        steps: inSteps(steps),
      }
    );
  },
  perform(act, { unit: id, mode, at, face, allowance, cost, steps }) {
    const { battle } = act;
    const vehicle = battle.theUnit(id);
    const aboard = trainOf(battle, vehicle).filter(({ enters }) => enters !== undefined);
    const set = { moving: mode, spent: 0, allowance, activated: at, enters: null, facing: face };
    act.effect(
      'came-on',
      { units: [id] },
      {
        changes: [
          { do: 'unit', unit: id, set: { ...set, began: true } },
          ...aboard.map((unit): Change => ({ do: 'unit', unit: unit.id, set: { enters: null } })),
          { do: 'clock', set: { groups: [{ at, moved: true }] } },
          ACTED,
        ],
        cites: ['22.0/d', mode === 'move' ? '15.1' : '15.2'],
      },
    );
    act.plan({ task: 'acting' }, { task: 'parked', vehicle: id }, { task: 'drive', units: [id], steps });
    enter(act, [battle.theUnit(id)], at, new Map([[id, cost]]));
  },
});
