/** Repair of immobilized AFVs (11.32): the crew works outside, and may bring the tracks to go again. */
import * as z from 'zod';
import { DR, total } from '../../kernel/dice/index.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { commanderOf } from '../ch03-infantry/03-armour-leaders.js';
import { hindered } from '../ch06-close-combat/03-melee.js';
import { inRage, inTheSaddle } from '../ch10-guns/01-crews.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, sumOf, type Unit } from '../system.js';
import { infantryAt, isOnMap, type OnMap, ofSide, vehiclesAt } from '../units/kinds.js';
import { crewOf, leftBehind } from './abandoning.js';
import { isAfv, isBoat, isDrawn, isManned, isSoft } from './state.js';

const MENDED_ON = 2;
/** Of a truck (11.15.6/b). */
const TRUCK_MENDED_ON = 4;
/** Then it is past repair. */
const LOST_FROM = 9;

export const workOutside = order({
  title: 'Work on an immobilized AFV',
  description:
    'The crew of an AFV that was immobilized in an earlier player turn gets out to repair it, or another crew beneath it does; of a truck any unit on foot. It does nothing else, and rolls in the next Rally Phases. In the same way it loads empty smoke dischargers, in a game turn and without a roll.',
  cites: ['11.32.2', '11.35/q1', '11.15.6/b', '9.17.8.2'],
  answers: ['movement'],
  asks: {
    vehicle: z.string().describe('The AFV.'),
    crew: z.string().optional().describe('A crew that is outside in its hex; its own when left out.'),
  },
  *candidates({ battle, by }) {
    for (const vehicle of ofSide(battle, by)) {
      if (!isOnMap(vehicle) || !isMendable(vehicle) || !(vehicle.immobilized || isEmpty(vehicle))) continue;
      if (isAfv(vehicle)) yield { vehicle: vehicle.id };
      for (const crew of infantryAt(battle, vehicle.at, by))
        if (isSoft(vehicle) || crew.kind === 'crew') yield { vehicle: vehicle.id, crew: crew.id };
    }
  },
  read({ battle, by }, { vehicle: id, crew: named }) {
    const vehicle = battle.unit(id);
    if (vehicle?.side !== by || !isMendable(vehicle) || !isOnMap(vehicle))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no AFV or truck "${id}" on the map: name one of yours.`),
        path: '$.vehicle',
      };
    const hopeless = beyondRepair(battle, vehicle);
    if (hopeless) return hopeless;
    const unable =
      named === undefined ? (inRage(vehicle) ?? nobodyInside(vehicle)) : cannotWork(battle, vehicle, named);
    return unable ? { path: '$.crew', ...unable } : { vehicle: id, crew: named };
  },
  perform(act, { vehicle: id, crew: named }) {
    giveAway(act, [id, ...(named === undefined ? [] : [named])], '2.5.2');
    const vehicle = act.battle.theUnit(id);
    const { crew, changes } = named === undefined ? comesOut(act, vehicle) : { crew: named, changes: [] };
    act.effect(
      'works-outside',
      { unit: id, crew },
      {
        changes: [...changes, { do: 'unit', unit: crew, set: { mends: id } }],
        cites: ['11.32.2', '11.32.3'],
      },
    );
  },
});

/** Not on the turn in which it stopped, not where the ground broke it, and not after a bad roll (11.32.2, 11.32/q1). */
function beyondRepair(battle: Battle, vehicle: OnMap): Refusal | undefined {
  const { name, immobilized, bogged, stuck, moved, captured } = vehicle;
  if (captured && isSoft(vehicle))
    return refuse('CANNOT_USE', `${name} is captured: it is not repaired.`, '11.35/q2');
  if (isEmpty(vehicle) && !moved && mendersOf(battle, vehicle).length === 0) return undefined;
  if (!immobilized || bogged)
    return refuse('NOT_MALFUNCTIONED', `${name} has no tracks to repair.`, '11.32.2');
  if (stuck) return refuse('CANNOT_MOVE', `${name} is immobilized for good.`, '11.32.2', '11.32/q1');
  if (moved) return refuse('HAS_MOVED', `${name} has moved in this player turn.`, '11.32.2');
  return mendersOf(battle, vehicle).length > 0
    ? refuse('HAS_TRIED', `A crew works on ${name}: a second one is of no help.`, '11.32/q2')
    : undefined;
}

/** Its smoke dischargers are to be loaded (9.17.8.2). */
const isEmpty = ({ dischargers }: Unit): boolean => dischargers === 'empty';

const nobodyInside = (vehicle: Unit): Refusal | undefined =>
  !isSoft(vehicle) && isManned(vehicle) && !vehicle.driverOnly && !vehicle.prep && !vehicle.fired
    ? undefined
    : refuse(
        'NO_CREW',
        `${vehicle.name} has no crew that could get out now.`,
        isSoft(vehicle) ? '11.15.6/b' : '11.32.2',
      );

const isMendable = (vehicle: Unit): boolean =>
  isAfv(vehicle) || (isSoft(vehicle) && !isDrawn(vehicle) && !isBoat(vehicle));

function cannotWork(battle: Battle, vehicle: OnMap, id: string): Refusal | undefined {
  const crew = infantryAt(battle, vehicle.at, vehicle.side).find((one) => one.id === id);
  if (crew === undefined || (!isSoft(vehicle) && crew.kind !== 'crew'))
    return refuse('NOT_YOUR_UNIT', `You have no crew "${id}" at ${vehicle.name}.`, '11.35/q1');
  if (crew.broken) return refuse('BROKEN', `${crew.name} is broken.`, '3.21.1');
  if (crew.ti) return refuse('IMMOBILE', `${crew.name} is temporarily immobilized.`, '3.30.1');
  const isBound = inRage(crew) ?? inTheSaddle(crew);
  if (isBound) return isBound;
  const isBusy = crew.moved || crew.fired || crew.prep || crew.firedIn !== undefined;
  return isBusy
    ? refuse('HAS_MOVED', `${crew.name} has done something else in this player turn.`, '11.32.2')
    : hindered(battle, crew);
}

/** Who works on it: the first of them rolls. */
const mendersOf = (battle: Battle, { id, at = '', side }: Unit): OnMap[] =>
  infantryAt(battle, at, side).filter((unit) => unit.mends === id && !unit.broken && !unit.berserk);

function comesOut(act: Act, vehicle: Unit): { readonly crew: string; readonly changes: Change[] } {
  const { crew, changes } = crewOf(act, vehicle, { leftVehicle: true });
  return { crew, changes: [leftBehind(vehicle), ...changes] };
}

export const repairTracks = order({
  title: 'Repair an immobilized AFV',
  description:
    'The crew that works on an immobilized AFV rolls two dice: 2 or less, and it moves again; 9 or more, and it never does.',
  cites: ['11.32.2', '11.32.5'],
  answers: ['repair'],
  asks: { vehicle: z.string().describe('The AFV.') },
  *candidates({ battle, by }) {
    for (const { mends } of ofSide(battle, by)) if (mends !== undefined) yield { vehicle: mends };
  },
  read({ battle, by }, { vehicle: id }) {
    const vehicle = battle.unit(id);
    const crew = vehicle?.side === by ? mendersOf(battle, vehicle)[0] : undefined;
    if (!vehicle || !crew)
      return { ...refuse('NO_CREW', `No crew of yours works on "${id}".`, '11.32.2'), path: '$.vehicle' };
    if (!vehicle.immobilized || vehicle.stuck)
      return refuse('NOT_MALFUNCTIONED', `${vehicle.name} has no tracks to repair.`, '11.32.2');
    return vehicle.mended?.includes('tracks')
      ? refuse('HAS_TRIED', `${vehicle.name} was tried in this Rally Phase.`, '11.32.2')
      : { vehicle: id, crew: crew.id };
  },
  perform(act, { vehicle: id, crew }) {
    const commander = commanderOf(act.battle, act.battle.theUnit(crew));
    const vehicle = act.battle.theUnit(id);
    const rolled = total(act.rollOf('repair of the tracks', [id], DR));
    const led = commander
      ? [{ why: commander.name, value: commander.leadership, cites: '11.32.5' } as const]
      : [];
    const made = rolled + sumOf(led);
    const needs = isSoft(vehicle) ? TRUCK_MENDED_ON : MENDED_ON;
    const result = made <= needs ? 'repaired' : made >= LOST_FROM ? 'disabled' : 'nothing';
    const mended = [...(vehicle.mended ?? []), 'tracks' as const];
    const changes: Change[] = [
      { do: 'unit', unit: id, set: { mended, ...AFTER[result] } },
      ...(result === 'nothing' ? [] : [{ do: 'unit', unit: crew, set: { mends: null } } as const]),
    ];
    act.effect(
      'tracks-repair',
      { unit: id, rolled, modifiers: led, result },
      { changes, cites: ['11.32.2'] },
    );
  },
});

const AFTER = { repaired: { immobilized: null }, disabled: { stuck: true }, nothing: {} } as const;

/** Who does anything else has given it up (11.32.2). */
export function downTools(act: Act): void {
  const { battle } = act;
  const idle = battle
    .units()
    .filter(
      ({ mends, at, moved, fired, firedIn, broken }) =>
        mends !== undefined &&
        (broken || moved || fired || firedIn || !vehiclesAt(battle, at ?? '').some(({ id }) => id === mends)),
    );
  if (idle.length === 0) return;
  const changes = idle.map(({ id }): Change => ({ do: 'unit', unit: id, set: { mends: null } }));
  act.effect('tools-down', { units: idle.map(({ id }) => id) }, { changes, cites: ['11.32.2', '11.32.4'] });
}
