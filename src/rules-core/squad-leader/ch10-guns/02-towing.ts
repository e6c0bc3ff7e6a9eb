/** Guns in tow (10.2.7 to 10.2.14): behind trucks, jeeps and halftracks, hooked up and unhooked by men who are there. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { clear } from '../ch01-sequence/markers.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { pointsLeft } from '../ch11-vehicles/costs.js';
import { canMove, isAfv } from '../ch11-vehicles/state.js';
import { order } from '../form.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isAboard, isGun, isLightMortar, isOnMap, isVehicle, type OnMap, ofSide } from '../units/kinds.js';
import { staysPut } from './01-crews.js';
import { MOST_GUNS } from './02-pushing.js';

const TOWS: readonly Unit['vehicle'][] = ['truck', 'jeep', 'halftrack', 'wagon'];
/** Behind a jeep no gun of that calibre or more (10.2.9). */
const LARGE = 88;
/** That take the whole phase, as do those that turn all round (10.2.8). */
const SLOW = 100;

export const hookUp = order({
  title: 'Hook up a gun',
  description:
    'A truck, jeep or halftrack that has come to a gun with half of its points left takes it in tow, and moves no farther. A squad or crew that began the phase there does it. Neither fires in this player turn.',
  cites: ['10.2.7', '10.2.12', '10.2.14', '10.2.9'],
  answers: ['movement'],
  asks: { vehicle: z.string().describe('The vehicle.'), gun: z.string().describe('The gun in its hex.') },
  *candidates({ battle, by }) {
    const guns = ofSide(battle, by).filter((unit) => isGun(unit) && !isLightMortar(unit));
    if (guns.length === 0) return;
    for (const vehicle of ofSide(battle, by))
      if (TOWS.includes(vehicle.vehicle) && isOnMap(vehicle))
        for (const gun of guns) if (gun.at === vehicle.at) yield { vehicle: vehicle.id, gun: gun.id };
  },
  read({ battle, by }, { vehicle: id, gun: gunId }) {
    const vehicle = towingVehicle(battle, by, id, gunId);
    if (isRefusal(vehicle)) return { path: '$.vehicle', ...vehicle };
    if (vehicle.motion && !vehicle.moved)
      return refuse('CANNOT_USE', `${vehicle.name} is in motion: it moves a hex first.`, '11.31.3');
    if (vehicle.tows) return refuse('NO_ROOM', `${vehicle.name} has a gun in tow.`, '10.2.7');
    const gun = battle.unit(gunId);
    if (gun?.side !== by || !isGun(gun) || isLightMortar(gun) || gun.at !== vehicle.at || gun.towedBy)
      return {
        ...refuse('NOT_YOUR_WEAPON', `You have no gun "${gunId}" in ${vehicle.at}.`, '10.2.12'),
        path: '$.gun',
      };
    const bound = staysPut(gun);
    if (bound) return { ...bound, path: '$.gun' };
    const { mp = 0, spent = 0 } = vehicle;
    if (vehicle.vehicle === 'jeep' && (gun.gun?.calibre ?? 0) >= LARGE)
      return refuse('TOO_HEAVY', `${gun.name} is too large for ${vehicle.name}.`, '10.2.9');
    if (gun.shotsFired || (gun.pushed && vehicle.spent !== undefined))
      return refuse('HAS_FIRED', `${gun.name} has fired or was moved in this player turn.`, '10.2.7');
    return pointsLeft(vehicle) < mp / 2 || (isSlow(gun) && spent > 0)
      ? refuse('TOO_FAR', `${vehicle.name} has not the time for it.`, '10.2.12', '10.2.8')
      : { vehicle: id, gun: gunId };
  },
  perform(act, { vehicle: id, gun }) {
    const { battle } = act;
    giveAway(act, [id], '2.5.2');
    const { mp = 0 } = battle.theUnit(id);
    act.effect(
      'hooked-up',
      { vehicle: id, gun },
      {
        changes: [
          ...clear(battle, ['moving']),
          { do: 'unit', unit: id, set: { tows: gun, spent: mp, moved: true, hooked: true } },
          ...atWork(battle, battle.theUnit(id) as OnMap, gun),
          { do: 'unit', unit: gun, set: { towedBy: id, possessor: null, dislodged: true, acquired: null } },
        ],
        cites: ['10.2.12'],
      },
    );
  },
});

export const unhook = order({
  title: 'Unhook a gun',
  description:
    'A vehicle that has not moved in this phase lets its gun go for half of its points, and may move on with the rest. A squad or crew that is there does it. Neither fires in this player turn.',
  cites: ['10.2.13', '10.2.14'],
  answers: ['movement'],
  asks: {
    vehicle: z.string().describe('The vehicle.'),
    facing: z.int().min(0).max(5).optional().describe('The hexspine that the gun faces.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const vehicle of ofSide(battle, by)) if (vehicle.tows) yield { vehicle: vehicle.id };
  },
  read({ battle, by }, { vehicle: id, facing }) {
    const vehicle = towingVehicle(battle, by, id);
    if (isRefusal(vehicle)) return { path: '$.vehicle', ...vehicle };
    if (!vehicle.tows) return refuse('NOTHING_THERE', `${vehicle.name} has no gun in tow.`, '10.2.13');
    const guns = battle.unitsAt(vehicle.at).filter((unit) => isGun(unit) && !unit.towedBy);
    if (guns.length >= MOST_GUNS)
      return refuse('NO_ROOM', `There are ${MOST_GUNS} guns in ${vehicle.at}.`, '10.2.4', '10.2/q8');
    return vehicle.spent === undefined
      ? { vehicle: id, gun: vehicle.tows, facing }
      : refuse('HAS_MOVED', `${vehicle.name} unhooks only with all of its points.`, '10.2.13');
  },
  perform(act, { vehicle: id, gun, facing }) {
    const { battle } = act;
    giveAway(act, [id], '2.5.2');
    const { mp = 0 } = battle.theUnit(id);
    const isWholePhase = isSlow(battle.theUnit(gun));
    const spent = isWholePhase ? mp : Math.ceil(mp / 2);
    act.effect(
      'unhooked',
      { vehicle: id, gun, mp: spent },
      {
        changes: [
          ...clear(battle, ['moving'], (unit) => unit.id !== id),
          { do: 'unit', unit: id, set: { tows: null, spent, moving: true, hooked: true } },
          ...atWork(battle, battle.theUnit(id) as OnMap, gun),
          {
            do: 'unit',
            unit: gun,
            set: { towedBy: null, pushed: true, dislodged: true, ...(facing !== undefined && { facing }) },
          },
        ],
        cites: isWholePhase ? ['10.2.8'] : ['10.2.13'],
      },
    );
  },
});

/** It is lost, and what drew it draws nothing any more (10.2.7). */
export const lostInTow = ({ id, towedBy }: Unit): Change[] => [
  { do: 'leave', unit: id },
  ...(towedBy === undefined ? [] : [{ do: 'unit', unit: towedBy, set: { tows: null } } as const]),
];

/** A limbered 88 is as quick as an AT gun (10.6.2). */
const isSlow = ({ gun, limbered }: Unit): boolean =>
  gun !== undefined && (gun.calibre >= SLOW || (gun.allRound === true && !limbered));

/** It does not end its move where a gun of its side stands, unless it has the time to take it in tow (10.2.15). */
export function stopsOnAGun(battle: Battle, vehicle: Unit, at: string, spent: number): Refusal | undefined {
  const gun = battle
    .unitsAt(at)
    .find((unit) => isGun(unit) && !isLightMortar(unit) && unit.side === vehicle.side && !unit.towedBy);
  if (!gun) return undefined;
  const hooksUp =
    TOWS.includes(vehicle.vehicle) && !vehicle.tows && pointsLeft(vehicle) - spent >= (vehicle.mp ?? 0) / 2;
  return hooksUp
    ? undefined
    : refuse('NO_ROOM', `${gun.name} stands in ${at}: ${vehicle.name} does not stay there.`, '10.2.15');
}

/** Nothing of a vehicle fires in the player turn in which it hooks up, draws or unhooks a gun (10.2.7). */
export const withAGun = ({ hooked, name }: Unit): Refusal | undefined =>
  hooked
    ? refuse('HAS_FIRED', `${name} has to do with a gun in tow: it does not fire.`, '10.2.7')
    : undefined;

/** One that could move, with men beside or in it to do the work (10.2.14). */
function towingVehicle(battle: Battle, by: string, id: string, gun?: string): OnMap | Refusal {
  const vehicle = battle.unit(id);
  if (vehicle?.side !== by || !isVehicle(vehicle) || !isOnMap(vehicle) || !TOWS.includes(vehicle.vehicle))
    return refuse('NOT_YOUR_UNIT', `You have no truck, jeep or halftrack "${id}" on the map.`, '10.2.7');
  if (!canMove(vehicle) || vehicle.captured)
    return refuse('CANNOT_MOVE', `${vehicle.name} does not move.`, '10.2.12');
  if (vehicle.prep || vehicle.fired)
    return refuse('HAS_FIRED', `${vehicle.name} has fired in this player turn.`, '10.2.7');
  if (vehicle.spent !== undefined && !vehicle.moving)
    return refuse('HAS_MOVED', `${vehicle.name} has moved in this phase.`, '4.1.13');
  return menFor(battle, vehicle, gun).length > 0
    ? vehicle
    : refuse('NO_CREW', `No squad or crew that is fit for it began the phase in ${vehicle.at}.`, '10.2.14');
}

/** Those who could do the work; its crew comes first, also if it has pushed the gun there (10.2.14, 10.2/q2). */
function menFor(battle: Battle, { at, side, tows }: OnMap, gun: string | undefined): Unit[] {
  const { possessor, pushed } = battle.unit(gun ?? '') ?? {};
  const isItsCrew = ({ id }: Unit) => id === possessor;
  return battle
    .unitsAt(at)
    .filter((unit) => unit.side === side && isAble(unit, pushed === true && isItsCrew(unit)))
    .filter((unit) => !isSlow(battle.unit(gun ?? tows ?? '') ?? unit) || !hasFired(unit))
    .filter((unit) => !isInMelee(battle, unit))
    .sort((a, b) => Number(isItsCrew(b)) - Number(isItsCrew(a)));
}

/** Work that takes the whole phase leaves no time for fire before it (10.2.8). */
const hasFired = ({ prep, fired, firedIn }: Unit): boolean => Boolean(prep || fired || firedIn);

const isAble = (unit: Unit, hasPushed: boolean): boolean =>
  (unit.kind === 'squad' || unit.kind === 'crew') &&
  !unit.broken &&
  !unit.berserk &&
  !unit.ti &&
  !isMounted(unit) &&
  (isAboard(unit) || !unit.moved || hasPushed);

/** They stand about without cover, but for an armoured halftrack above them (10.3/q1). */
function atWork(battle: Battle, vehicle: OnMap, gun: string): Change[] {
  const [unit] = menFor(battle, vehicle, gun).filter((one) => !isAboard(one));
  if (!unit) return [];
  const beneath = isAfv(vehicle) && { beneath: { vehicle: vehicle.id, at: vehicle.at } };
  return [{ do: 'unit', unit: unit.id, set: { hitching: true, ...beneath } }];
}
