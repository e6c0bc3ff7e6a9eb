/** One step of a vehicle, alone or with people on foot beside it: a pivot or the next hex (15.1, 6.5). */
import * as z from 'zod';
import { vertex } from '../attributes/forms.js';
import type { Mode } from '../attributes/index.js';
import { hexOf } from '../ground/places.js';
import { hasRoom } from '../ground/stacking.js';
import { readStep, towardsEnemy } from '../movement/step.js';
import { type Battle, type Refusal, refuse, roundUp, type Unit } from '../system.js';
import { enemiesAt, isVehicle } from '../units/kinds.js';
import { driveCost } from './costs.js';
import { facingOf, turnBetween } from './facing.js';
import { OVERRUN_COST, overrunRefusal } from './overrun.js';

export const STEPS = z
  .array(
    z.strictObject({
      face: vertex.optional().describe('Pivot to face that vertex first, at 1 MP per vertex.'),
      to: z
        .string()
        .optional()
        .describe('Then enter that hex: forward beside the vertex it faces, or in reverse.'),
    }),
  )
  .min(1)
  .max(24)
  .describe('Pivots and hexes, one after the other.');

/** A pivot or a hex. */
export type Step = { readonly face: number } | { readonly to: string };

export const inSteps = (
  asked: readonly { readonly face?: number | undefined; readonly to?: string | undefined }[],
): Step[] =>
  asked.flatMap(({ face, to }) => [
    ...(face === undefined ? [] : [{ face }]),
    ...(to === undefined ? [] : [{ to }]),
  ]);

/** What each of the movers pays. */
export type Costs = ReadonlyMap<string, number>;

/** Vehicles spend half their MF when Shaken, half of what is left of it in Assault Movement; fractions up (15.0/b, 15.2). */
export function vehicleAllowance({ mf = 0, shaken }: Unit, mode: Mode): number {
  const whole = shaken ? roundUp(mf / 2) : mf;
  return mode === 'assault-move' ? roundUp(whole / 2) : whole;
}

export const leftOf = ({ allowance = 0, spent = 0 }: Unit): number => allowance - spent;

/** What the step costs each, or why it cannot be taken. */
export function readVehicleStep(
  battle: Battle,
  movers: readonly Unit[],
  step: Step,
  mode: Mode,
): Costs | Refusal {
  const vehicle = movers.find(isVehicle) as Unit;
  if ('face' in step) {
    const mp = turnBetween(facingOf(vehicle), step.face);
    if (mp === 0) return refuse('SAME_FACING', `${vehicle.name} faces that way already.`, '15.1/j');
    return tooFar(vehicle, mp) ?? new Map([[vehicle.id, mp]]);
  }
  const cost = driveCost(battle, vehicle, step.to);
  if (typeof cost !== 'number') return cost;
  const enemies = enemiesAt(battle, hexOf(step.to), vehicle.side);
  const closed = enemies.length > 0 ? overrunRefusal(battle, movers, step.to, mode) : undefined;
  const refusal = closed ?? towardsEnemy(battle, vehicle, step.to);
  if (refusal) return refusal;
  const mp = cost + (enemies.length > 0 ? OVERRUN_COST : 0);
  const isFirst = (vehicle.spent ?? 0) === 0 && mode === 'move' && enemies.length === 0;
  const refused = isFirst && (vehicle.mf ?? 0) > 0 ? undefined : tooFar(vehicle, mp);
  if (refused) return refused;
  if (!hasRoom(battle, step.to, movers))
    return refuse('NO_ROOM', `There is no room for ${vehicle.name} in ${step.to}.`, '1.3/d');
  const foot = movers.filter((unit) => !isVehicle(unit));
  const walked = foot.length > 0 ? readStep(battle, foot, step.to, mode) : 0;
  if (typeof walked !== 'number') return walked;
  return new Map(movers.map((unit) => [unit.id, isVehicle(unit) ? mp : walked]));
}

const tooFar = (vehicle: Unit, mp: number): Refusal | undefined =>
  mp <= leftOf(vehicle)
    ? undefined
    : refuse(
        'TOO_FAR',
        `${vehicle.name} has ${leftOf(vehicle)} Movement Points left and needs ${mp}.`,
        '15.1',
      );

/** The movers as they would be after the step. */
export const after = (movers: readonly Unit[], step: Step, costs: Costs): Unit[] =>
  movers.map((unit) => ({
    ...unit,
    spent: (unit.spent ?? 0) + (costs.get(unit.id) ?? 0),
    ...('to' in step ? { at: step.to } : isVehicle(unit) ? { facing: step.face } : {}),
  }));
