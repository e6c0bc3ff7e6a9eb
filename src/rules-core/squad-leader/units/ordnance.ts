/** Guns that can be fired (10.1, 13.1): the main armament of an AFV, served by those inside, or a gun with its crew. */
import type { Battle, Unit } from '../system.js';
import { isLightMortar, isOnMap, isVehicle, type OnMap } from './kinds.js';

export type Gun = NonNullable<Unit['gun']>;

/** How it comes to bear (13.9.1): a turret, a slow one, the whole vehicle or gun, or it bears on all sides (10.4.5). */
export type Traverse = 'T' | 'ST' | 'NT' | 'any';

export interface Piece {
  /** The vehicle or the gun. */
  readonly unit: OnMap;
  readonly gun: Gun;
  /** Who serves it: of a vehicle, itself. */
  readonly crew: OnMap;
  readonly traverse: Traverse;
}

const hasTurret = ({ vehicle, turreted }: Unit): boolean => vehicle === 'tank' || turreted === true;

function traverseOf(unit: Unit): Traverse {
  if (!hasTurret(unit) || unit.turretType === 'one-man') return 'NT';
  return unit.turretType === 'slow' ? 'ST' : 'T';
}

/** It can turn its gun without turning itself. */
export const isTurreted = ({ unit }: Piece): boolean => hasTurret(unit);

/** A gun on the map that somebody serves, and that is not in tow (10.2.7). */
export function pieceOf(battle: Battle, unit: Unit | undefined): Piece | undefined {
  if (!unit?.gun || !isOnMap(unit) || unit.towedBy) return undefined;
  const { gun } = unit;
  if (isVehicle(unit)) return { unit, gun, crew: unit, traverse: traverseOf(unit) };
  const crew = battle.unit(unit.possessor ?? '');
  return crew?.at === unit.at && crew !== undefined && isOnMap(crew)
    ? { unit, gun, crew, traverse: isLightMortar(unit) ? 'any' : gun.allRound ? 'T' : 'NT' }
    : undefined;
}

/** The hexspine that the gun points at. */
export const pointsAt = ({ unit: { turret, facing = 0 } }: Piece): number => turret ?? facing;

/** Nobody turns a gun that has none. */
export const shotsOf = ({ gun, unit }: Piece): number =>
  isRocketLauncher(unit)
    ? rocketsLeft(unit) + (unit.shotsFired ?? 0)
    : (gun.shots ?? 1) + (unit.intensive ? 1 : 0);

/** German ones are guns, American ones support weapons (8.21.1). */
export const isRecoilless = ({ gun }: Unit): boolean => gun?.type === 'Rcl';

export const isRocketLauncher = ({ gun }: Unit): boolean => gun?.type === 'Rct';

/** Tubes that are loaded (10.7.1). */
export const rocketsLeft = ({ gun, spentTubes = 0 }: Unit): number =>
  Math.max(0, (gun?.shots ?? 1) - spentTubes);

/** A mortar, in pieces too, that is moved for the first time (10.4.11.5). */
export const leavesAmmunition = ({ gun, dislodged }: Unit): boolean => gun?.type === 'Mtr' && !dislodged;
