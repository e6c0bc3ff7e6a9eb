/** Overwatch outside the turret's Field-of-Fire (7.8.4): the turret turns to its target and stays there. */
import { sixthsBetween } from '../../mechanics/facing.js';
import type { Weapon } from '../attributes/index.js';
import { hasTurret, isInTurretArc, turretFacingOf } from '../fire/arcs.js';
import type { Battle, Unit } from '../system.js';
import { turnsTo } from './turning.js';

/** The hexside that its turret must face to bear on that hex, nearest to where it points; undefined: it does not reach. */
export function facingToBear(battle: Battle, shooter: Unit, weapon: Weapon, to: string): number | undefined {
  if (!hasTurret(battle, shooter) || weapon.field !== 'A' || weapon.hullMounted) return undefined;
  const sides = [0, 1, 2, 3, 4, 5].filter((side) =>
    isInTurretArc(battle, { ...shooter, turretFacing: side }, to),
  );
  const now = turretFacingOf(shooter);
  const [nearest] = sides.sort((a, b) => sixthsBetween(now, a) - sixthsBetween(now, b) || a - b);
  return nearest !== undefined && turnsTo(shooter, nearest) ? nearest : undefined;
}
