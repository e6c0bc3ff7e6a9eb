/** Out of the flames (1.3/6.2, 16.2.11.1): men leave a burning hex in the Rout Phase, vehicles in their Movement Phase. */
import * as z from 'zod';
import { giveAway, goesUnseen } from '../ch02-sight/03-concealment.js';
import { eliminate, leaveBehind } from '../ch03-infantry/20-casualties.js';
import { stepsAway } from '../ch03-infantry/21-routes.js';
import { leadAway } from '../ch03-infantry/29-prisoners.js';
import { baggageOf, companionsOf } from '../ch04-movement/12-cavalry.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { destroy } from '../ch11-vehicles/wrecks.js';
import { placesIn } from '../ch14-terrain/03-levels.js';
import { isInWire } from '../ch15-fortifications/01-wire.js';
import { meetMines } from '../ch15-fortifications/07-mines.js';
import { isSetAgainst, setOff } from '../ch15-fortifications/08-booby-traps.js';
import { orderForAll } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse } from '../system.js';
import {
  attacker,
  infantryAt,
  isAboard,
  isInfantry,
  isMount,
  isOnMap,
  isPrisoner,
  isVehicle,
  type OnMap,
  ofSide,
  weaponsOf,
} from '../units/kinds.js';
import { hexesInFlames, isAblaze } from './02-fires.js';

/** Unbroken men in the flames whom nothing holds there. */
const inFlames = (battle: Battle, side: string): OnMap[] =>
  ofSide(battle, side).filter(
    (unit): unit is OnMap =>
      isInfantry(unit) && isOnMap(unit) && isAblaze(battle, unit.at) && !heldBack(battle, unit),
  );

function heldBack(battle: Battle, unit: OnMap): Refusal | undefined {
  if (unit.broken) return refuse('BROKEN', `${unit.name} is broken: it routs.`, '16.2.11.1');
  if (isPrisoner(unit))
    return refuse('PRISONER', `${unit.name} is a prisoner: it goes with its guard.`, '3.29.10');
  if (isAboard(unit))
    return refuse('ABOARD', `${unit.name} is aboard a vehicle: it gets off first.`, '11.37.8');
  if (isInMelee(battle, unit))
    return refuse('IN_MELEE', `${unit.name} is held in melee.`, '6.3/Q', '16.2.11.1/a');
  return isInWire(battle, unit)
    ? refuse('NO_WAY', `${unit.name} is in wire: it breaks of its own will, and routs.`, '16.2.11.1/a')
    : undefined;
}

/** Who must leave, and can. */
export const boundToLeave = (battle: Battle, side: string): OnMap | undefined =>
  inFlames(battle, side).find((unit) => stepsAway(battle, unit).length > 0);

export const leaveFire = orderForAll({
  title: 'Leave a fire',
  description:
    'An unbroken unit in a burning hex goes one hex, as those do who rout, and leaves behind what it carries.',
  cites: ['1.3/6.2', '16.2.11.1'],
  answers: ['rout'],
  asks: {
    unit: z.string().describe('Who leaves.'),
    to: z.string().describe('The adjacent hex.'),
  },
  *candidates({ battle, by }) {
    for (const unit of inFlames(battle, by))
      for (const to of stepsAway(battle, unit)) yield { unit: unit.id, to };
  },
  read({ battle, by }, { unit: id, to }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`),
        path: '$.unit',
      };
    if (!isAblaze(battle, unit.at)) return refuse('NOT_NOW', `${unit.at} does not burn.`, '16.2.11.1');
    const held = heldBack(battle, unit);
    if (held) return held;
    const ways = stepsAway(battle, unit);
    return ways.includes(to)
      ? { unit: id, to }
      : {
          ...refuse(
            'NO_WAY',
            ways.length > 0
              ? `${unit.name} leaves for ${ways.join(' or ')}.`
              : `No way out of ${unit.at} is open to ${unit.name}.`,
            '16.2.11.1',
          ),
          path: '$.to',
        };
  },
  perform(act, { unit: id, to }) {
    const { battle } = act;
    const unit = battle.theUnit(id) as OnMap;
    const { at: from, side } = unit;
    const units = meetMines(
      act,
      companionsOf(battle, unit).map((one) => one.id),
      from,
      to,
    );
    if (units.length === 0) return;
    if (!goesUnseen(battle, side, from, to)) giveAway(act, units, '2.4.1');
    for (const one of units)
      leaveBehind(
        act,
        one,
        weaponsOf(battle, battle.theUnit(one)).map((w) => w.id),
        '16.2.11.1',
      );
    const changes = units.flatMap((one) => goTo(battle, one, to));
    act.effect('left-fire', { units, from, to }, { changes, cites: ['1.3/6.2', '16.2.11.1'] });
    meetMines(act, units, to, from);
    if (isSetAgainst(battle, side, to)) setOff(act, to, '15.8/q3');
  },
});

function goTo(battle: Battle, id: string, to: string): Change[] {
  const unit = battle.theUnit(id);
  const horses = baggageOf(battle, unit).filter(isMount);
  return [
    { do: 'unit', unit: id, set: { at: to, routed: true, noticed: true } },
    ...horses.map((horse): Change => ({ do: 'unit', unit: horse.id, set: { at: to } })),
    ...leadAway(battle, unit, to),
  ];
}

/** Who is still there when the Rout Phase ends is lost, on all levels, those in melee among them (16.2.11.1/a, 16.2.6/q1). */
export function burnMen(act: Act): void {
  const { battle } = act;
  const places = hexesInFlames(battle).flatMap((hex) => placesIn(battle, hex));
  for (const at of places.filter((place) => isAblaze(battle, place)))
    for (const { id } of infantryAt(battle, at).filter((unit) => !isAboard(unit)))
      if (battle.unit(id)) eliminate(act, id, ['16.2.11.1', '16.2.11.1/a']);
}

/** Vehicles have until the end of their own Movement Phase (16.2.11.1/a). */
export function burnVehicles(act: Act): void {
  const { battle } = act;
  for (const at of hexesInFlames(battle).filter((hex) => isAblaze(battle, hex)))
    for (const { id, side } of battle.unitsAt(at).filter(isVehicle))
      if (side === attacker(battle)) destroy(act, id, ['16.2.11.1/a']);
}
