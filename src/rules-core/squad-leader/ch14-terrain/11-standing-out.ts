/** Who is seen through wheat, brush and marsh (14.11.3, 14.12.9), and what they and orchards do to fire (14.11.2, 14.16). */
import { hexesBetween } from '../../mechanics/line.js';
import { hexAt } from '../../mechanics/places.js';
import { isScreened, sees, seesUnit } from '../ch02-sight/sight.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { isEntrenched } from '../ch15-fortifications/03-entrenchments.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { enemiesInView, type OnMap } from '../units/kinds.js';
import { orchardsSeenThrough } from './11-growth.js';
import { seesOverCrest } from './25-over-crests.js';
import { groundAt, levelAt } from './ground.js';

/** It sees that unit, which may stand out of the growth; riders not from within an entrenchment (4.12.17). */
export const makesOut = (
  battle: Battle,
  viewer: Pick<OnMap, 'at' | 'entrenched' | 'onCrest'>,
  unit: Unit,
  at: string,
): boolean =>
  sees(battle, viewer.at, at) ||
  (seesUnit(battle, viewer.at, unit, at) && !(isEntrenched(viewer) && isMounted(unit))) ||
  seesOverCrest(battle, viewer, unit, at);

/** Somebody stands out there, in the eyes of the side that fires. */
export const seesSomebody = (battle: Battle, viewer: OnMap, at: string): boolean =>
  sees(battle, viewer.at, at) ||
  ((isScreened(battle, viewer.at, at) || viewer.onCrest !== undefined || isCrested(battle, at)) &&
    enemiesInView(battle, viewer.side).some((unit) => unit.at === at && makesOut(battle, viewer, unit, at)));

const isCrested = (battle: Battle, at: string): boolean =>
  battle.unitsAt(at).some(({ onCrest }) => onCrest !== undefined);

/** The line passes through an orchard on its own level (14.16.3/q1). */
export function isPastOrchard(battle: Battle, from: string, at: string): boolean {
  const level = levelAt(battle, from);
  const { map } = battle.table;
  return (
    levelAt(battle, at) === level &&
    hexesBetween(map, hexAt(battle, from).index, hexAt(battle, at).index).some(
      (hex) => hex.level === level && groundAt(battle, hex.name) === 'orchard',
    )
  );
}

/** More than one hexside of wheat or brush, or more orchards than one sees through: penetrating fire counts half there (14.11.2, 14.16.5). */
export function isFarThroughGrowth(battle: Battle, from: string, at: string): boolean {
  const level = levelAt(battle, from);
  const { map } = battle.table;
  const between = hexesBetween(map, hexAt(battle, from).index, hexAt(battle, at).index);
  const line = [from, ...between.map(({ name }) => name), at];
  if (line.some((hex) => levelAt(battle, hex) !== level)) return false;
  const grounds = line.map((hex) => groundAt(battle, hex));
  const orchards = grounds.slice(1).filter((ground) => ground === 'orchard').length;
  const sides = grounds.filter(
    (ground, i) => i > 0 && [ground, grounds[i - 1]].some((one) => one === 'wheatfield' || one === 'brush'),
  );
  return sides.length > 1 || orchards > orchardsSeenThrough(battle.options);
}

/** Case K (14.13.1). */
export const growthBefore = (battle: Battle, from: string, at: string): Modifier[] =>
  isScreened(battle, from, at) ? [{ why: 'through growth', value: 2, cites: '14.13.1/b' }] : [];
