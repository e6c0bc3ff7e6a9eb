/** Getting off in one's own Movement Phase (11.37.7 to 11.37.9). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { hexesAhead } from '../../mechanics/facing.js';
import { neighbours } from '../../mechanics/places.js';
import { clear } from '../ch01-sequence/markers.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { mayEnter } from '../ch04-movement/01-unseen.js';
import { entryCost } from '../ch04-movement/costs.js';
import { hasRoomIn } from '../ch04-movement/stacking.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { braveBackblast } from '../ch08-support-weapons/21-backblast.js';
import { isUpACliff, levelAt } from '../ch14-terrain/ground.js';
import { isWired } from '../ch15-fortifications/01-wire.js';
import { hasMetMines, meetMines } from '../ch15-fortifications/07-mines.js';
import { orderForAll } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import {
  enemiesInView,
  isAboard,
  isInfantry,
  isOnMap,
  type OnMap,
  ofSide,
  weaponsOf,
} from '../units/kinds.js';
import { carrierOf } from './37-passengers.js';
import { pointsLeft } from './costs.js';
import { canMove, facingOf, isAfv } from './state.js';

/** Movement points of the vehicle for each hex in which it stops for it. */
const STOP = 2;
/** Beside an obstacle (11.29/q5). */
const STOP_BESIDE = 4;
const DOUBLE_CREST = 2;

export const disembark = orderForAll({
  title: 'Disembark',
  description:
    'A passenger gets off into the hex of the vehicle, which counts as Assault Movement, or into an adjacent one, whatever that costs on foot. The vehicle spends two movement points.',
  cites: ['11.37.7', '11.37.8', '11.37.9'],
  answers: ['movement'],
  asks: {
    unit: z.string().describe('The passenger, with all that it carries.'),
    to: z.string().optional().describe('The adjacent hex; that of the vehicle when left out.'),
  },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      if (isAboard(unit) && isInfantry(unit) && isOnMap(unit)) {
        yield { unit: unit.id };
        for (const to of neighbours(battle, unit.at)) yield { unit: unit.id, to };
      }
  },
  read({ battle, by }, { unit: id, to }) {
    const unit = battle.unit(id);
    const vehicle = unit && carrierOf(battle, unit);
    if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit) || !vehicle)
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no passenger "${id}" on the map: name one of yours.`),
        path: '$.unit',
      };
    if (unit.broken)
      return refuse('BROKEN', `${unit.name} is broken: it gets off in the Rout Phase.`, '3.21.1');
    if (unit.ti) return refuse('IMMOBILE', `${unit.name} is temporarily immobilized.`, '3.30.1');
    if (unit.prep || unit.fired)
      return refuse('HAS_FIRED', `${unit.name} has fired in this player turn.`, '4.1.1');
    if (unit.track) return refuse('HAS_MOVED', `${unit.name} has boarded in this phase.`, '11.37.8');
    const stop = costOfStop(vehicle);
    if (isRefusal(stop)) return stop;
    const isShut = closedTo(battle, unit, to);
    return isShut ? { ...isShut, path: '$.to' } : { unit: id, to: to ?? unit.at, ...stop };
  },
  listing: (_eyes, _asked, { mp }) => ({ cost: { MP: mp } }),
  perform(act, { unit: id, to, mp }) {
    const { battle } = act;
    const vehicle = carrierOf(battle, battle.theUnit(id)) as OnMap;
    giveAway(act, [id, vehicle.id], '2.5.2');
    if (to !== vehicle.at && meetMines(act, [id], vehicle.at).length === 0) return;
    const goes =
      to === vehicle.at ||
      (mayEnter(act, [battle.theUnit(id)], to) && braveBackblast(act, [id], to).includes(id));
    const at = goes ? to : vehicle.at;
    act.effect(
      'disembarked',
      { unit: id, vehicle: vehicle.id, to: at, mp },
      {
        changes: [
          ...clear(battle, ['moving'], (one) => one.id !== vehicle.id),
          ...setDown(act, battle.theUnit(id) as OnMap, vehicle, at),
          ...stopped(vehicle, mp),
        ],
        cites: mp > 0 ? ['11.37.8', '11.37.9'] : ['11.37.8'],
      },
    );
    if (at !== vehicle.at || !hasMetMines(vehicle, at)) meetMines(act, [id], at);
  },
});

/** Once for all who get off in a hex; nothing for a vehicle that cannot move or has fired (11.37.9, 11.13/q8). */
function costOfStop(vehicle: Unit): { readonly mp: number } | Refusal {
  if (!canMove(vehicle) || vehicle.prep || vehicle.setDown === vehicle.at) return { mp: 0 };
  const stop = vehicle.beside ? STOP_BESIDE : STOP;
  const hasStopped = vehicle.spent !== undefined && !vehicle.moving && vehicle.loaded === undefined;
  return hasStopped || pointsLeft(vehicle) < stop
    ? refuse('TOO_FAR', `${vehicle.name} has not ${stop} movement points left to stop.`, '11.37.9')
    : { mp: stop };
}

/** Where he cannot get off: an impassable or crowded hex, one of enemies whom he does not fight, or one across a cliff (11.37.8, 6.3.7). */
function closedTo(battle: Battle, unit: OnMap, to = unit.at): Refusal | undefined {
  const { at: from } = unit;
  const isNext = to !== from;
  if (isNext && !neighbours(battle, from).includes(to))
    return refuse('NOT_ADJACENT', `${to} is not adjacent to ${from}.`, '11.37.8');
  const vehicle = carrierOf(battle, unit);
  if (isNext && vehicle?.beside && !hexesAhead(battle, from, facingOf(vehicle)).includes(to))
    return refuse('IMPASSABLE', `${vehicle.name} is between ${unit.name} and ${to}.`, '11.29.5');
  const isSteep = isUpACliff(battle, from, to) || isUpACliff(battle, to, from);
  const crests = Math.abs(levelAt(battle, from) - levelAt(battle, to));
  if (isNext && (isSteep || crests >= DOUBLE_CREST || entryCost(battle, from, to, [unit]) === undefined))
    return refuse('IMPASSABLE', `${unit.name} cannot get off into ${to}.`, '11.37.8');
  if (isWired(battle, to))
    return refuse('IMPASSABLE', `There is wire in ${to}: name another hex.`, '15.1.3', '15.1.3/q2');
  const fightsOn = !isNext && isInMelee(battle, unit);
  if (!fightsOn && enemiesInView(battle, unit.side).some(({ at }) => at === to))
    return refuse('ENEMY_THERE', `There are enemies in ${to}.`, '11.37.8');
  return hasRoomIn(battle, to, unit.side, [unit])
    ? undefined
    : refuse('NO_ROOM', `There is no room in ${to}.`, '4.3.1');
}

/** In the hex of the vehicle by Assault Movement; in the next one it has come through that of the vehicle (4.5.2, 5.6.4/b). */
function setDown(act: Act, unit: OnMap, vehicle: OnMap, to: string): Change[] {
  const stays = to === vehicle.at;
  const set = {
    at: to,
    aboard: null,
    moved: true,
    moving: null,
    track: stays ? [to] : [vehicle.at, to],
    costs: stays ? [1] : [1, 1],
    ...(stays && { assaultMoved: true as const }),
    ...(unit.exposed && { exposed: null }),
    ...(isAfv(vehicle) && { beneath: { vehicle: vehicle.id, at: vehicle.at } }),
  } as const;
  return [
    { do: 'unit', unit: unit.id, set },
    ...weaponsOf(act.battle, unit).map((one): Change => ({ do: 'unit', unit: one.id, set: { at: to } })),
  ];
}

/** It may go on; what it spends counts for those who fire at it (11.37.9). */
function stopped({ id, at, spent = 0, passed = [], moved }: OnMap, mp: number): Change[] {
  if (mp === 0) return [];
  const set = {
    spent: spent + mp,
    setDown: at,
    moving: true,
    loaded: null,
    passed: [...passed, { at, mp, ...(!moved && passed.length === 0 && { start: true as const }) }],
  } as const;
  return [{ do: 'unit', unit: id, set }];
}
