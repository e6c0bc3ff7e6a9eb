/** When the weapons of a vehicle may fire (3.2.5, 3.3.2.2, 3.3.3, 3.4, 3.5, 7.8/a, b). */
import { hexOf, type LocationId } from '../../kernel/position/position.js';
import { type Forbidden, forbid, type Manner } from '../fire/window.js';
import type { RefusalCode } from '../refusals.js';
import type { AslBattle, AslUnit } from '../system.js';
import { attacker, enemiesAt, isGoodOrder, isVehicle } from '../units/units.js';
import { isNonStopped } from './state.js';

/** In its own Movement Phase: Bounding First Fire (3.3.2.2/a). */
export function isBounding(battle: AslBattle, vehicle: AslUnit): boolean {
  return battle.clock.phase === 'MPh' && vehicle.side === attacker(battle);
}

/** MPh and DFPh of the DEFENDER count as one fire phase (7.8/b). */
function firePhase(battle: AslBattle): 'PFPh' | 'MPh' | 'AFPh' {
  const { phase } = battle.clock;
  if (phase === 'PFPh' || phase === 'AFPh') return phase;
  return 'MPh';
}

/** The vehicle as such may fire in this phase, whatever the weapon. */
export function mayFireNow(battle: AslBattle, vehicle: AslUnit, at: LocationId): Manner | Forbidden {
  const no = (code: RefusalCode, why: string, ...cites: Forbidden['cites']) =>
    forbid(code, `${vehicle.name}: ${why}`, ...cites);
  if (!isVehicle(vehicle) || vehicle.at === undefined)
    return no('NOT_HERE', 'it is not on the map.', '3.2/a');
  if (!isGoodOrder(vehicle))
    return no('NOT_GOOD_ORDER', 'it is Shocked or Stunned.', '7.10/shock-c', '7.10/stun-b');
  if (vehicle.turned)
    return no('HAS_TURNED', 'it has turned at the end of this phase without firing.', '3.3.2/g');
  const isBesieged = enemiesAt(battle, vehicle.at, vehicle.side).some(
    ({ melee, moving }) => melee || !moving,
  );
  if (
    hexOf(vehicle.at) !== hexOf(at) &&
    isBesieged &&
    !(isBounding(battle, vehicle) && isNonStopped(vehicle))
  )
    return no('ENEMY_IN_HEX', 'it fires only at the enemies in its own hex.', '3.8/v', '3.2.2.1/c');
  switch (battle.clock.phase) {
    case 'PFPh':
      return vehicle.motion ? no('IN_MOTION', 'it is in Motion.', '3.2.5/b', '3.3.2/q') : 'prep';
    case 'AFPh':
      return 'advancing';
    case 'DFPh':
      return 'final';
    case 'MPh':
      return boundingOrFirst(battle, vehicle);
    default:
      return no('NOT_NOW', 'nobody fires in this phase.', '3.0/a');
  }
}

/** It moves now, and fires from where it fired first (3.3.2.2/a, d). */
function boundingOrFirst(battle: AslBattle, vehicle: AslUnit): Manner | Forbidden {
  if (!isBounding(battle, vehicle)) return 'first';
  if (!vehicle.moving) return forbid('NOT_MOVING', `${vehicle.name} has not begun to move.`, '3.3.2.2/a');
  if (vehicle.moved) return forbid('HAS_MOVED', `${vehicle.name} has ended its movement.`, '3.3.2.2/a');
  return 'first';
}

/** Its machine guns fire in the phase in which anything of it fires, and in no other (7.8/b, 3.5/e). */
export function isOtherPhase(battle: AslBattle, vehicle: AslUnit): boolean {
  return vehicle.firedIn !== undefined && vehicle.firedIn !== firePhase(battle);
}

/** What to remember of a shot: the phase, and in the own Movement Phase the hex. */
export function firingMarks(battle: AslBattle, vehicle: AslUnit) {
  return {
    firedIn: firePhase(battle),
    ...(isBounding(battle, vehicle) && { firedFrom: vehicle.firedFrom ?? (vehicle.at as LocationId) }),
  };
}
