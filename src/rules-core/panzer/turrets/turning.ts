/** How far a turret turns (7.8.1). */

import { sixthsBetween } from '../../mechanics/facing.js';
import { turretFacingOf } from '../fire/arcs.js';
import type { Unit } from '../system.js';

/** TT Factor; 1 when the turret is Damaged, none when its ring is; a Track hit changes nothing (7.8.1/d). */
export function ttOf(unit: Unit): number {
  if (unit.turret !== 'turreted' || unit.collateral?.includes('turret-ring')) return 0;
  const tt = unit.tt ?? 0;
  return unit.turretDamaged ? Math.min(1, tt) : tt;
}

/** Can it get there in one go? */
export const turnsTo = (unit: Unit, facing: number): boolean =>
  sixthsBetween(turretFacingOf(unit), facing) <= ttOf(unit);

/** As far towards a facing as it gets, the shorter way round. */
export function turnedTowards(unit: Unit, facing: number): number {
  const from = turretFacingOf(unit);
  const clockwise = (facing - from + 6) % 6;
  const by = Math.min(ttOf(unit), sixthsBetween(from, facing));
  return (from + (clockwise <= 3 ? by : -by) + 6) % 6;
}

/** As it stands when its hull has turned: the turret turns with it. */
export const withHull = (unit: Unit, facing: number): Unit => ({
  ...unit,
  facing,
  ...(unit.turretFacing !== undefined && {
    turretFacing: (unit.turretFacing + facing - (unit.facing ?? 0) + 6) % 6,
  }),
});
