/** Who can fire which piece of ordnance at what (14.0, 14.1, 1.7, 4.1). */
import { firesInImpulse, firesOpportunity, servesWeapons } from '../fire/firers.js';
import { footAt } from '../fire/targets.js';
import { shotsAt } from '../fire/window.js';
import { distance, insideOf, isShelter, offMapRefusal } from '../ground/places.js';
import { isBefore } from '../ground/shelter.js';
import { isBuilding, terrainIn } from '../ground/terrain.js';
import { hasFiredAt, isDark } from '../night/darkness.js';
import { mayStillShoot } from '../sequence/sides.js';
import { sight } from '../sight/sight.js';
import { isSpotted } from '../spotting/spotted.js';
import { type Battle, type Refusal, refuse, roundUp, type Unit } from '../system.js';
import { isVehicle, standingAt } from '../units/kinds.js';
import { barrelOf, facingOf, turnBetween } from '../vehicles/facing.js';
import { inArc, verticesTowards } from './arc.js';

/** A piece of ordnance and who fires it: a vehicle, a Weapon Team, or the possessor of a Support Weapon. */
export interface Gun {
  readonly weapon: Unit;
  readonly by: Unit;
}

/** What a shot is aimed at: one vehicle, or everybody else in a place (14.1). */
export interface Aim {
  readonly at: string;
  readonly vehicle?: string | undefined;
}

export const targetKey = ({ at, vehicle }: Aim): string => vehicle ?? at;

export function gunNamed(battle: Battle, side: string, id: string): Gun | Refusal {
  const weapon = battle.unit(id);
  const by = weapon?.kind === 'weapon' ? battle.unit(weapon.possessor ?? '') : weapon;
  if (!weapon || by?.side !== side) return refuse('NOT_YOUR_UNIT', `You have no weapon "${id}".`);
  if (!weapon.toHit) return refuse('NO_GUNS', `${weapon.name} has no to-hit table: use fire.`, '14.0');
  if (weapon !== by && (!servesWeapons(by) || by.aboard !== undefined))
    return refuse('CANNOT_FIRE', `${by.name} cannot fire ${weapon.name}.`, '1.6/q', '16.2/e');
  return { weapon, by };
}

/** Is it its time to fire (4.0, 5.3)? A vehicle that kept its marker moves on first (15.5/b). */
export function timeToFire(
  battle: Battle,
  { weapon, by }: Gun,
  aim: Aim,
  opportunity: boolean,
): Refusal | undefined {
  const { at } = aim;
  const isReady =
    (opportunity ? firesOpportunity(by) : firesInImpulse(by, at)) ||
    (weapon !== by && mayStillShoot(by) && (by.spotted ?? at) === at);
  if (!isReady || by.abandoned)
    return refuse('CANNOT_FIRE', `${by.name} cannot fire at ${at} now.`, '4.0/m', '5.1/a', '5.3', '15.0/b');
  if (by.keepsMoving)
    return refuse('CANNOT_FIRE', `${by.name} kept its marker: it must move on before it fires.`, '15.5/b');
  const aimedAt = weapon === by ? by.fires?.at : undefined;
  if (aimedAt !== undefined && distance(battle, aimedAt, at) > (by.fires?.gun ? 1 : 0))
    return refuse(
      'ONE_HEX',
      `${by.name} fires at ${aimedAt}${by.fires?.gun ? ' and the hexes around it' : ' with all its weapons'}.`,
      '15.0/o',
      '1.7/t',
    );
  if (weapon === by ? (by.fires?.gun ?? 0) >= (by.shots ?? 1) : weapon.fired)
    return refuse('HAS_FIRED', `${weapon.name} has fired in this impulse.`, '15.0/o', '1.7/t', '4.0/m');
  return opportunity ? windowRefusal(battle, by, aim) : undefined;
}

/** At the movers only; beyond one attack for each MP where others have fired from the same place (5.3/b, 5.3/c). */
export function windowRefusal(battle: Battle, { at: from }: Unit, aim: Aim): Refusal | undefined {
  const { window } = battle.clock;
  if (!window || window.at !== aim.at || !isMoverIn(battle, window.movers, aim))
    return refuse('NO_TARGET', `Fire at those who move in ${window?.at}.`, '5.3', '5.3/h');
  return shotsAt(window, aim.vehicle) > 0 || window.from?.includes(from as string)
    ? undefined
    : refuse('NO_SHOTS', 'These movers have been fired at once for each Movement Point.', '5.3/b', '5.3/c');
}

/** The vehicle itself has moved, or somebody on foot has. */
export const isMoverIn = (battle: Battle, movers: readonly string[], { vehicle }: Aim): boolean =>
  vehicle === undefined ? movers.some((id) => isOnFoot(battle.unit(id))) : movers.includes(vehicle);

const isOnFoot = (unit: Unit | undefined): boolean =>
  unit !== undefined && !isVehicle(unit) && unit.aboard === undefined;

/** What is asked of the target: an enemy, in sight, spotted unless acquired (14.3/d), no friends or Melee there. */
export function aimRefusal(battle: Battle, { weapon, by }: Gun, aim: Aim): Refusal | undefined {
  const { at, vehicle } = aim;
  const offMap = offMapRefusal(battle, at);
  if (offMap) return offMap;
  const there = standingAt(battle, at);
  if (
    battle.location(at).melee ||
    there.some((unit) => unit.melee || (unit.side === by.side && !unit.abandoned))
  )
    return refuse('MELEE_THERE', `There are units of yours, or Melee, in ${at}.`, '5.0/g');
  const target = vehicle === undefined ? undefined : there.find(({ id }) => id === vehicle);
  if (vehicle !== undefined && (!target || !isVehicle(target) || target.abandoned))
    return refuse('NO_TARGET', `There is no such vehicle in ${at} to fire at.`, '14.1');
  if (vehicle === undefined && footAt(battle, at, by.side).length === 0)
    return refuse('NO_TARGET', `There is nobody on foot in ${at}: name a vehicle.`, '14.1');
  const { blocked } = sight(battle, by.at as string, at);
  if (blocked)
    return refuse(
      'NO_LOS',
      `${at} is not seen: ${blocked.what} in ${blocked.hex} is in the way.`,
      '14.1',
      '5.0',
    );
  if (isShelter(by.at as string) && !isBefore(battle, by.at as string, at))
    return refuse('OUT_OF_ARC', `${at} is not before the front of ${by.at}.`, '21.1/b');
  const hasFired = target ? target.fired === true : hasFiredAt(battle, at, by.side);
  if (isDark(battle, by.at as string, at) && !hasFired)
    return refuse(
      'TOO_DARK',
      `By night ${at} is seen from ${by.at} only when the target has fired, or by the light of a Starshell.`,
      '20.1.1',
    );
  return weapon.acquires?.target === targetKey(aim) || isSpotted(battle, at, by.side)
    ? undefined
    : refuse('NOT_SPOTTED', `${at} is not spotted: spot it first.`, '10.1', '14.3/d');
}

/** The first range column that reaches (14.1/b). */
export function columnFor(battle: Battle, { weapon, by }: Gun, at: string) {
  const range = distance(battle, by.at as string, at);
  return weapon.toHit?.find(({ to }) => to >= range);
}

/** How it has to turn to fire there: not at all, the turret, or all of it (14.1/a, 15.1/f, 15.1/g, 1.7/e). */
export interface Turn {
  readonly is: 'none' | 'turret' | 'hull' | 'pivot';
  readonly vertex: number;
}

export function turnFor(battle: Battle, { weapon, by }: Gun, at: string, pivot?: number): Turn | Refusal {
  const hull = facingOf(by);
  if (weapon !== by || (!isVehicle(by) && !by.arrow)) return { is: 'none', vertex: hull };
  if (pivot !== undefined) return pivotTo(battle, by, at, pivot);
  if (inArc(battle, by, at, by.turreted ? barrelOf(by) : hull)) return { is: 'none', vertex: hull };
  const vertex = verticesTowards(battle, by, barrelOf(by), at)[0];
  if (by.turreted && vertex !== undefined) return { is: 'turret', vertex };
  return refuse('OUT_OF_ARC', `${at} is outside the arc of ${by.name}: pivot it to fire.`, '14.1/a', '1.7/d');
}

function pivotTo(battle: Battle, by: Unit, at: string, vertex: number): Turn | Refusal {
  const turn = turnBetween(facingOf(by), vertex);
  if (!inArc(battle, by, at, vertex) || turn === 0)
    return refuse(
      'OUT_OF_ARC',
      `From vertex ${vertex} ${by.name} does not cover ${at} better.`,
      '14.1/a',
      '1.7/d',
    );
  if (isVehicle(by)) return { is: 'hull', vertex };
  return roundUp(turn / 2) > (by.mf ?? 0)
    ? refuse('TOO_FAR', `${by.name} cannot turn that far: two vertices for each MP.`, '1.7/q', '1.7/e')
    : { is: 'pivot', vertex };
}

/** Support Weapons with a to-hit table do not fire from Buildings and Bunkers, save Anti-Tank Rifles (1.6/l). */
export function roofRefusal(battle: Battle, { weapon, by }: Gun): Refusal | undefined {
  const at = by.at as string;
  const isIn = isBuilding(terrainIn(battle, at)) || insideOf(at) === 'bunker';
  return weapon !== by && isIn && weapon.weapon !== 'anti-tank-rifle'
    ? refuse('CANNOT_FIRE', `${weapon.name} cannot fire from a Building or Bunker: leave it first.`, '1.6/l')
    : undefined;
}
