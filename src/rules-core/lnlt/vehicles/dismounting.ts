/** Dismounting (16.4): passengers get off, and may go on by themselves. */
import * as z from 'zod';
import { opened } from '../fire/window.js';
import { order } from '../form.js';
import { hasRoom } from '../ground/stacking.js';
import { modeRefusal } from '../movement/move.js';
import { ACTED, isFresh } from '../sequence/sides.js';
import { type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isInfantry } from '../units/kinds.js';
import { meetMines, ridingCost } from './passengers.js';
import {
  planRide,
  RIDE_MODES,
  type RideMode,
  ridingCosts,
  vehicleChanges,
  vehicleRefusal,
} from './riding.js';

const IDS = z.array(z.string()).min(1).max(6);

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
          opened(
            vehicle.at as string,
            vehicle.shaken ? units : [...units, vehicle],
            ridingCosts(units, vehicle),
          ),
        ],
        cites: ['16.4', '16.4/b', '16.4/d', ...(vehicle.shaken ? (['16.4/f'] as const) : [])],
      },
    );
    if (isMoving) act.become({ task: 'drive', units: [id], steps: [] });
    else if (!stays) planRide(act, id);
    if (mode === 'move') act.plan({ task: 'march', units: ids, path: [] });
    act.plan({ task: 'window' });
    meetMines(act, units, vehicle.at as string);
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
