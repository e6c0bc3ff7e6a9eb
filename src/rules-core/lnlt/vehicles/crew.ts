/** Crews and Armor Leaders (11.5, 15.4), and the Morale Check of a vehicle (14.1.1). */
import { DR, total } from '../../kernel/dice/index.js';
import type { RuleId } from '../rules.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { counterNamed } from '../units/catalogue.js';
import { moraleOf } from '../units/kinds.js';

const CREW = '0-2-4-6';

/** The Armor Leader on board. */
export const commanderOf = (battle: Battle, vehicle: Unit): Unit | undefined =>
  battle.unitsAt(vehicle.at as string).find(({ leader }) => leader === vehicle.id);

/** With an Armor Leader his Morale is the vehicle's, for all purposes (11.5/b). */
export const vehicleMorale = (battle: Battle, vehicle: Unit): number =>
  moraleOf(commanderOf(battle, vehicle) ?? vehicle);

/** The Crew leaves the vehicle, under a Moved marker. */
export function crewChange(
  act: Act,
  vehicle: Unit,
  shaken: boolean,
): { readonly crew: string; readonly change: Change } {
  const counter = counterNamed(CREW, vehicle.nation);
  if (!counter) throw new Error(`No crew of ${vehicle.nation} is in the catalogue.`);
  const crew = act.offspring(vehicle.id);
  const { at, side } = vehicle;
  const set = { ...counter, at, side, marker: 'moved', ...(shaken && { shaken: true as const }) };
  return { crew, change: { do: 'enter', unit: crew, set: set as never } };
}

/** Two dice, less by how much the armor was better; returns whether it passed and what the dice showed (14.1.1). */
export function vehicleCheck(
  act: Act,
  vehicle: Unit,
  less: number,
  ...cites: RuleId[]
): { readonly passed: boolean; readonly rolled: number } {
  const rolled = total(act.rollOf('Morale Check', [vehicle.id], DR));
  const morale = vehicleMorale(act.battle, vehicle);
  const modified = rolled - less;
  const passed = modified <= morale;
  act.effect('morale-check', { unit: vehicle.id, rolled, modified, morale, passed }, { cites });
  return { passed, rolled };
}
