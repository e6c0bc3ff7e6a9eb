/** What a unit may spend (4.5.1.1.1). */

import { MOVEMENT } from '../charts/index.js';
import { commandOf } from '../command/known.js';
import { plays } from '../sequence/sides.js';
import type { Battle, Unit } from '../system.js';
import { isImmobile, isVehicle } from '../units/kinds.js';

/** Which of the factors on its card it moves by. */
export type Gait = 'crossCountry' | 'path' | 'road';

/** MOVE gives all of it, SHORT HALT half, a damaged hull half of that; rounded down, one at least. */
export function allowanceOf(battle: Battle, unit: Unit, gait: Gait, isQuick = unit.quickmarched): number {
  if (isImmobile(unit) || unit.bogged) return 0;
  const factor = factorOf(unit, gait);
  if (factor === 0) return 0;
  const halves =
    Number(commandOf(battle, unit) === 'short-halt') +
    Number(unit.hullDamaged === true || unit.damaged === true) +
    Number(unit.broken !== undefined) +
    Number(unit.suppressed !== undefined && isVehicle(unit)) +
    Number(isVehicle(unit) && isSlowedByNight(battle, gait));
  const quick = isQuick ? battle.table.charts.lookup(MOVEMENT.numbers, 'Quickmarch hexes') : 0;
  return Math.max(1, Math.floor(factor / 2 ** halves)) + quick;
}

/** What its card gives, less what its running gear has lost (7.23.3). */
export function factorOf(unit: Unit, gait: Gait): number {
  const printed = unit[gait] ?? unit.crossCountry ?? 0;
  const gear = unit.collateral?.includes('running-gear') ? -2 : 0;
  return printed === 0 ? 0 : Math.max(1, printed + gear);
}

/** Cautious Movement, and limited visibility on paths and roads: both together halve once (7.36.2). */
function isSlowedByNight(battle: Battle, gait: Gait): boolean {
  if (!plays(battle, '7.36')) return false;
  const { visibility } = battle.options;
  return visibility?.cautious === true || (gait !== 'crossCountry' && visibility?.class === 'limited');
}
