/** Vehicles under fire on the Firepower Factors Table (12.3.1.3, 12.3.1.4, 12.4.7, 12.4.8, 12.9.8.2). */
import { D10, D100, total } from '../../kernel/dice/index.js';
import { type FireResult, suppressionNumber } from '../cards.js';
import type { Attack, Shot } from '../fire/shot.js';
import { moraleCheck } from '../morale/checks.js';
import { reveal } from '../scenario/hidden.js';
import type { Act, Unit } from '../system.js';
import { destroyVehicle, disarm, immobilize, suppress, throwOff, trySuppression } from './damage.js';
import type { Facing } from './facing.js';
import { isArmouredHalfTrack } from './status.js';

/** Firepower that may suppress an armoured vehicle (12.3.1.4). */
const SUPPRESSING = 8;
/** Guns of this size need no result against what is not armoured (12.4.7/1). */
const CRUSHING = 75;
const GUNS: ReadonlySet<string> = new Set(['gun', 'mortar', 'atr', 'light-at']);

interface Blow {
  readonly shot: Shot;
  readonly fp: number;
  readonly result: FireResult;
  readonly facing: Facing;
}

export function hitVehicle(
  act: Act,
  id: string,
  shot: Shot,
  attack: Attack,
  result: FireResult,
  facing: Facing = 'Front',
): void {
  const vehicle = act.battle.theUnit(id);
  const blow = { shot, fp: attack.fp, result, facing };
  if (shot.flame) flame(act, vehicle, result);
  else if (vehicle.unarmoured) hitUnarmoured(act, vehicle, blow);
  else if (isArmouredHalfTrack(vehicle)) hitHalfTrack(act, vehicle, blow);
  else if (vehicle.openTopped) hitOpenTopped(act, vehicle, blow);
  else hitArmoured(act, vehicle, blow);
}

/** All but guns, charges and the like can only suppress armour (12.3.1.4). */
function hitArmoured(act: Act, vehicle: Unit, { shot, fp, result, facing }: Blow): void {
  if (isHeavy(shot) && result.eliminated > 0) destroyVehicle(act, vehicle, true, '12.3.1.3/E');
  else if (isHeavy(shot) && result.casualties) damage(act, vehicle);
  else if (fp >= SUPPRESSING) trySuppression(act, vehicle, 'FFT fire of 8+ FP', facing);
}

const isHeavy = (shot: Shot): boolean =>
  shot.charge === true ||
  shot.manner !== 'direct' ||
  shot.firers.some(({ ready }) => GUNS.has(ready.fireClass));

/** C on an armoured vehicle: 1-6 it cannot move, 7-10 it cannot fire (12.3.1.3/C). */
function damage(act: Act, vehicle: Unit): void {
  if (total(act.rollOf('vehicle damage', [vehicle.id], D10)) <= 6) immobilize(act, vehicle, '12.3.1.3/C');
  else disarm(act, vehicle, '12.3.1.3/C');
}

/** Big guns need no result; else E burns it with its riders, C leaves them standing, M+1 and more stop it (12.4.7). */
function hitUnarmoured(act: Act, vehicle: Unit, { shot, result }: Blow): void {
  if ((shot.size ?? 0) >= CRUSHING) {
    destroyVehicle(act, vehicle, true, '12.4.7/1');
    return;
  }
  if (result.eliminated > 0) destroyVehicle(act, vehicle, true, '12.4.7/2');
  else if (result.casualties) destroyVehicle(act, vehicle, false, '12.4.7/2');
  else if ((result.check ?? 0) >= 1 && !vehicle.mKill) immobilize(act, vehicle, '12.4.7/3');
}

/** Only when it is suppressed does the enemy learn that anything is there (3.3.4.3.1). */
export function suppressHidden(act: Act, vehicle: Unit, fp: number, facing: Facing = 'Front'): void {
  if (fp < SUPPRESSING || vehicle.suppressed) return;
  const needs = suppressionNumber(act.battle, 'FFT fire of 8+ FP', facing);
  if (total(act.rollOf('suppression', [vehicle.id], D100, [vehicle.side])) > needs) return;
  reveal(act, [vehicle], '3.3.4.3.1');
  suppress(act, vehicle, '3.3.4.3.1');
}

/** Without a roof: 8 firepower suppresses, a failed check, C or E is the end (12.4.8). */
function hitOpenTopped(act: Act, vehicle: Unit, { fp, result }: Blow): void {
  if (isDeadly(result)) {
    destroyOpenTopped(act, vehicle);
    return;
  }
  if (fp >= SUPPRESSING) suppress(act, vehicle, '12.4.8');
  if (result.check !== undefined && !moraleCheck(act, vehicle.id, { plus: result.check, cites: ['12.4.8'] }))
    destroyOpenTopped(act, act.battle.theUnit(vehicle.id));
}

/** Only a failed check under 8 firepower or more suppresses an armoured half-track (12.4.8.2). */
function hitHalfTrack(act: Act, vehicle: Unit, { fp, result }: Blow): void {
  if (isDeadly(result)) {
    destroyOpenTopped(act, vehicle);
    return;
  }
  if (result.check === undefined || fp < SUPPRESSING || vehicle.suppressed) return;
  if (!moraleCheck(act, vehicle.id, { plus: result.check, cites: ['12.4.8.2'] }))
    suppress(act, vehicle, '12.4.8.2');
}

const isDeadly = (result: FireResult): boolean => result.eliminated > 0 || result.casualties;

function destroyOpenTopped(act: Act, vehicle: Unit): void {
  throwOff(act, vehicle, '12.4.8');
  destroyVehicle(act, vehicle, false, '12.4.8');
}

/**
 * Flamethrowers (12.9.8.2): E and C burn any vehicle; M+1 and more stop armour and burn the rest, a plain M disarms
 * armour and stops the rest. Riders share a burning vehicle's end; else they take the check that hurt it as targets.
 */
function flame(act: Act, vehicle: Unit, result: FireResult): void {
  const grave = (result.check ?? 0) >= 1;
  if (isDeadly(result) || (grave && vehicle.unarmoured)) destroyVehicle(act, vehicle, true, '12.9.8.2');
  else if (result.check === undefined) return;
  else if (grave || vehicle.unarmoured) immobilize(act, vehicle, '12.9.8.2');
  else disarm(act, vehicle, '12.9.8.2');
}
