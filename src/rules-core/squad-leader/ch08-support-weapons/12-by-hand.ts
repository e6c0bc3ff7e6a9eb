/** Magnetic mines, Klorihartsi and Molotov cocktails in defence (8.12.5, 8.13.4, 8.14.5): thrown at vehicles that are near. */
import * as z from 'zod';
import type { ChartPack } from '../../kernel/charts/index.js';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, total } from '../../kernel/dice/index.js';
import { distance } from '../../mechanics/places.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { leadershipOver } from '../ch03-infantry/02-leaders.js';
import { weariness } from '../ch04-movement/07-double-time.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { inTheWater } from '../ch05-fire/01-group.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { daresToStrike, spares } from '../ch07-overrun/02-nerve.js';
import { inMotion } from '../ch11-vehicles/31-motion.js';
import { destroy, immobilize } from '../ch11-vehicles/wrecks.js';
import { facingOfHull } from '../ch13-direct-fire/20-location.js';
import { MOLOTOV } from '../charts/index.js';
import { order } from '../form.js';
import { type Act, type Battle, type Modifier, type Refusal, refuse, sumOf, type Unit } from '../system.js';
import {
  infantryAt,
  isAfraid,
  isLeader,
  isMmc,
  isOnMap,
  isVehicle,
  moraleOf,
  type OnMap,
  ofSide,
} from '../units/kinds.js';
import { marksOfUse, usedUp } from './03-usage.js';
import { isBeyond, isStrange, UNFAMILIAR } from './06-captured.js';
import { armourOn, strikeVehicle } from './08-afv-kill.js';

/** Two dice in the hex that was overrun (8.12.5, 8.13.4). */
const PLACED_ON = 4;
const ATM_FROM = 1944;

type Kind = 'ATM' | 'klorihartsi' | 'molotov';
export const kindOf = ({ weapon }: Unit): Kind | undefined =>
  weapon === 'ATM' || weapon === 'klorihartsi' || weapon === 'molotov' ? weapon : undefined;

interface Attempt {
  readonly weapon: Unit;
  readonly kind: Kind;
  readonly holder: OnMap;
  readonly vehicle: OnMap;
  /** A mine is placed to stop the vehicle rather than to destroy it (8.12.10). */
  readonly stop?: true | undefined;
}

export const attackByHand = order({
  title: 'Attack a vehicle by hand',
  description:
    'Men throw a Molotov cocktail at a vehicle in their hex or next to it, or place a magnetic mine or Klorihartsi on one that has overrun them.',
  cites: ['8.12.5', '8.13.4', '8.14.5', '8.14.7'],
  answers: ['defensive-fire', 'vehicle-fire'],
  asks: {
    weapon: z.string().describe('The weapon.'),
    target: z.string().describe('The vehicle.'),
    stop: z.literal(true).optional().describe('A magnetic mine is placed only to stop it (8.12.10).'),
  },
  *candidates({ battle, by }) {
    const vehicles = battle.units().filter((unit) => unit.side !== by && isVehicle(unit) && isOnMap(unit));
    for (const weapon of ofSide(battle, by))
      if (kindOf(weapon))
        for (const { id } of vehicles) {
          yield { weapon: weapon.id, target: id };
          if (kindOf(weapon) === 'ATM') yield { weapon: weapon.id, target: id, stop: true };
        }
  },
  read({ battle, by }, asked) {
    const attempt = attemptOf(battle, by, asked);
    return isRefusal(attempt) ? attempt : { ...asked, needs: needsOf(battle, attempt) };
  },
  listing: (_eyes, _asked, { needs }) => ({ says: `Hits with ${needs} or less.` }),
  perform(act, asked, { by }) {
    const attempt = attemptOf(act.battle, by, asked);
    if (isRefusal(attempt)) throw new Error(attempt.why);
    const { kind, holder } = attempt;
    if (kind === 'molotov' && !daresToStrike(act, holder.id, attempt.vehicle.at)) return;
    tryIt(act, attempt);
  },
});

export function attemptOf(
  battle: Battle,
  by: string,
  {
    weapon: id,
    target,
    stop,
  }: { readonly weapon: string; readonly target: string; readonly stop?: true | undefined },
): Attempt | Refusal {
  const weapon = battle.unit(id);
  const holder = battle.unit(weapon?.possessor ?? '');
  const kind = weapon && kindOf(weapon);
  if (!weapon || !kind || holder?.side !== by || !isOnMap(holder))
    return {
      ...refuse('NOT_YOUR_WEAPON', `Nobody of yours on the map has "${id}" to throw or to place.`),
      path: '$.weapon',
    };
  const vehicle = battle.unit(target);
  if (!vehicle || vehicle.side === by || !isVehicle(vehicle) || !isOnMap(vehicle))
    return {
      ...refuse('NOBODY_THERE', `There is no enemy vehicle "${target}".`, '8.14.3'),
      path: '$.target',
    };
  if (stop && (kind !== 'ATM' || vehicle.immobilized))
    return refuse('CANNOT_ATTACK', `${weapon.name} does not stop ${vehicle.name}.`, '8.12.10');
  const attempt = { weapon, kind, holder, vehicle, ...(stop && { stop }) };
  return cannotUse(battle, attempt) ?? outOfHand(battle, attempt) ?? attempt;
}

/** Men who can, and have not used too many (8.2, 8.3/d, 8.14.2). */
export function cannotUse(
  battle: Battle,
  { weapon, kind, holder }: Pick<Attempt, 'weapon' | 'kind' | 'holder'>,
): Refusal | undefined {
  if (isBeyond(weapon, holder))
    return refuse('CANNOT_USE', `${holder.name} does not know ${weapon.name}.`, '3.9.6');
  if (weapon.fired) return refuse('HAS_FIRED', `${holder.name} has attacked otherwise.`, '7.2.5.7');
  if (holder.broken) return refuse('BROKEN', `${holder.name} is broken.`, '3.21.1');
  if (holder.pinned) return refuse('PINNED', `${holder.name} is pinned.`, '3.24.2');
  if (holder.ti) return refuse('IMMOBILE', `${holder.name} is temporarily immobilized.`, '4.7.10');
  if (holder.swims) return refuse('IN_WATER', `${holder.name} swims, and does nothing else.`, '4.14.16');
  if (holder.climbs) return refuse('CANNOT_USE', `${holder.name} hangs on a cliff.`, '14.8.6');
  if (isMounted(holder))
    return refuse('MOUNTED', `${holder.name} is mounted, and uses no weapon.`, '4.12.21', '4.10.18');
  const isWet = kind === 'molotov' && battle.clock.phase !== 'close-combat' && inTheWater(battle, holder);
  if (isWet) return isWet;
  const isBusy = notNow(battle, holder);
  if (isBusy) return isBusy;
  if (battle.clock.phase !== 'close-combat' && isInMelee(battle, holder))
    return refuse('IN_MELEE', `${holder.name} is locked in melee.`, '6.3.2');
  return usedUp(battle, kind, holder);
}

/** As with fire: not who is out of command, in a rage, afraid or out of breath (3.1.3, 3.25.3, 4.7.6, 7.3.7/a). */
function notNow({ clock: { phase } }: Battle, unit: OnMap): Refusal | undefined {
  if (unit.prep && unit.firedIn !== phase)
    return refuse('HAS_FIRED', `${unit.name} does nothing more in this turn.`, '3.1.3', '5.1.2');
  if (phase === 'prep-fire' && unit.berserk)
    return refuse('BERSERK', `${unit.name} is berserk, and charges.`, '3.25.3');
  if (phase === 'prep-fire' && isAfraid(unit))
    return refuse('AFRAID', `${unit.name} has to move away from AFVs.`, '7.3.7/a');
  return phase === 'advancing-fire' && unit.doubleTime
    ? refuse('EXHAUSTED', `${unit.name} went at double time.`, '4.7.6')
    : undefined;
}

/** Where it can be reached, and when. */
function outOfHand(battle: Battle, { kind, holder, vehicle }: Attempt): Refusal | undefined {
  const range = distance(battle, holder.at, vehicle.at);
  if (kind === 'ATM' && battle.options.year < ATM_FROM)
    return refuse('TOO_EARLY', 'There are no magnetic mines before 1944.', '8.12.2');
  if (range > (kind === 'molotov' ? 1 : 0))
    return refuse('OUT_OF_RANGE', `${vehicle.name} is out of their reach.`, '8.12.4', '8.13.3', '8.14.5');
  if (battle.clock.phase === 'movement' && !vehicle.moving)
    return refuse('NOBODY_THERE', `${vehicle.name} is not moving.`, '5.6.7.1');
  const isAssault = battle.clock.phase === 'close-combat';
  if (kind === 'molotov' && spares(battle, holder, vehicle))
    return refuse('HAS_TRIED', `${holder.name} has lost its nerve.`, '7.2.4/b');
  if (kind === 'molotov' && !isAssault) return undefined;
  if (!isAssault && vehicle.overran !== vehicle.at)
    return refuse('NOT_OVERRUN', `${vehicle.name} has not overrun ${holder.name}.`, '8.12.5', '8.13.4');
  const escort = infantryAt(battle, vehicle.at, vehicle.side).some(
    (unit) => kind === 'molotov' || (!unit.broken && (kind === 'ATM' || isMmc(unit))),
  );
  return escort
    ? refuse('ESCORTED', `Infantry is with ${vehicle.name}.`, '8.12.3', '8.13.2', '8.14.6')
    : undefined;
}

/** In close combat a mine is placed with one's morale (8.12.6, 8.13.5). */
function needsOf(battle: Battle, { kind, holder, vehicle }: Attempt): number {
  const isAssault = battle.clock.phase === 'close-combat';
  if (kind !== 'molotov') return isAssault ? moraleOf(holder) : PLACED_ON;
  const use = isAssault
    ? 'close combat'
    : holder.at === vehicle.at
      ? 'defensive fire, same hex'
      : 'defensive fire, adjacent hex';
  return (battle.table.charts as ChartPack).lookup(MOLOTOV.toHit, use);
}

/** Whether it hits or not, it is used up (8.12.7, 8.13.6, 8.14.12). */
export function tryIt(act: Act, attempt: Attempt): void {
  const { battle } = act;
  const { weapon, kind, holder, vehicle, stop } = attempt;
  giveAway(act, [holder.id], '2.3.9.1', '2.3.9.5');
  const needs = needsOf(battle, attempt);
  const modifiers: Modifier[] = [
    ...inMotion(vehicle),
    ...(isLeader(holder) ? [] : leadershipOver(battle, holder)),
    ...weariness([holder], battle.clock.phase === 'close-combat' ? '4.7.9' : '4.7.11'),
    ...(stop ? [{ why: 'to stop it', value: -1, cites: '8.12.10' } as const] : []),
  ];
  const rolled = total(act.rollOf(weapon.name, [holder.id], DR));
  const isHit = rolled + sumOf(modifiers) <= needs;
  act.effect(
    'attacked-by-hand',
    { unit: holder.id, weapon: weapon.id, target: vehicle.id, needs, rolled, modifiers, isHit },
    {
      changes: [
        { do: 'leave', unit: weapon.id },
        { do: 'unit', unit: holder.id, set: marksOfUse(battle, kind, holder) },
      ],
      cites:
        kind === 'molotov'
          ? ['8.14.7', '8.14.12']
          : kind === 'ATM'
            ? ['8.12.5', '8.12.7']
            : ['8.13.4', '8.13.6'],
    },
  );
  if (isHit) HITS[kind](act, attempt);
}

const HITS: Readonly<Record<Kind, (act: Act, attempt: Attempt) => void>> = {
  molotov: (act, { holder, vehicle }) =>
    strikeVehicle(act, vehicle, {
      column: 'Molotov cocktail',
      facing: facingOfHull(act.battle, vehicle, holder.at),
      rolled: total(act.rollOf('AFV kill', [vehicle.id], DR)),
      isDoubled: vehicle.openTopped === true,
      cites: ['8.14.9', '8.14.10', '8.14.11'],
    }),
  ATM: (act, { weapon, holder, vehicle, stop }) => {
    const rolled = total(act.rollOf('AFV kill', [vehicle.id], DR));
    const from = (weapon.breakdown ?? 12) - (isStrange(weapon, holder) ? UNFAMILIAR : 0);
    if (rolled >= from) act.effect('dud', { weapon: weapon.id, rolled, from }, { cites: ['8.12.11'] });
    else if (stop) immobilize(act, vehicle.id, ['8.12.10']);
    else
      strikeVehicle(act, vehicle, {
        column: 'ATM',
        facing: 'rear',
        rolled,
        modifiers: armourOn(act.battle, vehicle, 'rear'),
        cites: ['8.12.9', '8.12.11'],
      });
  },
  klorihartsi: (act, { weapon, vehicle }) => {
    const rolled = total(act.rollOf('Klorihartsi', [vehicle.id], DR));
    if (rolled === 12) act.effect('dud', { weapon: weapon.id, rolled, from: 12 }, { cites: ['8.13.7'] });
    else if (vehicle.immobilized) destroy(act, vehicle.id, ['7.1.24/b']);
    else immobilize(act, vehicle.id, ['8.13.7']);
  },
};
