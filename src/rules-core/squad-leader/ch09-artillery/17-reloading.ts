/** Smoke dischargers are loaded again from outside (9.17.8.2): the crew gets out as if to repair tracks. */
import type { Act, Change } from '../system.js';
import { defender } from '../units/kinds.js';

/** After a whole game turn, in which neither vehicle nor crew has done anything else. */
export function reloadDischargers(act: Act): void {
  const { battle } = act;
  const side = defender(battle);
  for (const { id, mends, broken } of battle.units()) {
    const vehicle = mends === undefined || broken ? undefined : battle.unit(mends);
    if (vehicle?.side !== side || vehicle.dischargers !== 'empty' || vehicle.moved) continue;
    const changes: Change[] = [{ do: 'unit', unit: vehicle.id, set: { dischargers: 'loaded' } }];
    if (!vehicle.immobilized) changes.push({ do: 'unit', unit: id, set: { mends: null } });
    act.effect('dischargers-reloaded', { unit: vehicle.id, crew: id }, { changes, cites: ['9.17.8.2'] });
  }
}
