/** Variable Track Damage (7.21): a weapon too weak for the vehicle does nothing to its tracks. */
import { plays } from '../sequence/sides.js';
import type { Battle, Unit } from '../system.js';
import { isSmallArms } from '../units/kinds.js';

/** Twice its maximum GP Effectiveness reaches the GP Defense; small arms, and units without a GP weapon, count 1 in all. */
export function tracksAreHit(
  battle: Battle,
  shooter: Unit | undefined,
  weapon: string,
  target: Unit,
): boolean {
  if (!plays(battle, '7.21') || !shooter) return true;
  const used = shooter.weapons?.find(({ name }) => name === weapon);
  if (used?.kind === 'hand-held') return true;
  const factors = (shooter.weapons ?? [])
    .filter((each) => !isSmallArms(each))
    .flatMap(({ rows }) => rows.filter(({ type }) => type === 'GP'))
    .flatMap(({ factor }) => Object.values(factor));
  const doubled = factors.length === 0 || (used && isSmallArms(used)) ? 1 : 2 * Math.max(...factors);
  return doubled >= (target.gpDefense ?? 0);
}
