/** DRMs of the target on the Firepower Factors Table (6.1, 7.1.3, 10.1.7, 12.9.8, 13.1.3). */
import { fftDrm, terrainDrm } from '../cards.js';
import { hexsideRow, TEC_ROWS } from '../los/rows.js';
import type { Sight } from '../los/sight.js';
import { isInfantry, isVehicle, takesChecks } from '../morale/status.js';
import type { RuleId } from '../rules.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { isOnWater, raftModifiers } from '../terrain/afloat.js';
import {
  groundOf,
  hasOpenRoof,
  isBuilding,
  isGully,
  marksAt,
  type Terrain,
  terrainIn,
  terrainsIn,
} from '../terrain/ground.js';
import { hexOf, insideOf, isGround } from '../terrain/places.js';
import { isEscorted, riderModifiers } from '../vehicles/passengers.js';

/** How the fire comes: mortars, offboard artillery and bombs meet other numbers than direct fire. */
export type Manner = 'direct' | 'mortar' | 'artillery' | 'bombs';
interface Fire {
  readonly manner: Manner;
  readonly sight: Sight;
}

const fromAbove = (manner: Manner): boolean => manner !== 'direct';
/** The right-hand number of Dug-In is for artillery and mortars, of a Trench for bombs too (7.1.3, 7.2.1.1). */
const digs = (manner: Manner): boolean => manner === 'mortar' || manner === 'artillery';
const bursts = (manner: Manner): boolean => manner === 'mortar' || manner === 'artillery';

/** The one terrain DRM that counts, the highest, with what adds to it (6.1.3). */
export function terrainModifiers(battle: Battle, target: Unit, fire: Fire): Modifier[] {
  if (isOnWater(battle, target)) return [];
  if (target.aboard !== undefined) return riderModifiers(battle, target);
  const at = target.at as string;
  const best = protections(battle, target, fire).reduce<Modifier | undefined>(
    (high, each) => (high === undefined || each.drm > high.drm ? each : high),
    undefined,
  );
  const burst = airBurst(battle, target, at, fire.manner);
  const base = burst ?? best;
  const found = base && base.drm !== 0 ? [base] : [];
  if (fire.manner === 'artillery' && target.post !== 'pillbox')
    found.push(...highestWall(battle, target, fire));
  if (target.dugIn && !(isVehicle(target) && target.unarmoured)) found.push(dugIn(battle, fire.manner));
  if (found.length === 0) found.push(...crest(battle, target, fire));
  return found;
}

function dugIn(battle: Battle, manner: Manner): Modifier {
  const drm = fftDrm(battle, digs(manner) ? 'Dug-In, mortar or FFE' : 'Dug-In, other fire');
  return { why: 'Dug-In', drm, cites: '7.1.3' };
}

/** Air bursts take the place of what woods and debris give (6.11.1, 12.5.5, 15.7.7). */
function airBurst(battle: Battle, target: Unit, at: string, manner: Manner): Modifier | undefined {
  const terrain = terrainIn(battle, at);
  if (!bursts(manner) || isVehicle(target) || target.post || (terrain !== 'woods' && terrain !== 'debris'))
    return undefined;
  if (marksAt(battle, at).flame) return { why: 'air bursts in a fire', drm: 0, cites: '6.13.2' };
  return {
    why: 'air bursts',
    drm: fftDrm(battle, 'air burst (woods, debris) by mortar or FFE'),
    cites: '6.11.1',
  };
}

function* kinds(battle: Battle, target: Unit, at: string): Iterable<Terrain> {
  const inBuilding = isBuilding(battle, at);
  for (const terrain of terrainsIn(battle, at)) {
    if (terrain === 'gully') continue;
    if (terrain === 'shellholes' && target.moving !== undefined && !target.inShellholes) continue;
    if (terrain === 'shellholes' && target.onLip) continue;
    if (terrain === 'shellholes' && isVehicle(target)) continue;
    if (inBuilding && !isGround(at) && terrain === 'shellholes') continue;
    yield terrain;
  }
}

function protections(battle: Battle, target: Unit, fire: Fire): Modifier[] {
  const at = target.at as string;
  const marks = marksAt(battle, at);
  const found: Modifier[] = [];
  const add = (why: string, drm: number, cites: RuleId) => found.push({ why, drm, cites });
  if (target.post === 'pillbox') {
    const { fire: slit, bombardment: elsewhere } = terrainDrm(battle, 'Pillbox');
    add('Pillbox', isThroughSlit(marks.pillbox?.facing, fire) ? slit : elsewhere, '7.9.2');
    return found;
  }
  if (target.post) {
    const { fire: direct, bombardment } = terrainDrm(
      battle,
      target.post === 'trench' ? 'Trench' : 'AT Trench',
    );
    add('Trench', fromAbove(fire.manner) ? bombardment : direct, '7.2.1.1');
  }
  if (insideOf(at) === 'roof' || insideOf(at) === 'steeple') {
    if (fire.sight.from < fire.sight.to) add('Rooftop', terrainDrm(battle, 'Rooftop').fire, '6.5.1.1.1/a');
    return found;
  }
  const burns = marks.flame === true;
  for (const terrain of kinds(battle, target, at)) {
    if (burns && (isBuilding(battle, at) || terrain === 'woods')) continue;
    add(TEC_ROWS[terrain], terrainAgainst(battle, at, terrain, fire), '6.1.2');
  }
  if (burns) add('Fire', terrainDrm(battle, 'Fire (Flame)').fire, '6.13.2');
  if (target.onLip && isGully(battle, at) && !fromAbove(fire.manner))
    add('gully lip', terrainDrm(battle, 'Creek').fire, '6.10.2');
  if (fire.manner !== 'artillery') found.push(...behindHexsides(battle, target, fire));
  return found;
}

/** Against artillery a hexside between the marker and the target adds to the terrain in the hex (6.1.5). */
function highestWall(battle: Battle, target: Unit, fire: Fire): Modifier[] {
  const walls = behindHexsides(battle, target, fire).sort((a, b) => b.drm - a.drm);
  return walls.slice(0, 1).map((wall) => ({ ...wall, cites: '6.1.5' }));
}

/** A Pillbox is only +20 through the three hexsides it points to. */
function isThroughSlit(facing: number | undefined, { manner, sight }: Fire): boolean {
  if (manner !== 'direct' || facing === undefined) return false;
  const arc = [facing, (facing + 5) % 6, (facing + 1) % 6];
  return sight.enters.length > 0 && sight.enters.every((side) => arc.includes(side));
}

function terrainAgainst(battle: Battle, at: string, terrain: Terrain, { manner, sight }: Fire): number {
  if (terrain === 'factory' && sight.inFactory) return 0;
  const open = hasOpenRoof(battle, at) && fromAbove(manner);
  if (terrain === 'factory') return open ? 10 : groundOf(battle, at).stone ? 20 : 10;
  if (terrain === 'stone-building' && open) return 10;
  return terrainDrm(battle, TEC_ROWS[terrain]).fire;
}

/** Hexside terrain protects where the line crosses its drawing; from an upper level next door a wall or hedge does not (6.7.1). */
function behindHexsides(battle: Battle, target: Unit, fire: Fire): Modifier[] {
  if (!isGround(target.at as string)) return [];
  return fire.sight.cover.flatMap((terrain): Modifier[] => {
    const row = hexsideRow(terrain);
    if (!row || (terrain !== 'bocage' && isOverlooked(fire.sight))) return [];
    return [
      { why: row, drm: terrainDrm(battle, row).fire, cites: terrain === 'bocage' ? '6.7.2.1' : '6.1.2' },
    ];
  });
}

const isOverlooked = ({ upstairs, adjacent }: Sight): boolean => adjacent && upstairs === true;

/** On a crest above the firer, with no other cover (5.2.6). */
function crest(battle: Battle, target: Unit, { sight, manner }: Fire): Modifier[] {
  const at = target.at as string;
  if (isVehicle(target) || manner === 'artillery' || sight.to <= sight.from || !isGround(at)) return [];
  const drm = fftDrm(battle, 'crest target higher than firer, no other terrain DRM');
  return sight.overCrest ? [{ why: 'crest', drm, cites: '5.2.6' }] : [];
}

/** Hindrances between, and smoke into or through: they add up (6.1.4, 13.1.3). */
export function hindranceModifiers(sight: Sight): Modifier[] {
  return sight.hindrances
    .filter(({ drm }) => drm !== 0)
    .map(({ hex, row, drm }) => ({
      why: `${row} in ${hex}`,
      drm,
      cites: row === 'Smoke' ? '13.1.3' : '6.1.4',
    }));
}

/**
 * Moving: -20 for running in the act, -10 otherwise and while marked (10.1.7); smoke and hindrances take it back (6.2/a,
 * 13.1.3), and it does not count behind bocage (6.7.2.3).
 */
export function movementModifiers(battle: Battle, target: Unit, fire: Fire): Modifier[] {
  if (isOnWater(battle, target)) return raftModifiers(battle, target);
  if (!takesChecks(target) || fire.sight.cover.includes('bocage')) return [];
  if (target.post === 'trench' || target.post === 'at-trench') return [];
  const drm = isEscorted(battle, target) ? 0 : movingDrm(battle, target);
  if (drm === 0) return [];
  const hindered = fire.sight.hindrances.some(
    ({ row, hex }) => !isCloud(row) && hex !== hexOf(target.at as string),
  );
  if (hindered && terrainIn(battle, target.at as string) === 'open') return [];
  const smoked = fire.sight.hindrances.some(({ row }) => isCloud(row));
  const most = fftDrm(battle, 'target Moved / Assault Moved marker, or Cautious in the act');
  if (smoked) return [{ why: 'moving in smoke', drm: Math.max(drm, most), cites: '13.1.3' }];
  return [{ why: target.moving === 'running' ? 'running' : 'moved', drm, cites: '10.1.7' }];
}

const isCloud = (row: string): boolean => row === 'Smoke' || row === 'Fire (Flame)';
const MOVED: ReadonlySet<string | undefined> = new Set(['moved', 'assault-moved', 'assault-fired']);

function movingDrm(battle: Battle, target: Unit): number {
  if (target.moving === 'running') return fftDrm(battle, 'target Running in the act (includes the -10)');
  const moves = target.moving === 'cautious' || target.moving === 'assault' || MOVED.has(target.marker);
  return moves ? fftDrm(battle, 'target Moved / Assault Moved marker, or Cautious in the act') : 0;
}

/** A flamethrower team draws fire (12.9.8). */
export function flamethrowerModifier(battle: Battle, target: Unit): Modifier[] {
  if (target.weapon !== 'flamethrower' || !isInfantry(target)) return [];
  return [{ why: 'flamethrower', drm: fftDrm(battle, 'Flamethrower team as target'), cites: '12.9.8' }];
}

/** Everything that the target itself brings to the roll. */
export function targetModifiers(battle: Battle, target: Unit, fire: Fire): Modifier[] {
  return [
    ...terrainModifiers(battle, target, fire),
    ...movementModifiers(battle, target, fire),
    ...flamethrowerModifier(battle, target),
  ];
}
