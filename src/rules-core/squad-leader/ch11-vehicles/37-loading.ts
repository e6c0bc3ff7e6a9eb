/** Getting into and onto vehicles (11.37.6), before these move. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { clear } from '../ch01-sequence/markers.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { burdenOf } from '../ch04-movement/02-portage.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { factorsLeft } from '../ch04-movement/costs.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { order } from '../form.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import {
  infantryAt,
  isGuard,
  isInfantry,
  isLeader,
  isOnMap,
  isPrisoner,
  isVehicle,
  type OnMap,
  ofSide,
  vehiclesAt,
} from '../units/kinds.js';
import { cannotTake } from './37-passengers.js';
import { isAfv } from './state.js';

const COST = 1;
/** For each factor that those spend who get aboard, their vehicle has a quarter less. */
const QUARTERS = 4;

export const board = order({
  title: 'Board a vehicle',
  description:
    'Infantry gets into or onto a vehicle in its hex that has not moved, for one movement factor. For each factor that the unit has spent in this phase the vehicle loses a quarter of its points.',
  cites: ['11.37.6/a', '11.37.3', '11.37.1'],
  answers: ['movement'],
  asks: {
    unit: z.string().describe('Who gets aboard, with all that it carries.'),
    vehicle: z.string().describe('The vehicle in its hex.'),
  },
  *candidates({ battle, by }) {
    for (const vehicle of ofSide(battle, by))
      if (isVehicle(vehicle) && isOnMap(vehicle))
        for (const unit of infantryAt(battle, vehicle.at, by)) yield { unit: unit.id, vehicle: vehicle.id };
  },
  read({ battle, by }, { unit: id, vehicle: vehicleId }) {
    const isWithGun = hasPushedIts(battle, id, vehicleId);
    const unit = boarder(battle, by, id, isWithGun);
    if (isRefusal(unit)) return { path: '$.unit', ...unit };
    const vehicle = vehiclesAt(battle, unit.at, by).find((one) => one.id === vehicleId);
    if (!vehicle)
      return {
        ...refuse('NOT_TOGETHER', `"${vehicleId}" is not a vehicle of yours in ${unit.at}.`, '11.37.6/a'),
        path: '$.vehicle',
      };
    if (vehicle.abandoned || (!isWithGun && (vehicle.spent ?? 0) !== (vehicle.loaded ?? 0)))
      return refuse('HAS_MOVED', `${vehicle.name} takes nobody aboard once it has moved.`, '11.37.6/a');
    if (vehicle.convoy !== undefined && !isLeader(unit))
      return refuse('NO_ROOM', `${vehicle.name} is full, as all of its convoy is.`, '11.40.13');
    const isFull = cannotTake(battle, vehicle, unit);
    if (isFull) return isFull;
    return factorsLeft(battle, unit, infantryAt(battle, unit.at, by)) < COST
      ? refuse('TOO_FAR', `${unit.name} has no movement factor left to get aboard.`, '11.37.6/a')
      : { unit: id, vehicle: vehicleId };
  },
  perform(act, { unit: id, vehicle: vehicleId }) {
    const { battle } = act;
    giveAway(act, [id, vehicleId], '2.5.2');
    const [unit, vehicle] = [battle.theUnit(id) as OnMap, battle.theUnit(vehicleId)];
    const { mp = 0, loaded = 0 } = vehicle;
    const spent = (unit.spent ?? 0) + COST;
    const delay = Math.min(mp, (spent + burdenOf(battle, unit)) * Math.ceil(mp / QUARTERS));
    const now = Math.max(loaded, delay);
    const changes: Change[] = [
      ...clear(battle, ['moving']),
      {
        do: 'unit',
        unit: id,
        set: {
          aboard: vehicleId,
          moved: true,
          spent,
          track: [...(unit.track ?? []), unit.at],
          costs: [...(unit.costs ?? []), COST],
          ...(isAfv(vehicle) && { beneath: { vehicle: vehicleId, at: unit.at } }),
          ...(unit.entrenched && { entrenched: null }),
          ...(unit.bunkered && { bunkered: null }),
        },
      },
      { do: 'unit', unit: vehicleId, set: { loaded: now, spent: Math.max(now, vehicle.spent ?? 0) } },
    ];
    act.effect(
      'boarded',
      { unit: id, vehicle: vehicleId, mp: now - loaded },
      { changes, cites: ['11.37.6/a'] },
    );
  },
});

/** Unbroken men on foot who could still move. */
function boarder(battle: Battle, by: string, id: string, isWithGun: boolean): OnMap | Refusal {
  const unit = battle.unit(id);
  if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit) || isPrisoner(unit))
    return refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`);
  return held(battle, unit, isWithGun) ?? unit;
}

/** A crew that has pushed its gun to a vehicle which waits there, and hooked it up, goes along (10.2/q2). */
function hasPushedIts(battle: Battle, id: string, vehicleId: string): boolean {
  const { hitching, track, at } = battle.unit(id) ?? {};
  const { tows = '', loaded } = battle.unit(vehicleId) ?? {};
  return hitching === true && track?.at(-1) === at && battle.unit(tows)?.pushed === true && !loaded;
}

function held(battle: Battle, unit: Unit, isWithGun: boolean): Refusal | undefined {
  if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '11.37.14');
  if (unit.berserk) return refuse('BERSERK', `${unit.name} is berserk, and charges.`, '3.25.3');
  if (unit.ti) return refuse('IMMOBILE', `${unit.name} is temporarily immobilized.`, '3.30.1');
  if (unit.onSkis) return refuse('MOUNTED', `${unit.name} takes off its skis first.`, '4.13/Q');
  if (isMounted(unit)) return refuse('MOUNTED', `${unit.name} dismounts first.`, '11.37.6/a');
  if (isGuard(battle, unit))
    return refuse('PRISONER', `${unit.name} guards prisoners, for whom there is no room.`, '11.37.3');
  if (isInMelee(battle, unit)) return refuse('IN_MELEE', `${unit.name} is locked in melee.`, '6.3.1');
  if (unit.prep || unit.fired)
    return refuse('HAS_FIRED', `${unit.name} has fired in this player turn.`, '4.1.1');
  return unit.searched || unit.dismounted || (unit.moved && !unit.moving && !isWithGun)
    ? refuse('HAS_MOVED', `${unit.name} has moved in this phase.`, '4.1.13')
    : undefined;
}
