/** Where a hit strikes, and the armor there (6.5.2). */
import { HIT_LOCATION } from '../charts/index.js';
import { type HitAngle, hasTurret, hitAngle, turretFacingOf } from '../fire/arcs.js';
import { heightIn } from '../ground/terrain.js';
import type { Battle, Unit } from '../system.js';

const LOCATIONS = ['TF', 'TS', 'TR', 'HF', 'HS', 'HR', 'Dk', 'TK'] as const;
export type Location = (typeof LOCATIONS)[number];

/** The shot rises to a higher target and falls to a lower one (S.shot-level). */
export type ShotLine = 'Level' | 'Rising' | 'Falling';

export function shotLine(battle: Battle, from: string, to: string): ShotLine {
  const difference = heightIn(battle, to) - heightIn(battle, from);
  return difference === 0 ? 'Level' : difference > 0 ? 'Rising' : 'Falling';
}

/** The location that a (100) roll reads at this angle. */
export function locationAt(battle: Battle, line: ShotLine, angle: HitAngle, rolled: number): Location {
  const { charts } = battle.table;
  for (const location of LOCATIONS) {
    const row = `${line}|${angle}`;
    const found = charts.find(HIT_LOCATION.cells, row, location);
    if (!found) continue;
    const [from = 0, to = 0] = charts.lookup(HIT_LOCATION.cells, row, location);
    if (rolled >= from && rolled <= to) return location;
  }
  return 'TK';
}

export const hullAngle = (battle: Battle, target: Unit, from: string): HitAngle =>
  hitAngle(battle, target, target.facing ?? 0, from);

/** Armor Factor of a location, by angle and by the level of the shot. */
export function armorAt(
  target: Unit,
  location: Exclude<Location, 'TK'>,
  line: ShotLine,
  angle: HitAngle,
): number {
  const lines = target.armor;
  if (!lines) return 0;
  const { even, oblique } = line === 'Level' ? lines.level : line === 'Rising' ? lines.rising : lines.falling;
  const isEven = angle === 'Front' || angle === 'Rear';
  return (isEven ? (even[location] ?? oblique[location]) : (oblique[location] ?? even[location])) ?? 0;
}

interface Struck {
  readonly location: Location;
  readonly angle: HitAngle;
}

/** A turret that faces elsewhere than its hull: the same roll is read again at its own angle (7.8.2). */
export function strikes(battle: Battle, target: Unit, line: ShotLine, from: string, rolled: number): Struck {
  const angle = hullAngle(battle, target, from);
  const location = locationAt(battle, line, angle, rolled);
  if (!hasTurret(battle, target) || !location.startsWith('T') || location === 'TK')
    return { location, angle };
  const turret = hitAngle(battle, target, turretFacingOf(target), from);
  const again = locationAt(battle, line, turret, rolled);
  return again.startsWith('T') && again !== 'TK' ? { location: again, angle: turret } : { location, angle };
}
