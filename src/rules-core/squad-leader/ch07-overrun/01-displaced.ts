/** Infantry makes way for an AFV that has ended its move upon it (7.1.16). */

import * as z from 'zod';
import { isRaw } from '../ch03-infantry/09-inexperience.js';
import { eliminate } from '../ch03-infantry/20-casualties.js';
import { baggageOf } from '../ch04-movement/12-cavalry.js';
import { costOfEntering } from '../ch04-movement/costs.js';
import { hasRoomIn } from '../ch04-movement/stacking.js';
import { stepsFrom } from '../ch14-terrain/03-levels.js';
import { isOverACliff } from '../ch14-terrain/ground.js';
import { meetMines } from '../ch15-fortifications/07-mines.js';
import { order } from '../form.js';
import { type Act, type Battle, refuse, type Unit } from '../system.js';
import {
  attacker,
  defender,
  enemiesInView,
  infantryAt,
  type OnMap,
  prisonersOf,
  vehiclesAt,
} from '../units/kinds.js';

export const makeWay = order({
  title: 'Make way',
  description: 'Infantry in the hex of an AFV that came upon it goes to an adjacent hex of its choice.',
  cites: ['7.1.16/a'],
  answers: ['make-way'],
  asks: {
    unit: z.string().describe('Who goes.'),
    to: z.string().describe('The adjacent hex, without enemies.'),
  },
  *candidates({ battle, by }) {
    for (const unit of inTheWay(battle, by))
      for (const to of stepsFrom(battle, unit.at)) yield { unit: unit.id, to };
  },
  read({ battle, by }, { unit: id, to }) {
    const unit = inTheWay(battle, by).find((one) => one.id === id);
    if (!unit)
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" that has to make way.`, '7.1.16/a'),
        path: '$.unit',
      };
    return waysOut(battle, unit).includes(to)
      ? { unit: id, to }
      : { ...refuse('NO_WAY', `${unit.name} cannot go to ${to}.`, '7.1.16/a'), path: '$.to' };
  },
  perform(act, { unit: id, to }) {
    const { battle } = act;
    const from = battle.theUnit(id).at as string;
    meetMines(act, [id], from);
    if (!battle.unit(id)) return;
    const unit = battle.theUnit(id) as OnMap;
    const changes = [unit, ...baggageOf(battle, unit), ...prisonersOf(battle, unit)].map(
      (one) => ({ do: 'unit', unit: one.id, set: { at: to } }) as const,
    );
    act.effect('displaced', { unit: id, from, to }, { changes, cites: ['7.1.16/a'] });
    meetMines(act, [id], to);
  },
});

/** An AFV that stands still among them is no longer driven at them (7.1/Q). */
const inTheWay = (battle: Battle, side: string): OnMap[] =>
  side === defender(battle)
    ? battle
        .units()
        .filter((unit) => unit.moved && unit.at !== undefined && !unit.immobilized)
        .flatMap(({ id, at }) =>
          vehiclesAt(battle, at as string, attacker(battle)).some((vehicle) => vehicle.id === id)
            ? infantryAt(battle, at as string, side).filter((man) => !staysInside(battle, id, man))
            : [],
        )
    : [];

/** What only stands beside the obstacle drives nobody out of it, but raw troops, and all before 1942 (11.29.22). */
export const staysInside = (battle: Battle, vehicle: string, man: Unit): boolean =>
  battle.theUnit(vehicle).beside !== undefined && !isRaw(battle, man) && battle.options.year >= STEADY_SINCE;

const STEADY_SINCE = 1942;

const waysOut = (battle: Battle, unit: OnMap): string[] =>
  stepsFrom(battle, unit.at).filter(
    (to) =>
      costOfEntering(battle, to, [unit]) !== undefined &&
      !isOverACliff(battle, unit.at, to) &&
      !enemiesInView(battle, unit.side).some(({ at }) => at === to) &&
      hasRoomIn(battle, to, unit.side, [unit as Unit]),
  );

/** Asks until the hexes are clear; who can go nowhere is lost. */
export function displacing(act: Act): void {
  const side = defender(act.battle);
  const caught = inTheWay(act.battle, side).find((unit) => waysOut(act.battle, unit).length === 0);
  if (caught) eliminate(act, caught.id, ['7.1.16/a']);
  else if (inTheWay(act.battle, side).length > 0) act.ask({ side, kind: 'make-way' });
  else act.done();
}
