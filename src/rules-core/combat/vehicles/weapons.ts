/** The weapons of a vehicle: when each may fire, and how turret or hull must turn for it (11.1.6, 11.4, 12.4.5, 12.4.6). */
import { isInArc } from '../fire/covered-arc.js';
import type { FireClass, Occasion, Readiness } from '../fire/readiness.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { hexOf } from '../terrain/places.js';
import { hasTurret, restOf, turretOf } from './status.js';

export const VEHICLE_WEAPONS = ['gun', 'machine-guns', 'flamethrower'] as const;
export type VehicleWeapon = (typeof VEHICLE_WEAPONS)[number];
export const MACHINE_GUNS = ['cmg', 'bmg', 'aamg'] as const;
export type MachineGun = (typeof MACHINE_GUNS)[number];
export const TURNS = ['turret', 'hull'] as const;
export type Turn = (typeof TURNS)[number];

/** What the order says about a vehicle's fire. */
export interface Armament {
  readonly weapon: VehicleWeapon;
  /** Which machine guns; all that can fire when nothing is said. */
  readonly mgs: readonly MachineGun[];
}

/** Machine guns on vehicles reach as far as this, at half strength twice as far (12.4.6.1). */
const MG_RANGE = 6;
const FLAME_RANGE = 1;
/** Turrets this slow serve either their gun or their machine guns in a phase (12.4.5.3). */
const SMALL_TURRET = 15;

const has = (unit: Unit, mg: MachineGun): boolean => (unit[mg] ?? 0) > 0;
export const machineGunsOf = (unit: Unit): MachineGun[] => MACHINE_GUNS.filter((mg) => has(unit, mg));
export const unfiredOf = (unit: Unit): MachineGun[] =>
  machineGunsOf(unit).filter((mg) => !unit.mgFired?.includes(mg));

/** The weapons a vehicle carries, the heaviest first. */
export function weaponsOf(unit: Unit): VehicleWeapon[] {
  const found: VehicleWeapon[] = [];
  if (unit.weapon === 'gun') found.push('gun');
  if (unit.mgUnit || machineGunsOf(unit).length > 0) found.push('machine-guns');
  if (unit.flame) found.push('flamethrower');
  return found;
}

/** What an order means that does not say everything. */
export function armamentOf(
  unit: Unit,
  weapon: VehicleWeapon | undefined,
  mgs: readonly MachineGun[] | undefined,
): Armament {
  const chosen = weapon ?? weaponsOf(unit)[0] ?? 'gun';
  if (chosen === 'flamethrower') return { weapon: chosen, mgs: ['bmg'] };
  if (chosen === 'gun' || unit.mgUnit) return { weapon: chosen, mgs: [] };
  return { weapon: chosen, mgs: mgs ?? unfiredOf(unit).filter((mg) => mg !== 'aamg' || !unit.suppressed) };
}

const CLASSES: Readonly<Record<VehicleWeapon, FireClass>> = {
  gun: 'gun',
  'machine-guns': 'mg',
  flamethrower: 'flamethrower',
};

export function vehicleReadiness(
  battle: Battle,
  unit: Unit,
  occasion: Occasion,
  armament: Armament,
): Readiness | Refusal {
  if (unit.at === undefined || !weaponsOf(unit).includes(armament.weapon))
    return refuse('CANNOT_FIRE', `${unit.name} has no such weapon.`, '12.2.1');
  if (unit.fKill) return refuse('F_KILLED', `${unit.name} cannot fire any more.`, '12.3.3.1.4');
  if (battle.location(unit.at).closeCombat)
    return refuse('IN_CLOSE_COMBAT', `${unit.name} may only fight in Close Combat.`, '14.12');
  const refusal = onTheMove(unit, occasion) ?? weaponRefusal(unit, armament);
  if (refusal) return refusal;
  const isMoving = unit.marker !== undefined;
  return {
    fireClass: CLASSES[armament.weapon],
    factor: 1,
    mark: isMoving ? 'assault-fired' : 'fired',
    normalRangeOnly: false,
    armament,
    ...reach(unit, armament),
  };
}

/** Any of its weapons, by Assault Movement and before its first step (11.4.1, 11.4.4). */
export const mayFireFirst = (battle: Battle, unit: Unit): boolean =>
  weaponsOf(unit).some((weapon) => {
    const going: Unit = { ...unit, marker: unit.marker ?? 'assault-moved', drove: true };
    return !('refused' in vehicleReadiness(battle, going, 'moving', armamentOf(unit, weapon, undefined)));
  });

function reach(unit: Unit, { weapon, mgs }: Armament): { fp?: number; range?: number } {
  if (weapon === 'flamethrower') return { range: FLAME_RANGE };
  if (weapon === 'gun' || unit.mgUnit) return {};
  return { fp: mgs.reduce((sum, mg) => sum + (unit[mg] ?? 0), 0), range: MG_RANGE };
}

/** A vehicle that moves fires only by Assault Movement; one that rolls on from the last turn has to drive first. */
function onTheMove(unit: Unit, occasion: Occasion): Refusal | undefined {
  if (unit.rolling !== undefined && !unit.drove)
    return refuse('ROLLING', `${unit.name} is still moving: it has to stop or to drive on.`, '11.1.7.1');
  if (unit.marker === 'moved')
    return refuse('HAS_MOVED', `${unit.name} has moved and does not fire.`, '11.1.6');
  if (unit.moving !== undefined && occasion !== 'moving')
    return refuse('MOVING', `${unit.name} is in the act of moving.`, '11.1.6', '11.4.4');
  if (unit.marker === undefined) return undefined;
  const mayShootAgain = unit.moving !== undefined || (unit.rof ?? 1) > 1;
  return unit.marker === 'assault-fired' && !mayShootAgain
    ? refuse('HAS_FIRED', `${unit.name} has used its Assault Fire.`, '11.4.4')
    : undefined;
}

function weaponRefusal(unit: Unit, { weapon, mgs }: Armament): Refusal | undefined {
  const isSmall = (unit.turretDrm ?? 0) >= SMALL_TURRET;
  const gunFired = (unit.fired ?? 0) > 0;
  if (weapon === 'gun' || (weapon === 'machine-guns' && unit.mgUnit)) {
    if (unit.mgUnit && unit.openTopped && unit.suppressed)
      return refuse('SUPPRESSED', `The crew of ${unit.name} keeps down.`, '12.4.8.1');
    if (isSmall && unit.mgFired?.some((mg) => mg !== 'bmg'))
      return refuse('SMALL_TURRET', `The turret of ${unit.name} has fired its machine gun.`, '12.4.5.3');
    return (unit.fired ?? 0) < (unit.rof ?? 1)
      ? undefined
      : refuse('HAS_FIRED', `${unit.name} has no shot left.`, '12.4.3.1');
  }
  if (mgs.length === 0)
    return refuse('HAS_FIRED', `${unit.name} has no machine gun left to fire.`, '12.4.6/a');
  for (const mg of mgs) {
    if (weapon === 'machine-guns' && !has(unit, mg))
      return refuse('NO_SUCH_GUN', `${unit.name} has no ${mg.toUpperCase()}.`, '12.4.6');
    if (unit.mgFired?.includes(mg))
      return refuse('HAS_FIRED', `${unit.name} has fired that weapon in this phase.`, '12.4.6/a');
    if (mg === 'aamg' && unit.suppressed)
      return refuse('SUPPRESSED', `${unit.name} is Suppressed and may not use its AAMG.`, '12.4.6.3.1#2');
    if (mg !== 'bmg' && isSmall && gunFired)
      return refuse('SMALL_TURRET', `The turret of ${unit.name} has fired its gun.`, '12.4.6.2/a');
  }
  return undefined;
}

/** How far something turns to bear on a hex, and where it looks then. */
export interface Swing {
  readonly by: Turn;
  readonly turns: number;
  readonly facing: number;
  readonly turret?: number;
}

type Mount = 'turret' | 'hull' | 'rear' | 'any';

/** The main armament is in the turret where there is one, the bow gun and the flamethrower in the hull (12.4.5, 12.4.6). */
function mountsOf(unit: Unit, { weapon, mgs }: Armament): Mount[] {
  const main: Mount = hasTurret(unit) ? 'turret' : 'hull';
  if (unit.mgUnit && weapon === 'machine-guns') return ['any'];
  if (weapon === 'gun') return [main];
  if (weapon === 'flamethrower') return ['hull'];
  return mgs.map((mg) => (mg === 'aamg' ? 'any' : mg === 'bmg' ? 'hull' : unit.rearMg ? 'rear' : main));
}

/** The least turn that lets every weapon bear: of the turret if that will do, else of the whole vehicle (12.4.5.1). */
export function swingTo(
  battle: Battle,
  unit: Unit,
  armament: Armament,
  at: string,
  turn?: Turn,
): Swing | Refusal {
  const mounts = mountsOf(unit, armament);
  const hull = unit.facing ?? 0;
  const turret = turretOf(unit);
  const bears = (h: number, t: number) => mounts.every((mount) => covers(battle, unit, at, mount, h, t));
  if (bears(hull, turret)) return { by: turn ?? 'turret', turns: 0, facing: hull };
  const ways: readonly Turn[] = turn ? [turn] : ['turret', 'hull'];
  for (const by of ways) {
    if (by === 'turret' && (!hasTurret(unit) || isHeldToTheRoad(unit))) continue;
    if (by === 'hull' && unit.mKill) continue;
    for (const [turns, way] of HALF_TURNS) {
      const h = by === 'hull' ? (hull + way + 6) % 6 : hull;
      const t = (turret + way + 6) % 6;
      if (bears(h, t)) return { by, turns, facing: h, ...(hasTurret(unit) && { turret: t }) };
    }
  }
  return refuse('CANNOT_BEAR', `${unit.name} cannot bring its weapons to bear on ${at}.`, '12.4.5', '12.4.6');
}

/** On a hexside road a long gun has no room to swing (6.3.4). */
const isHeldToTheRoad = (unit: Unit): boolean => unit.onHexside !== undefined && unit.rating === 'A';

const HALF_TURNS: readonly (readonly [turns: number, way: number])[] = [
  [1, 1],
  [1, -1],
  [2, 2],
  [2, -2],
  [3, 3],
];

function covers(battle: Battle, unit: Unit, at: string, mount: Mount, hull: number, turret: number): boolean {
  const from = hexOf(unit.at as string);
  const to = hexOf(at);
  if (mount === 'any') return true;
  if (mount === 'hull') return isInArc(battle, from, hull, to);
  return (
    isInArc(battle, from, turret, to) || (mount === 'rear' && isInArc(battle, from, (turret + 3) % 6, to))
  );
}

/** What the turn leaves behind: a new facing, or a turret marker where the turret no longer looks ahead. */
export function turned(
  unit: Unit,
  { by, turns, facing, turret }: Swing,
): { facing?: number; turret?: number | null } {
  if (turns === 0) return {};
  const look = turret === undefined ? {} : { turret: turret === restOf(unit, facing) ? null : turret };
  return by === 'hull' ? { facing, ...look } : look;
}
