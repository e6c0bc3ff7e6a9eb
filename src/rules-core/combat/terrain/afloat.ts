/** Rafts and boats (6.12.4): crews on land, Transport on the water. */
import { fftDrm, infantryCost } from '../cards.js';
import type { MoveAct } from '../movement/acts.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  type Refusal,
  refuse,
  type Unit,
} from '../system.js';
import { isWater } from './ground.js';
import { neighbours } from './places.js';

export const isCraft = (unit: Unit): boolean => unit.kind === 'raft';

/** Crew side up on land, raft side up on the water: one flips between them beside the water (6.12.4.2). */
export function launchRefusal(battle: Battle, unit: Unit, to: string): Refusal | undefined {
  if (!isCraft(unit) || unit.at === undefined) return undefined;
  const [here, there] = [isWater(battle, unit.at), isWater(battle, to)];
  if (here || there)
    return unit.face === 'move'
      ? refuse('FLIP_FIRST', `${unit.name} must be on its raft side on the water.`, '6.12.4.2')
      : undefined;
  return unit.face === 'weapon'
    ? refuse('FLIP_FIRST', `${unit.name} is carried on its crew side.`, '6.12.4.2')
    : undefined;
}

/** A river hex: 1 for a motor boat; a raft pays double (6.12.4.3). */
export function waterCost(battle: Battle, unit: Unit): number {
  const one = infantryCost(battle, 'River, on Sturmboot / raft') ?? 1;
  return unit.motorboat ? one : 2 * one;
}

const ridersOn = (battle: Battle, craft: Unit): Unit[] =>
  battle.units().filter(({ aboard }) => aboard === craft.id);

/** Its passengers go with it, and those on a vehicle that it carries. */
export const carried = (battle: Battle, craft: Unit, to: string): Change[] =>
  isCraft(craft)
    ? ridersOn(battle, craft)
        .flatMap((rider) => [rider, ...ridersOn(battle, rider)])
        .map(({ id }) => ({ do: 'unit', unit: id, set: { at: to } }))
    : [];

const room = (unit: Unit): number =>
  unit.kind === 'leader' ? 0 : unit.kind === 'squad' || unit.kind === 'gun' ? 1 : 0.5;

function embarkRefusal(battle: Battle, unit: Unit, craft: Unit | undefined): Refusal | undefined {
  if (
    !craft ||
    !isCraft(craft) ||
    craft.side !== unit.side ||
    craft.at !== unit.at ||
    unit.aboard !== undefined
  )
    return refuse('NO_CRAFT', `No raft or boat waits for ${unit.name}.`, '6.12.4.1');
  const byWater =
    isWater(battle, craft.at as string) ||
    neighbours(battle, craft.at as string).some((hex) => isWater(battle, hex));
  if (craft.face === 'move' || !byWater)
    return refuse('NOT_LAUNCHED', `${craft.name} lies crew side up, or away from the water.`, '6.12.4.1');
  const aboard = ridersOn(battle, craft);
  if (unit.kind === 'vehicle') {
    const free = craft.carriesVehicle && aboard.length === 0;
    return free ? undefined : refuse('NO_ROOM', `${craft.name} does not take ${unit.name}.`, '6.12.4.1');
  }
  if (isCraft(unit) || unit.kind === 'aircraft')
    return refuse('NO_ROOM', `${craft.name} does not take ${unit.name}.`, '6.12.4.1');
  const load = aboard.reduce((sum, rider) => sum + room(rider), 0) + room(unit);
  return load <= (craft.capacity?.squads ?? 0)
    ? undefined
    : refuse('NO_ROOM', `${craft.name} has no room for ${unit.name}.`, '6.12.4.1');
}

/** The raft on which a vehicle drives by coming into its hex (6.12.4.1). */
export const raftFor = (battle: Battle, vehicle: Unit): Unit | undefined =>
  battle
    .unitsAt(vehicle.at as string)
    .find((craft) => isCraft(craft) && embarkRefusal(battle, vehicle, craft) === undefined);

/** On board for 1 MP, as one mounts other Transport (6.12.4.1). */
export const embark: MoveAct = {
  cost: (battle, unit, { at }) =>
    embarkRefusal(battle, unit, at === undefined ? undefined : battle.unit(at)) ?? 1,
  perform: (act, unit, { at }) => boardCraft(act, unit, at as string),
};

export function boardCraft(act: Act, unit: Unit, craft: string): void {
  act.effect(
    'embarked',
    { unit: unit.id, on: craft },
    { changes: [{ do: 'unit', unit: unit.id, set: { aboard: craft, dugIn: null } }], cites: ['6.12.4.1'] },
  );
}

/** Ashore, where the craft lies on land. */
export const disembark: MoveAct = {
  cost(battle, unit) {
    const craft = unit.aboard === undefined ? undefined : battle.unit(unit.aboard);
    if (!craft || !isCraft(craft))
      return refuse('NO_CRAFT', `${unit.name} is not on a raft or boat.`, '6.12.4.1');
    return isWater(battle, craft.at as string)
      ? refuse('WATER', `${craft.name} is on the water.`, '6.12.4.2')
      : 1;
  },
  perform: (act, unit) => land(act, unit),
};

export function land(act: Act, unit: Unit): void {
  const from = unit.aboard as string;
  act.effect(
    'landed',
    { unit: unit.id, from },
    { changes: [{ do: 'unit', unit: unit.id, set: { aboard: null } }], cites: ['6.12.4.1'] },
  );
}

/** On the water there is no cover, and everybody counts as moving cautiously (6.12.4.4). */
export function raftModifiers(battle: Battle, target: Unit): Modifier[] {
  if (!isOnWater(battle, target)) return [];
  return [
    {
      why: 'on a raft',
      drm: fftDrm(battle, 'units on a raft, units clearing mines or wire'),
      cites: '6.12.4.4',
    },
  ];
}

export function isOnWater(battle: Battle, unit: Unit): boolean {
  const craft = isCraft(unit) ? unit : unit.aboard === undefined ? undefined : battle.unit(unit.aboard);
  return craft?.at !== undefined && isCraft(craft) && isWater(battle, craft.at);
}
