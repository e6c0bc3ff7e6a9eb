/** Bombs and barrages against vehicles (9.2.6, 9.2.7): a KIA on the fire table destroys them, and nothing else hurts them. */

import type { ChartPack } from '../../kernel/charts/index.js';
import type { SideId } from '../../kernel/position/position.js';
import { type Column, resultOf } from '../ch05-fire/05-fire-table.js';
import { armourOf } from '../ch08-support-weapons/08-afv-kill.js';
import { shootUp } from '../ch11-vehicles/abandoning.js';
import { sufferFire } from '../ch11-vehicles/crews.js';
import { isSoft } from '../ch11-vehicles/state.js';
import type { Facing } from '../ch13-direct-fire/20-location.js';
import { ARTILLERY } from '../charts/index.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, type Modifier, sumOf, type Unit } from '../system.js';
import type { OnMap } from '../units/kinds.js';

interface Burst {
  readonly column: Column | undefined;
  readonly rolled: number;
  readonly modifiers: readonly Modifier[];
  readonly cites: readonly RuleId[];
  /** Whose armour counts: the front, but of a critical hit the rear (9.5/q10). */
  readonly facing?: Facing;
  /** Who may know all of it; the others learn what it did (2.7.3). */
  readonly to?: readonly SideId[] | undefined;
}

const CREW_EXPOSED = 2;

const rowOf = (vehicle: Unit) => {
  if (isSoft(vehicle)) return 'unarmoured vehicle';
  if (vehicle.openTopped) return 'open-topped AFV';
  return vehicle.vehicle === 'sp-gun' ? 'SP gun' : 'tank';
};

/** The kind of vehicle, and its armour where that helps it (9.2.6, 9.2.7). */
function armourModifiers(battle: Battle, vehicle: Unit, facing?: Facing): Modifier[] {
  const row = rowOf(vehicle);
  const value = (battle.table.charts as ChartPack).lookup(ARTILLERY.againstVehicles, row);
  const armour =
    row === 'tank' || row === 'SP gun'
      ? armourOf(battle, vehicle, facing).filter((one) => one.value > 0)
      : [];
  return [
    { why: row, value, cites: '9.2.6/c' },
    ...armour.map((one): Modifier => ({ ...one, cites: '9.2.7' })),
  ];
}

/** The same dice are fire at a crew that looks out, or has no roof over it (9.2.6, 9.2/q6). */
export function burstOn(
  act: Act,
  vehicle: OnMap,
  { column, rolled, modifiers, cites, facing, to }: Burst,
): void {
  const { battle } = act;
  const all = [...armourModifiers(battle, vehicle, facing), ...modifiers];
  const result = column === undefined ? '-' : resultOf(battle, column, rolled + sumOf(all));
  const isKill = result === 'KIA';
  act.effect(
    'barrage-on-vehicle',
    { unit: vehicle.id, column: column ?? 0, rolled, modifiers: all, isKill },
    { ...(to && { to }), cites },
  );
  if (to) act.effect('struck-unseen', { unit: vehicle.id, rolled, isKill }, { cites: ['2.7.3'] });
  if (isKill) shootUp(act, vehicle.id, { burns: false, cites });
  else if (!isSoft(vehicle) && vehicle.exposed && column !== undefined)
    sufferFire(act, vehicle.id, resultOf(battle, column, rolled + CREW_EXPOSED));
}
