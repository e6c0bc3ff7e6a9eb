/** Which armour a shot meets (10.1.8.1/fig, 12.3.1.4.1, 12.3.1.4.1.1, 12.3.3.1, 12.4.5.2). */
import { D10, total } from '../../kernel/dice/index.js';
import { centre, type Point, VERTICES } from '../../kernel/geometry/grid.js';
import type { Act, Battle, Modifier, Unit } from '../system.js';
import { hexAt, hexOf } from '../terrain/places.js';
import { hasTurret, isAfv, turretOf } from './status.js';

export type Facing = 'Front' | 'Side' | 'Rear';
/** The hull, or the turret and upper superstructure. */
export type Part = 'hull' | 'turret';

const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
const spine = (n: number): Point => VERTICES[((n % 6) + 6) % 6] as Point;

/**
 * The side of a target that a line from that hex meets: through the two hexsides beside the facing or along their
 * outer hexspines Front, through the two behind it Rear, everything else Side.
 */
function facingTowards(battle: Battle, target: Unit, towards: number, from: string): Facing {
  const a = hexAt(battle, target.at as string);
  const b = hexAt(battle, from);
  const p = centre(a.column, a.row);
  const q = centre(b.column, b.row);
  const line = { x: q.x - p.x, y: q.y - p.y };
  const left = cross(spine(towards - 1), line);
  const right = cross(line, spine(towards + 1));
  if (left >= 0 && right >= 0) return 'Front';
  return isBehind(line, towards) ? 'Rear' : 'Side';
}

/** The rear arc lies between the hexspines opposite to those of the front arc, its edges left out. */
function isBehind(line: Point, towards: number): boolean {
  return cross(spine(towards + 2), line) > 0 && cross(line, spine(towards + 4)) > 0;
}

/** Of hull and turret each has its own front. */
export const partFacing = (battle: Battle, target: Unit, part: Part, from: string): Facing =>
  facingTowards(battle, target, part === 'turret' ? turretOf(target) : (target.facing ?? 0), from);

const isTurretTurned = (unit: Unit): boolean => hasTurret(unit) && turretOf(unit) !== unit.facing;

/** The ones die of the roll: 1 to 6 the hull, 7 to 10 the turret (12.4.5.2). */
export const partStruck = (ones: number): Part => (ones >= 7 ? 'turret' : 'hull');

/** Within a hex facing is a matter of chance: Suppressed targets are worse off, Suppressed firers too (12.3.1.4.1.1). */
export function rollFacing(act: Act, target: Unit, firer: Unit | undefined): Facing {
  const rolled = total(act.rollOf('facing', [target.id], D10));
  const modified = rolled + (target.suppressed ? 1 : 0) - (firer?.suppressed ? 1 : 0);
  const facing = modified <= 4 ? 'Front' : modified <= 7 ? 'Side' : 'Rear';
  act.effect('facing-rolled', { unit: target.id, rolled, facing }, { cites: ['12.3.1.4.1.1'] });
  return facing;
}

/** How a shot comes at each armoured vehicle: rolled beforehand within a hex and under artillery, else by the line. */
export type Exposure = ReadonlyMap<string, Facing>;

export function exposureOf(
  act: Act,
  targets: readonly Unit[],
  firer: Unit | undefined,
  isChance: (target: Unit) => boolean,
): Exposure {
  return new Map(
    targets
      .filter((unit) => isAfv(unit) && isChance(unit))
      .map((unit) => [unit.id, rollFacing(act, unit, firer)]),
  );
}

/** The facing a roll meets: by chance, or where the line comes in; with a turned turret the ones die decides which part is hit. */
export function facingMet(
  battle: Battle,
  target: Unit,
  from: string,
  ones: number,
  exposure: Exposure,
): { facing: Facing; part?: Part } {
  const chance = exposure.get(target.id);
  if (chance) return { facing: chance };
  if (!isTurretTurned(target)) return { facing: partFacing(battle, target, 'hull', from) };
  const part = partStruck(ones);
  return { facing: partFacing(battle, target, part, from), part };
}

const FACTOR = { Front: 'front', Side: 'side', Rear: 'rear' } as const;
export const armourAt = (target: Unit, facing: Facing): number => target.armour?.[FACTOR[facing]] ?? 0;

/** Armour adds to the roll on the Firepower Factors Table (12.3.1.4.1). */
export function armourModifier(target: Unit, facing: Facing): Modifier[] {
  const drm = armourAt(target, facing);
  return drm === 0 ? [] : [{ why: `${facing.toLowerCase()} armour`, drm, cites: '12.3.1.4.1' }];
}

export const isSameHex = (a: string, b: string): boolean => hexOf(a) === hexOf(b);
