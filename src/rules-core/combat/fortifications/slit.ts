/** Out of a pillbox one fires across the three hexsides it points to (7.9.2). */
import { lineBetween } from '../../mechanics/line.js';
import { facedBy } from '../close-combat/apart.js';
import type { Battle, Unit } from '../system.js';
import { marksAt } from '../terrain/ground.js';
import { hexAt, hexOf } from '../terrain/places.js';

/** The hexside it faces and the two beside it. */
const slitOf = (facing: number): number[] => [facing, (facing + 5) % 6, (facing + 1) % 6];

export function firesThroughSlit(battle: Battle, unit: Unit, at: string): boolean {
  const pillbox = marksAt(battle, unit.at as string).pillbox;
  if (unit.post !== 'pillbox' || !pillbox) return true;
  if (hexOf(unit.at as string) === hexOf(at)) return facedBy(battle, unit, at).length > 0;
  const { leaves } = lineBetween(
    battle.table.map,
    hexAt(battle, unit.at as string).index,
    hexAt(battle, at).index,
  );
  return leaves.length > 0 && leaves.every((side) => slitOf(pillbox.facing).includes(side));
}
