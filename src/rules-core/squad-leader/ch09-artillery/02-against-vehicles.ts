/** Bombs and barrages against vehicles (9.2.6, 9.2.7): a KIA on the fire table destroys them, and nothing else hurts them. */

import type { ChartPack } from '../../kernel/charts/index.js';
import { D6, total } from '../../kernel/dice/index.js';
import type { SideId } from '../../kernel/position/position.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { type Column, resultOf } from '../ch05-fire/05-fire-table.js';
import { armourOf } from '../ch08-support-weapons/08-afv-kill.js';
import { isSwimming } from '../ch11-vehicles/41-amphibians.js';
import { shootUp } from '../ch11-vehicles/abandoning.js';
import { sufferFire } from '../ch11-vehicles/crews.js';
import { isSoft, looksOut } from '../ch11-vehicles/state.js';
import { immobilize } from '../ch11-vehicles/wrecks.js';
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
  /** It may only stop an AFV: shells of artillery, not bombs (9.5/q9). */
  readonly mayStop?: true;
  /** Who may know all of it; the others learn what it did (2.7.3). */
  readonly to?: readonly SideId[] | undefined;
}

const CREW_EXPOSED = 2;

const rowOf = (battle: Battle, vehicle: Unit) => {
  if (isSoft(vehicle) || isSwimming(battle, vehicle)) return 'unarmoured vehicle';
  if (vehicle.openTopped) return 'open-topped AFV';
  return vehicle.vehicle === 'sp-gun' ? 'SP gun' : 'tank';
};

/** The kind of vehicle, and its armour where that helps it (9.2.6, 9.2.7). */
function armourModifiers(battle: Battle, vehicle: Unit, facing?: Facing): Modifier[] {
  const row = rowOf(battle, vehicle);
  const value = (battle.table.charts as ChartPack).lookup(ARTILLERY.againstVehicles, row);
  const armour = row === 'tank' || row === 'SP gun' ? armourStruck(battle, vehicle, facing) : [];
  return [
    { why: row, value, cites: '9.2.6/c' },
    ...armour.map((one): Modifier => ({ ...one, cites: '9.2.7' })),
  ];
}

/** The least that any of its sides adds; nothing where one takes away (9.2.7, 9.5.14). */
function armourStruck(battle: Battle, vehicle: Unit, facing?: Facing): Modifier[] {
  if (facing) return armourOf(battle, vehicle, facing).filter(({ value }) => value > 0);
  const sides = (['front', 'rear'] as const).map((side) => armourOf(battle, vehicle, side));
  const values = sides.map(sumOf);
  const least = Math.min(...values.filter((value) => value > 0));
  return values.some((value) => value < 0) ? [] : (sides.find((side) => sumOf(side) === least) ?? []);
}

/** The same dice are fire at a crew that looks out, or has no roof over it (9.2.6, 9.2/q6). */
export function burstOn(
  act: Act,
  vehicle: OnMap,
  { column, rolled, modifiers, cites, facing, mayStop, to }: Burst,
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
  const isExact =
    mayStop && column !== undefined && resultOf(battle, column, rolled + sumOf(all) + 1) !== 'KIA';
  if (isKill && isExact && isStopped(act, vehicle)) immobilize(act, vehicle.id, ['9.5/q9']);
  else if (isKill) shootUp(act, vehicle.id, { burns: false, cites });
  else if (!isSoft(vehicle) && looksOut(vehicle) && !vehicle.abandoned && column !== undefined) {
    const felt = resultOf(battle, column, rolled + CREW_EXPOSED);
    if (vehicle.hidden && felt !== '-') giveAway(act, [vehicle.id], '2.3.9.1');
    sufferFire(act, vehicle.id, felt);
  }
}

const STOPPED_FROM = 4;

/** The number to the point: a die tells whether it is only stopped, once (9.5/q9, 13.23.1.1). */
function isStopped(act: Act, vehicle: OnMap): boolean {
  if (isSoft(vehicle) || vehicle.immobilized) return false;
  return total(act.rollOf('random immobilization', [vehicle.id], D6)) >= STOPPED_FROM;
}
