/** Armour on which rubble has fallen (14.4.7): it gets out in its next Movement Phase, or its crew leaves it. */
import { DR, total } from '../../kernel/dice/index.js';
import { bailOut } from '../ch11-vehicles/abandoning.js';
import { breakdownNumber } from '../ch11-vehicles/costs.js';
import { isManned } from '../ch11-vehicles/state.js';
import { immobilize } from '../ch11-vehicles/wrecks.js';
import type { Act, Battle, Change } from '../system.js';
import { attacker, isVehicle, ofSide, vehiclesAt } from '../units/kinds.js';

/** Those who live beneath it. */
export const buriedAt = (battle: Battle, at: string): Change[] =>
  vehiclesAt(battle, at).map(({ id: unit }): Change => ({ do: 'unit', unit, set: { buried: true } }));

/** Before it sets out it may break down, and then it can be repaired; returns true if it stays. */
export function staysBuried(act: Act, id: string): boolean {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  if (!vehicle.buried || vehicle.at === undefined) return false;
  const from = breakdownNumber(battle, vehicle);
  const rolled = total(act.rollOf('breakdown', [id], DR));
  act.effect('breakdown-roll', { unit: id, at: vehicle.at, rolled, from }, { cites: ['14.4.7/b'] });
  if (rolled < from) return false;
  immobilize(act, id, ['14.4.7/b']);
  return true;
}

/** At the end of its Movement Phase. */
export function leaveBuried(act: Act): void {
  const { battle } = act;
  for (const { id, buried, at } of ofSide(battle, attacker(battle)).filter(isVehicle)) {
    if (!buried || at === undefined) continue;
    act.effect(
      'not-dug-out',
      { unit: id },
      { changes: [{ do: 'unit', unit: id, set: { buried: null } }], cites: ['14.4.7/b'] },
    );
    if (isManned(battle.theUnit(id))) bailOut(act, id, ['14.4.7/b']);
  }
}
