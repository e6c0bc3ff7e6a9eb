/** Where a charge attacks (4.12.28, 4.12.31, 4.12.32): the run-up, and the way out. */
import { HEXSIDES } from '../../kernel/geometry/grid.js';
import type { SideId } from '../../kernel/position/position.js';
import { sideTowards } from '../../mechanics/places.js';
import { isSoft } from '../ch11-vehicles/state.js';
import { groundAt, isDoubleCrest } from '../ch14-terrain/ground.js';
import type { Battle, Unit } from '../system.js';
import { enemyOf, type OnMap, vehiclesAt } from '../units/kinds.js';
import { targetsAt } from './12-cavalry.js';

export const RUN_UP = 4;
/** Where cavalry attacks, and through what it gallops before it does (4.12.28, 4.12.31). */
const OPEN: readonly string[] = ['open ground', 'shell hole', 'wheatfield'];
const NO_EXIT: readonly string[] = ['woods', 'gully'];

/** Where on this path it would attack: the places in it. */
export function attacksAlong(battle: Battle, unit: Unit, path: readonly string[]): number[] {
  const before = unit.ridden ?? (unit.at === undefined ? [] : [unit.at]);
  const way = [...before, ...path];
  const attacked = new Set(unit.charged ?? []);
  const found: number[] = [];
  for (const [i, at] of path.entries()) {
    const place = before.length + i;
    if (attacked.has(at) || !canBeCharged(battle, unit, at)) continue;
    if (!hasRunUp(battle, way.slice(0, place + 1)) || !canLeave(battle, way, place)) continue;
    attacked.add(at);
    found.push(i);
  }
  return found;
}

export const canBeCharged = (battle: Battle, { side }: Unit, at: string): boolean =>
  chargedAt(battle, at, enemyOf(battle, side)).length > 0;

/** Men, horses by themselves, and vehicles without armour (4.12.28). */
export const chargedAt = (battle: Battle, at: string, side: SideId): OnMap[] => [
  ...targetsAt(battle, at, side),
  ...vehiclesAt(battle, at, side).filter(isSoft),
];

/** Four hexes of open ground into the same covered arc, which is that of two adjacent hexsides (4.12.31). */
function hasRunUp(battle: Battle, way: readonly string[]): boolean {
  const run = way.slice(-RUN_UP);
  const from = way.slice(-RUN_UP - 1, -1);
  if (from.length < RUN_UP || !run.every((at) => OPEN.includes(groundAt(battle, at)))) return false;
  if (run.some((to, i) => isDoubleCrest(battle, from[i] as string, to))) return false;
  const sides = run.map((to, i) => sideTowards(battle, from[i] as string, to));
  return HEXSIDES.some((left) => sides.every((side) => side === left || side === (left + 1) % 6));
}

/** On through the target hex, not back, and not into woods or a gully (4.12.32). */
function canLeave(battle: Battle, way: readonly string[], place: number): boolean {
  const to = way[place + 1];
  return to !== undefined && to !== way[place - 1] && !NO_EXIT.includes(groundAt(battle, to));
}
