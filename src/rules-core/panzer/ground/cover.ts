/** Cover, and the GP Defense Factor that a unit has where it stands. */

import { MOVEMENT, TERRAIN } from '../charts/index.js';
import { isCovered } from '../movement/assault-cover.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { isLeg, isVehicle } from '../units/kinds.js';
import { cell, isBuilding, terrainIn } from './terrain.js';

const COVERS = ['none', 'light', 'medium', 'heavy'] as const;
type Cover = (typeof COVERS)[number];

const better = (a: Cover, b: Cover): Cover => (COVERS.indexOf(a) > COVERS.indexOf(b) ? a : b);

/** A vehicle or gun outside the building of its hex has no cover of it (S.inside-a-building). */
export function coverOf(battle: Battle, unit: Unit): Cover {
  const at = unit.at as string;
  const row = terrainIn(battle, at);
  const { improvedPosition, wrecks } = battle.location(at);
  if (improvedPosition && !isVehicle(unit)) return 'heavy';
  const inside = !isBuilding(row) || isLeg(unit) || unit.inside === true;
  const printed = inside ? (cell(battle, row, 'cover') as Cover) : 'none';
  return isLeg(unit) && (wrecks?.length || hasVehicle(battle, unit)) ? better(printed, 'light') : printed;
}

/** A vehicle gives Light Cover to leg units in its hex (S.cover/c), on the move only to those who advance with it (7.49/i). */
const hasVehicle = (battle: Battle, unit: Unit): boolean =>
  unit.moved
    ? isCovered(battle, unit)
    : battle.unitsAt(unit.at as string).some((other) => isVehicle(other) && other.id !== unit.aboard);

/** Vehicles have theirs on the card; leg and towed units that of the terrain they are in. */
export function gpDefenseOf(battle: Battle, unit: Unit): { base: number; modifiers: Modifier[] } {
  if (isVehicle(unit)) return { base: unit.gpDefense ?? 0, modifiers: [] };
  const { charts } = battle.table;
  const at = unit.at as string;
  const { improvedPosition } = battle.location(at);
  const base = improvedPosition
    ? charts.lookup(TERRAIN.others, 'Improved Position, defense')
    : Number(cell(battle, terrainIn(battle, at), 'defense'));
  const modifiers: Modifier[] = [];
  if (unit.fullCover)
    modifiers.push({
      why: 'Full Cover',
      value: charts.lookup(TERRAIN.others, 'Full Cover, defense'),
      cites: 'S.full-cover/b',
    });
  if (isLeg(unit) && unit.moved && !isCovered(battle, unit))
    modifiers.push({ why: 'moving', value: -2, cites: 'S.gp-factors/c' });
  if (unit.quickmarched)
    modifiers.push({
      why: 'Quickmarch',
      value: charts.lookup(MOVEMENT.numbers, 'Quickmarch, GP Defense'),
      cites: 'S.quickmarch',
    });
  return { base, modifiers };
}
