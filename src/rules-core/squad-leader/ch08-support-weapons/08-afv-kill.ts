/** What flames, charges, mines and bottles do to vehicles: the AFV KILL Table (8.10.10, 8.12.9, 8.14.9). */
import type { ChartPack } from '../../kernel/charts/index.js';
import { shootUp } from '../ch11-vehicles/abandoning.js';
import { isHalftrack, isSoft } from '../ch11-vehicles/state.js';
import type { Facing } from '../ch13-direct-fire/20-location.js';
import { hitAgain, holdOut, shockCheck } from '../ch13-direct-fire/22-shock.js';
import { isOnlyStopped } from '../ch13-direct-fire/23-immobilization.js';
import { AFV_KILL } from '../charts/index.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, type Modifier, sumOf, type Unit } from '../system.js';
import { type OnMap, shownVehiclesAt } from '../units/kinds.js';

export interface Blow {
  readonly column:
    | 'Flamethrower'
    | 'Demo charge'
    | 'ATM'
    | 'Molotov cocktail'
    | 'Panzerfaust'
    | 'Bazooka'
    | 'Panzerschreck'
    | 'PIAT'
    | 'ATR'
    | 'AP MMG/HMG'
    | 'AP .50/20mm'
    | 'AP 37'
    | 'HE 75/76'
    | 'HE 120'
    | 'HE 150';
  readonly facing: Facing;
  readonly rolled: number;
  readonly modifiers?: readonly Modifier[];
  /** The number counts twice (8.10.12, 8.14.11). */
  readonly isDoubled?: boolean;
  /** Of a weapon that is made for it: a rifle, or what throws a shaped charge. */
  readonly antiTank?: 'rifle' | 'shell';
  /** A roll that is just enough may only stop it (13.23.1.1). */
  readonly mayStop?: boolean;
  readonly cites: readonly RuleId[];
}

/** The one vehicle that is attacked: while one moves, that; then one that has moved (8.11.9/Q). */
export function targetVehicle(battle: Battle, at: string, by: string): OnMap | undefined {
  const enemies = shownVehiclesAt(battle, at).filter(({ side }) => side !== by);
  return battle.clock.phase === 'movement' && battle.clock.active !== by
    ? enemies.find(({ moving }) => moving)
    : (enemies.find(({ moved }) => moved) ?? enemies[0]);
}

/** By the names of the vehicles of 1977; halftracks are of one kind. */
const ARMOUR = [
  [/^Priest/, 'Priest'],
  [/^M10/, 'M-10'],
  [/^(M4M52|SU122|StG III)/, 'M4M52, SU122, StG III'],
  [/^(SU152|Brummbar)/, 'SU152, Brummbar'],
] as const;

/** Armour modifies what is not fire (8.10.11, 8.14.9). */
export function armourOf(
  battle: Battle,
  vehicle: Unit,
  facing: Facing = 'front',
  turret = false,
): Modifier[] {
  if (vehicle.armour) return printedArmour(vehicle.armour, facing, turret);
  const [, named = undefined] = ARMOUR.find(([name]) => name.test(vehicle.name)) ?? [];
  const row = named ?? (isHalftrack(vehicle) ? 'halftracks' : 'M4A4, T34, MkIV');
  const value = (battle.table.charts as ChartPack).lookup(
    AFV_KILL.modifiers,
    isSoft(vehicle) ? 'truck, jeep' : row,
  );
  return value === 0 ? [] : [{ why: 'armour', value, cites: '8.12.11' }];
}

/** What is printed on the counter, for the front and for the rest of it (11.5.2 to 11.5.6). */
function printedArmour(
  { front, rest = front, heavyTurret }: NonNullable<Unit['armour']>,
  facing: Facing,
  turret: boolean,
): Modifier[] {
  const value = (facing === 'front' ? front : rest) + (turret && heavyTurret ? 1 : 0);
  return value === 0 ? [] : [{ why: 'armour', value, cites: '11.5.1' }];
}

/** Without armour: all of a truck, and the rear of some AFVs (11.5.5). */
export const isBare = (vehicle: Unit, facing: Facing): boolean =>
  isSoft(vehicle) || (facing === 'rear' && vehicle.armour?.softRear === true);

/** Armour of that side, where there is any (11.5.2, 11.5.5). */
export const armourOn = (battle: Battle, vehicle: Unit, facing: Facing, turret = false): Modifier[] =>
  isBare(vehicle, facing) && !isSoft(vehicle) ? [] : armourOf(battle, vehicle, facing, turret);

/** Whom flame and bottle destroy burns (8.14.9); they shock nobody (13.22/q1). */
const BURNS: readonly Blow['column'][] = ['Flamethrower', 'Molotov cocktail'];

/** What has to be rolled; armour is added to the dice. */
export function killNumber(
  battle: Battle,
  vehicle: Unit,
  { column, facing, isDoubled }: Pick<Blow, 'column' | 'facing' | 'isDoubled'>,
): number {
  const row = isBare(vehicle, facing) ? 'truck/jeep' : (`AFV ${facing}` as const);
  const number = Number((battle.table.charts as ChartPack).lookup(AFV_KILL.number, column, row));
  return isDoubled ? 2 * number : number;
}

export function strikeVehicle(act: Act, vehicle: OnMap, blow: Blow): void {
  const { column, facing, rolled, modifiers = [], cites } = blow;
  const needs = killNumber(act.battle, vehicle, blow);
  const final = rolled + sumOf(modifiers);
  const isKill = final <= needs;
  act.effect('afv-kill', { unit: vehicle.id, column, facing, needs, rolled, modifiers, isKill }, { cites });
  const mayStop = blow.mayStop && isKill && final === needs && facing !== 'front' && !isSoft(vehicle);
  if (mayStop && isOnlyStopped(act, vehicle)) return;
  if (isKill) {
    const isAblaze = needs > 0 && final <= needs / 2;
    const isContained = column === 'Flamethrower' && !isAblaze;
    shootUp(act, vehicle.id, { burns: BURNS.includes(column) || isAblaze, isContained, cites });
  } else if (!BURNS.includes(column) && !isSoft(vehicle) && !vehicle.abandoned)
    withstand(act, vehicle, blow.antiTank, { isClose: final === needs + 1, best: needs - sumOf(modifiers) });
}

/** An anti-tank weapon that could go through shakes a crew that sits immobilized, and a shell one that is shocked (11.32.1, 13.22.10). */
function withstand(
  act: Act,
  { id, immobilized, shock }: OnMap,
  antiTank: Blow['antiTank'],
  { isClose, best }: { readonly isClose: boolean; readonly best: number },
): void {
  const isDeep = antiTank !== undefined && best >= LEAST;
  if (immobilized && isDeep) holdOut(act, id);
  if (shock && isDeep && antiTank === 'shell') hitAgain(act, id);
  else if (isClose && !shock) shockCheck(act, id, false);
}

/** The lowest roll of two dice. */
const LEAST = 2;
