/** What becomes of those who come upon mines, or lose an AFV beside them, in the midst of something else. */
import type { UnitId } from '../../kernel/position/position.js';
import { sufferAll } from '../ch05-fire/05-resolution.js';
import type { Act } from '../system.js';
import { isOnMap } from '../units/kinds.js';
import { meetsAntiTankMines } from './07-anti-tank-mines.js';
import { isStoppedByMines } from './07-mines.js';

/** Without a driver it has come into the next hex: only what that costs counts (15.7.12.4/q1). */
export function ontoMines(
  act: Act,
  {
    unit,
    at,
    from,
    cost,
  }: { readonly unit: UnitId; readonly at: string; readonly from: string; readonly cost: number },
): void {
  act.done();
  if (act.battle.unit(unit)?.at !== at) return;
  if (!isStoppedByMines(act, unit, at, from)) meetsAntiTankMines(act, unit, at, cost);
}

/** The loss of an AFV shakes those who are entrenched beside it (15.3/q1). */
export function shakenByLoss(
  act: Act,
  { units, at }: { readonly units: readonly UnitId[]; readonly at: string },
): void {
  act.done();
  const left = units.filter((id) => {
    const unit = act.battle.unit(id);
    return unit && isOnMap(unit);
  });
  if (left.length > 0) sufferAll(act, [{ units: left, result: 'M' }], at);
}
