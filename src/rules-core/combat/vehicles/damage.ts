/** What befalls vehicles (6.8.1, 12.3.3.1, 12.3.3.2): M-, F- and K-kills, Suppression, Crew Panic, wrecks. */
import { D100, total } from '../../kernel/dice/index.js';
import { suppressionNumber } from '../cards.js';
import { moraleCheck } from '../morale/checks.js';
import { eliminate, loseAim } from '../morale/harm.js';
import type { RuleId } from '../rules.js';
import type { Act, Change, Unit } from '../system.js';
import { hexOf } from '../terrain/places.js';
import type { Facing } from './facing.js';
import { ridersOf } from './status.js';

/** It moves no more, is Suppressed, and its crew may take fright (12.3.3.1.3, 12.3.3.1.8). */
export function immobilize(act: Act, vehicle: Unit, ...cites: RuleId[]): void {
  cripple(act, vehicle, 'mKill', cites);
}

/** It fires no more, is Suppressed, and its crew may take fright (12.3.3.1.4, 12.3.3.1.8). */
export function disarm(act: Act, vehicle: Unit, ...cites: RuleId[]): void {
  cripple(act, vehicle, 'fKill', cites);
}

function cripple(act: Act, vehicle: Unit, kill: 'mKill' | 'fKill', cites: readonly RuleId[]): void {
  if (vehicle[kill === 'mKill' ? 'fKill' : 'mKill']) {
    destroyVehicle(act, vehicle, false, '6.8.1', '12.3.3.1.5', ...cites);
    return;
  }
  const stop = kill === 'mKill' ? { rolling: null } : {};
  act.effect(
    kill === 'mKill' ? 'm-killed' : 'f-killed',
    { unit: vehicle.id },
    {
      changes: [
        { do: 'unit', unit: vehicle.id, set: { [kill]: true, suppressed: true, ...stop } },
        ...brake(vehicle),
        ...loseAim(act, vehicle),
      ],
      cites: [kill === 'mKill' ? '12.3.3.1.3' : '12.3.3.1.4', ...cites],
    },
  );
  crewPanic(act, vehicle.id);
}

/** A failed check abandons the vehicle for good; its riders are left standing there (12.3.3.1.8). */
function crewPanic(act: Act, id: string): void {
  if (moraleCheck(act, id, { cites: ['12.3.3.1.8'] })) return;
  act.effect('abandoned', { unit: id }, { cites: ['12.3.3.1.8'] });
  destroyVehicle(act, act.battle.theUnit(id), false, '12.3.3.1.8');
}

/** A wreck takes the vehicle's place, burning after a K-KILL; riders fall with a burning one (6.8.1). */
export function destroyVehicle(act: Act, vehicle: Unit, burns: boolean, ...cites: RuleId[]): void {
  const hex = hexOf(vehicle.at as string);
  const { wrecks = 0, burningWrecks = 0 } = act.battle.location(hex);
  const set = burns ? { burningWrecks: burningWrecks + 1 } : { wrecks: wrecks + 1 };
  const riders = ridersOf(act.battle, vehicle);
  if (burns) for (const rider of riders) eliminate(act, rider.id);
  else throwOff(act, vehicle, ...cites);
  act.effect(
    'vehicle-destroyed',
    { unit: vehicle.id, burns, hex },
    { changes: [{ do: 'location', at: hex, set }], cites: ['6.8.1', ...cites] },
  );
  eliminate(act, vehicle.id);
}

/** Riders stand in the vehicle's hex, on the ground. */
export function throwOff(act: Act, vehicle: Unit, ...cites: RuleId[]): void {
  const riders = ridersOf(act.battle, vehicle).map(({ id }) => id);
  if (riders.length === 0) return;
  act.effect(
    'thrown-off',
    { units: riders, from: vehicle.id },
    {
      changes: riders.map((unit) => ({ do: 'unit', unit, set: { aboard: null } })),
      cites,
    },
  );
}

type SuppressionRow = '>45mm' | '<=45mm' | 'FFT fire of 8+ FP';

/** A roll on the Suppression Table, unless the vehicle is Suppressed already (12.3.1.4, 12.3.3.2#2). */
export function trySuppression(act: Act, vehicle: Unit, row: SuppressionRow, facing: Facing): void {
  if (vehicle.suppressed) return;
  const cites: RuleId[] = [row === 'FFT fire of 8+ FP' ? '12.3.1.4' : '12.3.3.2#2'];
  const needs = suppressionNumber(act.battle, row, facing);
  const rolled = total(act.rollOf('suppression', [vehicle.id], D100));
  act.effect('suppression-rolled', { unit: vehicle.id, facing, needs, rolled }, { cites });
  if (rolled <= needs) suppress(act, vehicle, ...cites);
}

/** Suppressed: what it had acquired is lost, and one that rolls on from the last turn stops (11.1.7.1.1, 12.3.3.2.1). */
export function suppress(act: Act, vehicle: Unit, ...cites: RuleId[]): void {
  if (vehicle.suppressed) return;
  act.effect(
    'suppressed',
    { unit: vehicle.id },
    {
      changes: [
        { do: 'unit', unit: vehicle.id, set: { suppressed: true } },
        ...brake(vehicle),
        ...loseAim(act, vehicle),
      ],
      cites: [...cites, '12.3.3.2.1'],
    },
  );
}

/** Only a vehicle that has not used its impulse yet is brought to a stop; it is free to do anything again. */
function brake(vehicle: Unit): Change[] {
  if (vehicle.rolling === undefined || vehicle.drove) return [];
  return [{ do: 'unit', unit: vehicle.id, set: { rolling: null, marker: null } }];
}
