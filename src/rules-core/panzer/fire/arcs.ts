/** Directions from a unit: Fields-of-Fire and Hit Angles (3.3, 4.4.3.1, 5.5). */
import { bearing, type Direction, inArc, turned } from '../../kernel/geometry/facing.js';
import { hexAt } from '../../mechanics/places.js';
import type { Weapon } from '../attributes/index.js';
import { plays } from '../sequence/sides.js';
import type { Battle, Unit } from '../system.js';
import { isLeg } from '../units/kinds.js';
import { isOpTank } from './op-tank.js';

const ahead = (facing: number): Direction => turned(0, facing * 2);

/** Within so many twelfths to either side of a hexside; the edges belong to it. */
function isWithin(battle: Battle, from: string, to: string, facing: number, twelfths: number): boolean {
  if (from === to) return true;
  const middle = ahead(facing);
  return inArc(battle.table.map, hexAt(battle, from).index, hexAt(battle, to).index, [
    turned(middle, -twelfths),
    turned(middle, twelfths),
  ]);
}

/** Straight to the front: within the sixty degrees of its facing (7.1.4/p). */
export const isAhead = (battle: Battle, unit: Unit, to: string): boolean =>
  isWithin(battle, unit.at as string, to, unit.facing ?? 0, 1);

/** The front Field-of-Fire: the three hexsides ahead. */
export const isInFront = (battle: Battle, unit: Unit, to: string): boolean =>
  isWithin(battle, unit.at as string, to, unit.facing ?? 0, 3);

export const turretFacingOf = (unit: Unit): number => unit.turretFacing ?? unit.facing ?? 0;

/** The sixty degrees of a turret (7.8/b). */
export const isInTurretArc = (battle: Battle, unit: Unit, to: string): boolean =>
  isWithin(battle, unit.at as string, to, turretFacingOf(unit), 1);

/** Turrets turn only with 7.8; without it a turreted gun bears all round, until its ring is shot (7.23.2/a). */
export const hasTurret = (battle: Battle, unit: Unit): boolean =>
  plays(battle, '7.8') && unit.turret === 'turreted' && !isOpTank(battle, unit);

/** Does the weapon bear on that hex as its unit stands? */
export function bears(battle: Battle, unit: Unit, weapon: Weapon, to: string): boolean {
  if (weapon.field === 'R') return !isWithin(battle, unit.at as string, to, unit.facing ?? 0, 2);
  if (weapon.field === 'F') return (unit.platform && plays(battle, '7.16')) || isInFront(battle, unit, to);
  if (isOpTank(battle, unit)) return isInFront(battle, unit, to);
  if (weapon.hullMounted) return true;
  if (hasTurret(battle, unit)) return isInTurretArc(battle, unit, to);
  return !unit.collateral?.includes('turret-ring') || isInFront(battle, unit, to);
}

/** Where Overwatch has its Front modifier: the front, or a turret's own sixty degrees (7.8/c); all round for some. */
export function isOverwatchFront(battle: Battle, unit: Unit, weapon: Weapon, to: string): boolean {
  if (facesEverywhere(battle, unit)) return true;
  return hasTurret(battle, unit) && !weapon.hullMounted
    ? isInTurretArc(battle, unit, to)
    : isInFront(battle, unit, to);
}

/** Men on foot, a gun that turns all round on its hull, and one on a platform (7.16/b). */
const facesEverywhere = (battle: Battle, unit: Unit): boolean =>
  isLeg(unit) || unit.turret === 'turretless-360' || (unit.platform === true && plays(battle, '7.16'));

const ANGLES = ['Front', 'Front/Side', 'Rear/Side', 'Rear'] as const;
export type HitAngle = (typeof ANGLES)[number];

/** Twelfths off the facing by which each angle ends: 30, 90 and 150 degrees. */
const ENDS = [1, 3, 5] as const;

/** Where a shot from that hex strikes what faces so; on the line between two angles the target's choice: the one nearer its front. */
export function hitAngle(battle: Battle, target: Unit, facing: number, from: string): HitAngle {
  const { map } = battle.table;
  const directions = bearing(map, hexAt(battle, target.at as string).index, hexAt(battle, from).index);
  const off = directions.map((direction) => {
    const twelfths = turned(direction, -facing * 2);
    return Math.min(twelfths, 12 - twelfths);
  });
  const nearest = off.length === 0 ? 0 : off.length === 1 ? (off[0] as number) : Math.min(...off) + 0.5;
  const at = ENDS.findIndex((end) => nearest <= end);
  return ANGLES[at < 0 ? ANGLES.length - 1 : at] as HitAngle;
}
