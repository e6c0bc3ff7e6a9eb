/** What protects a place against one attack: its own Target Modifiers, and walls, hills and vehicles (5.0, 5.5, 10.1/m). */
import { HEXSIDES, type Hexside } from '../../kernel/geometry/grid.js';
import { lineBetween } from '../../mechanics/line.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { isVehicle, standingAt } from '../units/kinds.js';
import { hexAt, hexOf, isShelter } from './places.js';
import { cell, classOf, MOST_TM, targetModifier, targetModifiers } from './tec.js';
import { hexsideRow, levelOf, levelOfHex, terrainIn } from './terrain.js';

/** Against direct fire from a place; without one, indirect fire, against which walls and hills do not help. For all there, or one unit. */
export function coverOf(battle: Battle, at: string, from?: string, unit?: Unit): Modifier[] {
  const found = [...targetModifiers(battle, at, unit), ...behindVehicle(battle, at)];
  if (from !== undefined && hexOf(from) !== hexOf(at)) found.push(...againstDirectFire(battle, at, from));
  return capped(found);
}

function capped(found: Modifier[]): Modifier[] {
  const excess = found.reduce((sum, { value }) => sum + value, 0) - MOST_TM;
  return excess > 0 ? [...found, { why: 'at most +4', value: -excess, cites: '5.5' }] : found;
}

/** A wall or hedge on the hexside that the fire crosses, on both where it runs between two; a hill against fire from below. */
function againstDirectFire(battle: Battle, at: string, from: string): Modifier[] {
  const { enters } = lineBetween(battle.table.map, hexAt(battle, from).index, hexAt(battle, at).index);
  const rows = enters.map((side) => hexsideRow(battle, at, side));
  const found: Modifier[] = [];
  const [row] = rows;
  if (row && rows.every((each) => each !== undefined) && !isShelter(at))
    found.push({ why: row, value: Number(cell(battle, row, 'tm')), cites: '10.4' });
  if (levelOfHex(battle, at) > levelOf(battle, from))
    found.push({ why: 'uphill', value: Number(cell(battle, 'Hill level 1/2/3', 'tm')), cites: '10.4' });
  return found;
}

/** In the open a vehicle gives those beside it something to hide behind. */
function behindVehicle(battle: Battle, at: string): Modifier[] {
  if (classOf(battle, terrainIn(battle, at)) !== 'open') return [];
  if (!standingAt(battle, at).some((unit) => isVehicle(unit))) return [];
  const value = Number(cell(battle, 'hex with a vehicle (for the other units in it)', 'tm'));
  return [{ why: 'vehicle in the hex', value, cites: '10.1/m' }];
}

/** Terrain with a positive Target Modifier, a wall or hedge on any hexside included: -2 to Morale Checks (1.5/b, 3.0/o). */
export const isCovered = (battle: Battle, at: string, unit?: Unit): boolean =>
  targetModifier(battle, at, unit) > 0 ||
  (!isShelter(at) && HEXSIDES.some((side: Hexside) => hexsideRow(battle, at, side) !== undefined));
