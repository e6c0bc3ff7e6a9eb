/** The Pre-AFV Attack Morale Check (7.2.5.2): who goes at an AFV with grenades needs nerve, once in a player turn. */
import { DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { distance } from '../../mechanics/places.js';
import { ratingOf } from '../ch03-infantry/02-leaders.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { isAfv } from '../ch11-vehicles/state.js';
import { type Act, type Battle, type Modifier, sumOf, type Unit } from '../system.js';
import { isHero, leadersAt, moraleOf, type OnMap, vehiclesAt } from '../units/kinds.js';

/** A leader who has passed helps those with him (7.2.5.2/a). */
export function keepsNerve(act: Act, id: UnitId): boolean {
  const unit = act.battle.theUnit(id) as OnMap;
  if (unit.berserk || isHero(unit)) return true;
  const modifiers = encouragement(act.battle, unit);
  const needs = moraleOf(unit);
  const rolled = total(act.rollOf('nerve', [id], DR));
  const passed = rolled + sumOf(modifiers) <= needs;
  act.effect(
    'morale-check',
    { unit: id, check: 'Pre-AFV Attack MC', needs, rolled, modifiers, passed },
    {
      changes: [{ do: 'unit', unit: id, set: { nerve: passed ? 'kept' : 'lost' } }],
      cites: ['7.2.5.2'],
    },
  );
  return passed;
}

function encouragement(battle: Battle, unit: OnMap): Modifier[] {
  const steady = leadersAt(battle, unit.at, unit.side).filter(
    (leader) => leader.id !== unit.id && leader.nerve === 'kept',
  );
  const [best] = steady.map((leader) => ratingOf(leader, unit)).sort((a, b) => a.value - b.value);
  return best ? [best] : [];
}

export const hasLostNerve = ({ nerve }: Unit): boolean => nerve === 'lost';

const meetsVehicle = (battle: Battle, { side }: Unit, at: string): boolean =>
  vehiclesAt(battle, at).some((vehicle) => vehicle.side !== side);

export const meetsAfv = (battle: Battle, { side }: Unit, at: string): boolean =>
  vehiclesAt(battle, at).some((vehicle) => vehicle.side !== side && isAfv(vehicle));

/** Into the hex of an enemy AFV goes only who keeps his nerve; the others may advance elsewhere (7.2.6.2). */
export function daresToAdvance(act: Act, id: UnitId, to: string): boolean {
  const unit = act.battle.theUnit(id);
  return !meetsAfv(act.battle, unit, to) || unit.nerve === 'kept' || keepsNerve(act, id);
}

/** It remembers where it came from (7.2.6.6). */
export const setOutAgainst = (battle: Battle, unit: Unit, to: string): { cameFrom?: string } =>
  unit.at !== undefined && meetsVehicle(battle, unit, to) ? { cameFrom: unit.at } : {};

/** Cavalry rides into the hex of an enemy AFV only if all keep their nerve (4.12.19). */
export const isBefore = (battle: Battle, unit: Unit, to: string | undefined): boolean =>
  to !== undefined && isMounted(unit) && !unit.wheels && meetsAfv(battle, unit, to);

export const ridesAt = (act: Act, units: readonly Unit[]): boolean =>
  units.every(({ id, nerve }) => nerve === 'kept' || (nerve !== 'lost' && keepsNerve(act, id)));

/** Flames, charges, bottles and machine guns are not made against armour: to use them on an AFV that is near takes nerve (7.2.4/b). */
export function daresToStrike(act: Act, id: UnitId, at: string): boolean {
  const { battle } = act;
  const unit = battle.theUnit(id) as OnMap;
  if (distance(battle, unit.at, at) > 1 || !meetsAfv(battle, unit, at) || unit.nerve === 'kept') return true;
  return !hasLostNerve(unit) && keepsNerve(act, id);
}

/** Who has lost his nerve leaves the AFV alone. */
export const spares = (battle: Battle, unit: Unit | undefined, vehicle: OnMap): boolean =>
  unit?.at !== undefined &&
  hasLostNerve(unit) &&
  isAfv(vehicle) &&
  distance(battle, unit.at, vehicle.at) <= 1;
