/** Riders and tows (11.5): who may ride, getting on and off, what protects riders. */
import { fftDrm } from '../cards.js';
import { heldRefusal } from '../close-combat/leaving.js';
import type { Attack, Shot } from '../fire/shot.js';
import type { MoveAct, Step } from '../movement/acts.js';
import { type Act, type Battle, type Modifier, type Refusal, refuse, roundUp, type Unit } from '../system.js';
import { levelOf } from '../terrain/ground.js';
import { distance } from '../terrain/places.js';
import { throwOff } from './damage.js';
import { isArmouredHalfTrack, isRidingHalfTrack, isVehicle, ridersOf } from './status.js';

/** What a unit takes up in squads (8.1.2); leaders ride beyond all capacity (11.5.4). */
const room = (unit: Unit): number => (unit.kind === 'leader' ? 0 : unit.kind === 'squad' ? 1 : 0.5);
const isTow = (unit: Unit): boolean => unit.kind === 'gun';

/** A quarter of the transport's Movement Points, rounded up (11.5.5). */
export const quarterOf = (vehicle: Unit): number => roundUp((vehicle.mp ?? 0) / 4);

/** Is there room, or a hook (11.5.2)? */
export function boardingRefusal(battle: Battle, unit: Unit, vehicle: Unit): Refusal | undefined {
  const { capacity } = vehicle;
  if (
    vehicle.side !== unit.side ||
    !isVehicle(vehicle) ||
    vehicle.at !== unit.at ||
    unit.aboard !== undefined
  )
    return refuse('NO_TRANSPORT', `${unit.name} has no transport here.`, '11.5.5');
  const held = heldRefusal(battle, unit);
  if (held) return held;
  if (isTow(unit)) return hookRefusal(battle, unit, vehicle);
  if (unit.kind === 'vehicle' || unit.kind === 'raft' || unit.kind === 'aircraft')
    return refuse('CANNOT_RIDE', `Only infantry rides on vehicles.`, '11.5.2');
  const taken = ridersOf(battle, vehicle)
    .filter((rider) => !isTow(rider))
    .reduce((sum, rider) => sum + room(rider), 0);
  return taken + room(unit) <= (capacity?.squads ?? 0)
    ? undefined
    : refuse('NO_ROOM', `${vehicle.name} has no room for ${unit.name}.`, '11.5.1', '11.5.2');
}

/** One gun or mortar to a hook; a limbered gun only on its Limber side (10.4.1.1). */
function hookRefusal(battle: Battle, unit: Unit, vehicle: Unit): Refusal | undefined {
  if (unit.limbers && unit.face !== 'move')
    return refuse('NOT_LIMBERED', `${unit.name} is towed on its Limber side only.`, '10.4.1.1');
  const isFree = vehicle.capacity?.tows === true && !ridersOf(battle, vehicle).some(isTow);
  return isFree
    ? undefined
    : refuse('NO_HOOK', `${vehicle.name} cannot tow ${unit.name}.`, '11.5.1', '11.5.2');
}

/** A quarter of its Movement Points must be left in this phase. */
export function quarterRefusal(vehicle: Unit): Refusal | undefined {
  const left = (vehicle.mp ?? 0) - (vehicle.mpUsed ?? 0);
  return left >= quarterOf(vehicle)
    ? undefined
    : refuse('NO_MP_LEFT', `${vehicle.name} has not enough Movement Points left.`, '11.5.5');
}

/** Takes the unit aboard. What it costs the transport counts for the rest of the phase. */
export function board(act: Act, unit: Unit, vehicle: Unit): void {
  const mp = quarterOf(vehicle);
  act.effect(
    'mounted',
    { unit: unit.id, on: vehicle.id, mp, ...(isTow(unit) && { towed: true as const }) },
    {
      changes: [
        { do: 'unit', unit: unit.id, set: { aboard: vehicle.id } },
        { do: 'unit', unit: vehicle.id, set: { mpUsed: (vehicle.mpUsed ?? 0) + mp } },
      ],
      cites: ['11.5.5'],
    },
  );
}

/** Sets the unit down in the transport's hex; `marker`: how it has moved, when the transport does so on its own move. */
export function alight(act: Act, unit: Unit, marker?: Unit['marker']): void {
  const vehicle = act.battle.theUnit(unit.aboard as string);
  const mp = quarterOf(vehicle);
  act.effect(
    'dismounted',
    { unit: unit.id, from: vehicle.id, mp },
    {
      changes: [
        { do: 'unit', unit: unit.id, set: { aboard: null, ...(marker && { marker }) } },
        { do: 'unit', unit: vehicle.id, set: { mpUsed: (vehicle.mpUsed ?? 0) + mp } },
      ],
      cites: ['11.5.5'],
    },
  );
}

/** Getting on, for 1 MP, but not at a run (11.5.5). */
export const mount: MoveAct = {
  cost(battle: Battle, unit: Unit, { at }: Step): number | Refusal {
    const vehicle = at === undefined ? undefined : battle.unit(at);
    if (!vehicle) return refuse('NO_TRANSPORT', `${unit.name} has no transport here.`, '11.5.5');
    return boardingRefusal(battle, unit, vehicle) ?? quarterRefusal(vehicle) ?? 1;
  },
  perform: (act, unit, { at }) => board(act, unit, act.battle.theUnit(at as string)),
};

export const dismount: MoveAct = {
  cost(battle: Battle, unit: Unit): number | Refusal {
    const vehicle = unit.aboard === undefined ? undefined : battle.unit(unit.aboard);
    if (!vehicle) return refuse('NOT_RIDING', `${unit.name} does not ride on a vehicle.`, '11.5.5');
    return quarterRefusal(vehicle) ?? 1;
  },
  perform: (act, unit) => alight(act, unit),
};

/** When a vehicle fires its riders are off it; inside a half-track they stay (11.5.7). */
export function dismountRiders(act: Act, ids: readonly string[]): void {
  for (const id of ids) {
    const vehicle = act.battle.unit(id);
    if (vehicle && isVehicle(vehicle) && !isArmouredHalfTrack(vehicle)) throwOff(act, vehicle, '11.5.7');
  }
}

/** Nothing but a half-track's sides covers riders (11.5.7, 11.5.8.1). */
export function riderModifiers(battle: Battle, target: Unit): Modifier[] {
  if (!isRidingHalfTrack(battle, target)) return [];
  return [{ why: 'half-track', drm: fftDrm(battle, 'riders in a half-track'), cites: '11.5.8.1' }];
}

/** Small arms do not reach riders in a half-track who have not fired, unless they come from above (11.5.8, 11.5.8.1). */
export function isSheltered(battle: Battle, target: Unit, shot: Shot, attack: Attack): boolean {
  if (!isRidingHalfTrack(battle, target) || (target.fired ?? 0) > 0) return false;
  return shot.firers.every(({ unit, ready }) => {
    const isSmall = ready.fireClass === 'infantry' || ready.fireClass === 'mg';
    const above = levelOf(battle, unit.at as string) - levelOf(battle, attack.at);
    return isSmall && (above <= 0 || above < distance(battle, unit.at as string, attack.at));
  });
}

/** Infantry that moves in step with a vehicle in its hex is not fired on as moving (11.2.3). */
export function isEscorted(battle: Battle, unit: Unit): boolean {
  if (unit.moving === undefined || unit.at === undefined || isVehicle(unit)) return false;
  return battle
    .unitsAt(unit.at)
    .some((other) => isVehicle(other) && other.side === unit.side && other.moving === 'vehicle');
}
