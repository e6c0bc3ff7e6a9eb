/** Whom an attack on a place meets, and what counts against each of them (5.3/e, 5.3/f, 6.0/c). */
import { coverOf } from '../ground/cover.js';
import { hexOf } from '../ground/places.js';
import { cell } from '../ground/tec.js';
import { terrainIn } from '../ground/terrain.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { enemiesAt, isInfantry, isMoving } from '../units/kinds.js';
import { sumOf, type Target } from './attack.js';

/** The people of a place on foot. */
export const isOnFoot = (unit: Unit): boolean =>
  isInfantry(unit) && unit.kind !== 'armor-leader' && unit.aboard === undefined;

/** Those of a place who are not in or on a vehicle: they are one target (14.1/a, 17.2). */
export const footAt = (battle: Battle, at: string, side: string): Unit[] =>
  enemiesAt(battle, at, side).filter(isOnFoot);

/** What protects the people of a place against a side; a Sniper alone there hides twice as well (11.4/b, 5.5/a). */
export function coverOfFoot(battle: Battle, at: string, side: string, from?: string): Modifier[] {
  const cover = coverOf(battle, at, from);
  const [only, ...others] = footAt(battle, at, side);
  if (only?.kind !== 'sniper' || others.length > 0) return cover;
  return [
    ...cover,
    ...cover.map(({ why, value }): Modifier => ({ why: `Sniper, ${why}`, value, cites: '11.4/b' })),
  ];
}

/** +1 against a target that moves or is marked Moved or AM, unless its terrain hides that (5.3/e). */
export function movingModifier(battle: Battle, unit: Unit): Modifier[] {
  if (!isMoving(unit)) return [];
  if (cell(battle, terrainIn(battle, hexOf(unit.at as string)), 'negates_moving') === true) return [];
  return [{ why: 'moving', value: 1, cites: '5.3/e' }];
}

/** What a gun that did not set up in the Foxholes of the place lacks of its cover (21.2/a). */
function exposure(battle: Battle, unit: Unit, from?: string): Modifier[] {
  if (!unit.hasMoved) return [];
  const at = unit.at as string;
  const value = sumOf(coverOf(battle, at, from)) - sumOf(coverOf(battle, at, from, unit));
  return value > 0 ? [{ why: 'outside the Foxholes', value, cites: '21.2/a' }] : [];
}

/** Each with what counts against it alone; without a place that fire comes from, indirect fire and Mines. */
export const asTargets = (battle: Battle, units: readonly Unit[], from?: string): Target[] =>
  units.map((unit) => ({
    unit: unit.id,
    modifiers: [...movingModifier(battle, unit), ...exposure(battle, unit, from)],
  }));
