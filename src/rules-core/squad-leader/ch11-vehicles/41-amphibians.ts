/** Amphibious vehicles (11.41): some swim as they are, DD tanks while their screens are up. */
import * as z from 'zod';
import { inRage } from '../ch10-guns/01-crews.js';
import { isWaterAt } from '../ch14-terrain/28-rivers.js';
import { type Ground, groundAt } from '../ch14-terrain/ground.js';
import { order } from '../form.js';
import { type Battle, type Modifier, type Refusal, refuse, type Unit } from '../system.js';
import { isOnMap, isVehicle, ofSide } from '../units/kinds.js';
import { passengersOf } from './37-passengers.js';
import { canBeExposed, isBoat, isManned } from './state.js';

/** Game turns until the screens stand (11.41.2). */
const TURNS_TO_RIG = 7;
/** What each hex of land costs more with screens up (11.41.4). */
const WITH_SCREENS = 1;
/** The smallest there is (11.41.9). */
const SMALLEST = 2;

export const isDuplexDrive = ({ amphibian }: Unit): boolean => amphibian?.screens === true;

/** It could go into the water as it stands. */
const swims = (unit: Unit): boolean =>
  unit.amphibian !== undefined && (!isDuplexDrive(unit) || unit.screened === true);

/** A vehicle in the water, and no boat. */
export const isSwimming = (battle: Battle, unit: Unit): boolean =>
  unit.amphibian !== undefined && isWaterAt(battle, unit.at);

/** Where nobody can stand: who is sunk there is lost, and leaves nothing (11.41.11, 11.41.12, 11.41/q1). */
export const isInTheDeep = (battle: Battle, unit: Unit): boolean =>
  isSwimming(battle, unit) && unit.at !== undefined && groundAt(battle, unit.at) !== 'shallow river';

/** Into the water for one of its few points there; undefined where it does not swim (11.41.5, 11.41.6). */
export const costOfSwimming = ({ mp = 0, amphibian, ...unit }: Unit): number | undefined =>
  amphibian && swims({ ...unit, amphibian } as Unit) ? mp / amphibian.mp : undefined;

const SHUT_OUT: readonly Ground[] = ['wooden building', 'stone building', 'woods', 'brush', 'orchard'];

/** What its screens keep it out of, and what land costs with them (11.41.4). */
export const isKeptOutByScreens = (battle: Battle, { screened }: Unit, to: string): boolean =>
  screened === true && SHUT_OUT.includes(groundAt(battle, to));

export const costOfScreens = ({ screened }: Unit): number => (screened ? WITH_SCREENS : 0);

/** Why an amphibian does not set out, or not there (11.41.4, 11.41.13). */
export function notSeaworthy(battle: Battle, vehicle: Unit, path: readonly string[]): Refusal | undefined {
  if (!vehicle.amphibian) return undefined;
  if (vehicle.screened && !vehicle.exposed)
    return refuse('NOT_EXPOSED', `The crew of ${vehicle.name} has to look out over the screens.`, '11.41.4');
  const isWet = path.some((at) => isWaterAt(battle, at));
  return isWet && !vehicle.capacity && passengersOf(battle, vehicle).length > 0
    ? {
        ...refuse('ABOARD', `${vehicle.name} carries nobody in the water.`, '11.41.13', '11.37/q3'),
        path: '$.path',
      }
    : undefined;
}

/** With screens up nothing is fired (11.41.4). */
const isMuffled = ({ screened }: Unit): boolean => screened === true;

export const behindScreens = (unit: Unit): Refusal | undefined =>
  isMuffled(unit)
    ? refuse('CANNOT_USE', `${unit.name} has its screens up, and does not fire.`, '11.41.4')
    : undefined;

/** What its size adds To Hit; in the water and in marsh little is seen of it, and a boat on land is not on its own (11.6.1, 11.41.9, 11.43.11.2). */
export function sizeModifier(battle: Battle, target: Unit): Modifier[] {
  const { amphibian, at, size } = target;
  if (amphibian && at !== undefined && (isWaterAt(battle, at) || groundAt(battle, at) === 'marsh'))
    return [{ why: 'size', value: SMALLEST, cites: '11.41.9' }];
  return size && !(isBoat(target) && !isWaterAt(battle, at))
    ? [{ why: 'size', value: size, cites: '11.6.1' }]
    : [];
}

export const rigScreens = order({
  title: 'Erect screens',
  description:
    'The crew of a DD tank works outside on its screens for a player turn, and does nothing else. They stand after seven of its turns.',
  cites: ['11.41.2'],
  answers: ['prep-fire'],
  asks: { unit: z.string().describe('The DD tank.') },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) if (isDuplexDrive(unit)) yield { unit: unit.id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = tankOf(battle, by, id);
    if ('refused' in unit) return unit;
    if (unit.screened || !isManned(unit) || isWaterAt(battle, unit.at))
      return refuse('NOT_NOW', `The screens of ${unit.name} stand, or nobody can see to them.`, '11.41.2');
    const isMad = inRage(unit);
    if (isMad) return isMad;
    if (unit.motion)
      return refuse(
        'CANNOT_USE',
        `${unit.name} is in motion: it stops before its crew gets to work.`,
        '11.31.6',
      );
    if (!unit.exposed && !canBeExposed(unit))
      return refuse('CANNOT_LOOK_OUT', `The crew of ${unit.name} stays inside.`, '11.8.3');
    return unit.prep || unit.fired || unit.shotsFired
      ? refuse('HAS_FIRED', `${unit.name} has done something else in this player turn.`, '11.41.2')
      : { unit: id };
  },
  perform(act, { unit: id }) {
    const worked = (act.battle.theUnit(id).rigging ?? 0) + 1;
    const isUp = worked >= TURNS_TO_RIG;
    const set = {
      prep: true,
      fired: true,
      exposed: true,
      rigging: isUp ? null : worked,
      ...(isUp && { screened: true as const }),
    } as const;
    act.effect(
      isUp ? 'screens-up' : 'rigged-screens',
      { unit: id },
      { changes: [{ do: 'unit', unit: id, set }], cites: ['11.41.2'] },
    );
  },
});

export const dropScreens = order({
  title: 'Drop screens',
  description: 'A DD tank on land drops its screens, from inside.',
  cites: ['11.41.3'],
  answers: ['advance'],
  asks: { unit: z.string().describe('The DD tank.') },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) if (unit.screened) yield { unit: unit.id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = tankOf(battle, by, id);
    if ('refused' in unit) return unit;
    if (unit.abandoned) return refuse('NO_CREW', `Nobody is inside ${unit.name}.`, '11.41.3');
    return !unit.screened || isWaterAt(battle, unit.at)
      ? refuse('NOT_NOW', `${unit.name} has no screens up, or is in the water.`, '11.41.3')
      : { unit: id };
  },
  perform: (act, { unit: id }) =>
    act.effect(
      'screens-down',
      { unit: id },
      { changes: [{ do: 'unit', unit: id, set: { screened: null } }], cites: ['11.41.3'] },
    ),
});

function tankOf(battle: Battle, by: string, id: string): Unit | Refusal {
  const unit = battle.unit(id);
  return unit?.side === by && isVehicle(unit) && isOnMap(unit) && isDuplexDrive(unit)
    ? unit
    : {
        ...refuse('NOT_YOUR_UNIT', `You have no DD tank "${id}" on the map: name one of yours.`),
        path: '$.unit',
      };
}
