/** Limited Spotting (7.7): beyond range 1 one roll for each target, the same for all spotters. */
import { D100, total } from '../../kernel/dice/index.js';
import { distance } from '../../mechanics/places.js';
import { SPOTTING } from '../charts/index.js';
import { plays } from '../sequence/sides.js';
import type { Act, Battle, Unit } from '../system.js';
import { gradeOf } from '../units/kinds.js';
import { rangeOfRolls } from './range.js';

/** Each unit that attempts in addition to the best one, and the Recon bonus (7.7.1/b, 7.43/b). */
const MORE = 10;

/** Those who have it spotted: all who are able, if the roll succeeds. A spot that somebody can keep needs no roll. */
export function attempt(act: Act, target: Unit, able: readonly Unit[]): readonly Unit[] {
  const { battle } = act;
  if (!plays(battle, '7.7') || able.length === 0 || isKept(target, able)) return able;
  if (able.some((unit) => distance(battle, unit.at as string, target.at as string) <= 1)) return able;
  const needs = needsToSpot(battle, target, able);
  const rolled = total(act.rollOf('spotting', [target.id], D100));
  const spotted = rolled <= needs;
  act.effect(
    'spot-attempt',
    { target: target.id, by: able.map(({ id }) => id), rolled, needs, spotted },
    { cites: ['7.7.1/a', '7.7.1/b', '7.7.1/d'] },
  );
  return spotted ? able : [];
}

/** The best chance among them, and more for each of the others. */
export const needsToSpot = (battle: Battle, target: Unit, able: readonly Unit[]): number =>
  Math.max(...able.map((unit) => chanceOf(battle, unit, target))) + MORE * (able.length - 1);

const isKept = ({ spotted, spotters }: Unit, able: readonly Unit[]): boolean =>
  spotted === true && able.some(({ id }) => spotters?.includes(id));

/** The first value up to half of the maximum range, rounded down, and the second beyond it (7.7.1/f). */
function chanceOf(battle: Battle, spotter: Unit, target: Unit): number {
  const value = battle.table.charts.lookup(
    SPOTTING.limited,
    gradeOf(battle, spotter),
    isWithinHalf(battle, spotter, target) ? 'near' : 'far',
  );
  return value + (spotter.recon && plays(battle, '7.43') ? MORE : 0);
}

export const isWithinHalf = (battle: Battle, spotter: Unit, target: Unit): boolean =>
  distance(battle, spotter.at as string, target.at as string) <=
  Math.floor(rangeOfRolls(battle, spotter, target) / 2);
