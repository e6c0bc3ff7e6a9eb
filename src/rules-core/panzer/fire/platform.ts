/** Guns on platforms, which bear all round (7.16). */
import { plays } from '../sequence/sides.js';
import type { Battle, Change, Unit } from '../system.js';
import { isAhead, isInFront } from './arcs.js';

/** One that fires outside its front stays turned to the target (7.16/c, 7.16/d). */
export function pivoted(battle: Battle, unit: Unit, to: string): Change[] {
  if (!unit.platform || !plays(battle, '7.16') || isInFront(battle, unit, to)) return [];
  const facing = [0, 1, 2, 3, 4, 5].find((side) => isAhead(battle, { ...unit, facing: side }, to));
  return facing === undefined ? [] : [{ do: 'unit', unit: unit.id, set: { facing } }];
}
