/** Vehicles under fire on the Firepower Factors Table (12.3.1.3, 12.3.1.4, 12.4.7). */
import { D10, D100, total } from '../../kernel/dice/index.js';
import { type FireResult, suppressionNumber } from '../cards.js';
import type { Attack, Shot } from '../fire/shot.js';
import { eliminate } from '../morale/harm.js';
import type { RuleId } from '../rules.js';
import type { Act, Unit } from '../system.js';
import { hexOf } from '../terrain/places.js';

declare module '../system.js' {
  interface Effects {
    'm-killed': { readonly unit: string };
    'f-killed': { readonly unit: string };
    'vehicle-destroyed': { readonly unit: string; readonly burns: boolean; readonly hex: string };
    'suppression-rolled': { readonly unit: string; readonly needs: number; readonly rolled: number };
    suppressed: { readonly unit: string };
  }
}

/** Firepower that may suppress an armoured vehicle (12.3.1.4). */
const SUPPRESSING = 8;
const GUNS: ReadonlySet<string> = new Set(['gun', 'mortar', 'atr']);

export function hitVehicle(act: Act, id: string, shot: Shot, attack: Attack, result: FireResult): void {
  const vehicle = act.battle.theUnit(id);
  if (vehicle.unarmoured) {
    hitUnarmoured(act, vehicle, result);
    return;
  }
  const byGun =
    shot.charge === true ||
    shot.firers.some(({ ready }) => GUNS.has(ready.fireClass)) ||
    shot.manner !== 'direct';
  if (!byGun) {
    suppress(act, vehicle, attack.fp);
    return;
  }
  if (result.eliminated > 0) destroyVehicle(act, vehicle, true, '12.3.1.3/E');
  else if (result.casualties) damage(act, vehicle);
  else suppress(act, vehicle, attack.fp);
}

function hitUnarmoured(act: Act, vehicle: Unit, result: FireResult): void {
  if (result.eliminated > 0) destroyVehicle(act, vehicle, true, '12.4.7');
  else if (result.casualties) destroyVehicle(act, vehicle, false, '12.4.7');
  else if (result.check !== undefined) immobilize(act, vehicle, '12.4.7');
}

/** C on an armoured vehicle: 1-6 it cannot move, 7-10 it cannot fire (12.3.1.3/C). */
function damage(act: Act, vehicle: Unit): void {
  if (total(act.roll('vehicle damage', D10)) <= 6) immobilize(act, vehicle, '12.3.1.3/C');
  else disarm(act, vehicle, '12.3.1.3/C');
}

export function immobilize(act: Act, vehicle: Unit, ...cites: RuleId[]): void {
  if (vehicle.fKill) {
    destroyVehicle(act, vehicle, false, '6.8.1');
    return;
  }
  act.effect(
    'm-killed',
    { unit: vehicle.id },
    {
      changes: [{ do: 'unit', unit: vehicle.id, set: { mKill: true, rolling: null, suppressed: true } }],
      cites,
    },
  );
}

export function disarm(act: Act, vehicle: Unit, ...cites: RuleId[]): void {
  if (vehicle.mKill) {
    destroyVehicle(act, vehicle, false, '6.8.1');
    return;
  }
  act.effect(
    'f-killed',
    { unit: vehicle.id },
    { changes: [{ do: 'unit', unit: vehicle.id, set: { fKill: true, suppressed: true } }], cites },
  );
}

/** A wreck takes the vehicle's place, burning after a K-KILL (6.8.1). */
export function destroyVehicle(act: Act, vehicle: Unit, burns: boolean, ...cites: RuleId[]): void {
  const hex = hexOf(vehicle.at as string);
  const { wrecks = 0, burningWrecks = 0 } = act.battle.location(hex);
  const set = burns ? { burningWrecks: burningWrecks + 1 } : { wrecks: wrecks + 1 };
  act.effect(
    'vehicle-destroyed',
    { unit: vehicle.id, burns, hex },
    { changes: [{ do: 'location', at: hex, set }], cites: ['6.8.1', ...cites] },
  );
  eliminate(act, vehicle.id);
}

function suppress(act: Act, vehicle: Unit, fp: number): void {
  if (vehicle.suppressed || fp < SUPPRESSING) return;
  const needs = suppressionNumber(act.battle, 'FFT fire of 8+ FP', 'Front');
  const rolled = total(act.roll('suppression', D100));
  act.effect('suppression-rolled', { unit: vehicle.id, needs, rolled }, { cites: ['12.3.1.4'] });
  if (rolled > needs) return;
  act.effect(
    'suppressed',
    { unit: vehicle.id },
    {
      changes: [{ do: 'unit', unit: vehicle.id, set: { suppressed: true, rolling: null } }],
      cites: ['12.3.1.4'],
    },
  );
}
