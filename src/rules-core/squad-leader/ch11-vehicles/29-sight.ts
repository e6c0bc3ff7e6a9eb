/** Lines to and from vehicles beside an obstacle (11.29.11 to 11.29.14): they stand at a corner of their hex. */
import { lineBetween } from '../../mechanics/line.js';
import { hexAt } from '../../mechanics/places.js';
import { sees } from '../ch02-sight/sight.js';
import { makesOut } from '../ch14-terrain/11-standing-out.js';
import { isClearTo } from '../ch14-terrain/symbols.js';
import type { Battle, Unit } from '../system.js';
import type { OnMap } from '../units/kinds.js';
import { seesBelly } from './22-underbelly.js';

/** The line between one who fires and what he fires at, or the hex. */
export function isInSight(
  battle: Battle,
  firer: Pick<OnMap, 'at' | 'beside' | 'entrenched'>,
  at: string,
  target?: Unit,
): boolean {
  if (target?.belly && target.at === at) return seesBelly(battle, firer.at, target as OnMap);
  if (target?.beside && target.at === at) return isSeenBeside(battle, firer.at, target as OnMap);
  if (firer.beside && firer.at !== at) return isClearTo(battle, at, firer.at, firer.beside.corner);
  return target?.at === at ? makesOut(battle, firer, target, at) : sees(battle, firer.at, at);
}

/** To the corner where it stands, or, as it goes by, across the hexsides that it goes along (11.29.11, 11.29.13). */
export function isSeenBeside(battle: Battle, from: string, { at, beside, moving }: OnMap): boolean {
  if (!beside || from === at) return true;
  if (isClearTo(battle, from, at, beside.corner)) return true;
  return moving === true && sees(battle, from, at) && enters(battle, from, at, beside.along);
}

const enters = (battle: Battle, from: string, at: string, along: readonly number[]): boolean =>
  lineBetween(battle.table.map, hexAt(battle, from).index, hexAt(battle, at).index).enters.some((side) =>
    along.includes(side),
  );
