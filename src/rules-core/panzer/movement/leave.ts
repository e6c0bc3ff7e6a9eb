/** Leaving the map (4.5.1.1.9): out of a hex from which the scenario lets its side go; the hex left is paid for. */
import * as z from 'zod';
import { hexAt } from '../../mechanics/places.js';
import { commandOf } from '../command/known.js';
import { order } from '../form.js';
import { cell, terrainIn } from '../ground/terrain.js';
import { isCounter } from '../hidden/counters.js';
import { notItsFormation } from '../initiative/groups.js';
import { inActionOf } from '../sequence/sides.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { spentBy } from '../transport/effort.js';
import { isLeg, isVehicle, passengersOf } from '../units/kinds.js';
import { allowanceOf } from './allowance.js';
import { bogsDown } from './bog.js';

export const leaveMap = order({
  title: 'Leave the map',
  description:
    'A unit with MOVE or SHORT HALT in a hex from which its side may leave goes off the map with all aboard, also after its move. It pays the cost of the hex.',
  cites: ['S.movement-costs/a'],
  answers: ['movement'],
  asks: { unit: z.string().describe('The unit that leaves.') },
  *candidates({ battle, by }) {
    for (const { id } of inActionOf(battle, by)) yield { unit: id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = battle.unit(id);
    const why =
      unit?.side !== by || unit.at === undefined
        ? refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`)
        : cannotLeave(battle, unit);
    return why ? { ...why, path: '$.unit' } : { unit: id, cost: costOf(battle, unit as Unit) };
  },
  listing: (_, __, { cost }) => ({ cost: { movement: cost } }),
  perform(act, { unit: id }) {
    const { battle } = act;
    const unit = battle.theUnit(id);
    if (!isOnRoad(battle, unit) && bogsDown(act, unit)) return;
    const gone = [id, ...passengersOf(battle, unit).map((one) => one.id)];
    const exited = [...(battle.side(unit.side).exited ?? []), ...gone];
    act.effect(
      'left-map',
      { units: gone, at: unit.at as string },
      {
        changes: [
          ...gone.map((one) => ({ do: 'leave', unit: one }) as const),
          { do: 'side', side: unit.side, set: { exited } },
        ],
        cites: ['S.movement-costs/a'],
      },
    );
  },
});

const isOnRoad = (battle: Battle, unit: Unit): boolean =>
  !isLeg(unit) && hexAt(battle, unit.at as string).roads !== 0;

function costOf(battle: Battle, unit: Unit): number {
  const at = unit.at as string;
  if (isOnRoad(battle, unit)) return 1;
  const column = isLeg(unit) ? 'leg' : unit.traction === 'W' ? 'w' : 'th';
  return Number(cell(battle, terrainIn(battle, at), column)) || 1;
}

function cannotLeave(battle: Battle, unit: Unit): Refusal | undefined {
  const { name } = unit;
  const at = unit.at as string;
  if (isCounter(unit))
    return refuse('IS_HIDDEN', `${name} does not leave the map: show it, then its units may.`, '7.2.2.2/a');
  if (!battle.side(unit.side).exits?.includes(at))
    return refuse('NO_WAY_OUT', `Nobody leaves the map from ${at}: go to a hex where your side may.`);
  const command = commandOf(battle, unit);
  if (command !== 'move' && command !== 'short-halt')
    return refuse('NO_MOVE_COMMAND', `${name} has neither MOVE nor SHORT HALT.`, 'S.command-counters/a');
  if (unit.aboard !== undefined) return refuse('IS_ABOARD', `${name} leaves with its vehicle.`, 'S.mounting');
  if (unit.bailedOut || (isVehicle(unit) && (unit.trackHit || unit.outOfFuel || unit.bogged)))
    return refuse('IMMOBILE', `${name} cannot move.`, 'S.immobile-vehicle');
  if (unit.assaulted || (unit.mounted && !isVehicle(unit)))
    return refuse('HAS_MOVED', `${name} has done something else in this turn.`, 'S.movement-costs/a');
  const waits = notItsFormation(battle, unit);
  if (waits) return waits;
  const gait = unit.gait ?? 'crossCountry';
  const spent = spentBy(unit, gait);
  const left = allowanceOf(battle, unit, gait) - spent;
  return spent > 0 && costOf(battle, unit) > left
    ? refuse('TOO_FAR', `${name} has ${left} left, this costs ${costOf(battle, unit)}.`, 'S.movement-costs/a')
    : undefined;
}
