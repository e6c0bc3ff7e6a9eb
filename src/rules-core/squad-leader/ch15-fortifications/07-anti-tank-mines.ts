/** Anti-tank mines (15.7.12): in the notes of their owner alone, until a vehicle drives onto one. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { D6, DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { resultOf } from '../ch05-fire/05-fire-table.js';
import { sufferAll } from '../ch05-fire/05-resolution.js';
import { shootUp } from '../ch11-vehicles/abandoning.js';
import { isAfv } from '../ch11-vehicles/state.js';
import { immobilize } from '../ch11-vehicles/wrecks.js';
import { MINES } from '../charts/index.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, type Change, sumOf, type Unit } from '../system.js';
import { infantryAt } from '../units/kinds.js';
import { modifiersForVehicle } from './07-mines.js';

const COLUMN = 36;
const STOPPED_FROM = 4;

export const antiTankMinesAt = (battle: Battle, at: string): number =>
  battle.sideIds().reduce((sum, side) => sum + (battle.secret(side).antiTankMines?.[at] ?? 0), 0);

const MOST = 6;
const DENSITIES = ['1', '2', '3', '4', '5', '6'] as const;

/** The more there are, the more often a vehicle is upon one (15.7.12.5). */
export function densityOf(battle: Battle, mines: number): number {
  const row = DENSITIES[Math.min(mines, MOST) - 1] ?? '1';
  return (battle.table.charts as ChartPack).lookup(MINES.density, row);
}

/** By the last whole point that it has spent there; on a road its owner rounds as he likes (15.7.12.4/a, 15.7.12.4/b). */
function isUponOne(battle: Battle, { spent = 0, byRoad, beside }: Unit, mines: number): boolean {
  const density = densityOf(battle, mines);
  const whole = byRoad || beside ? [Math.floor(spent), Math.ceil(spent)] : [Math.floor(spent)];
  return whole.some((points) => points > 0 && points % density === 0);
}

/** As it comes in; returns true if it goes no farther (15.7.12.7). Without a driver only what the hex costs counts (15.7.12.4/q1). */
export function meetsAntiTankMines(act: Act, id: UnitId, at: string, cost?: number): boolean {
  const { battle } = act;
  const mines = antiTankMinesAt(battle, at);
  const vehicle = battle.unit(id);
  const counted = cost === undefined || !vehicle ? vehicle : ({ ...vehicle, spent: cost } as Unit);
  if (mines === 0 || !vehicle || !counted || !isUponOne(battle, counted, mines)) return false;
  takeAntiTankMines(act, at, 1, '15.7.12.6');
  const modifiers = modifiersForVehicle(battle, vehicle);
  const rolled = total(act.rollOf('anti-tank mine', [id], DR));
  const final = rolled + sumOf(modifiers);
  const result = resultOf(battle, COLUMN, final);
  act.effect(
    'mine-exploded',
    { unit: id, at, rolled, modifiers, result },
    { cites: ['15.7.12.4/a', '15.7.12.7'] },
  );
  if (result === 'KIA') blowUp(act, vehicle, resultOf(battle, COLUMN, final + 1) !== 'KIA');
  const men = infantryAt(battle, at).map((unit) => unit.id);
  if (men.length > 0) sufferAll(act, [{ units: men, result: 'M' }], at);
  return result === 'KIA';
}

/** By the highest roll that kills an AFV may only be stopped (15.7.12.7, 13.23.1.1). */
function blowUp(act: Act, vehicle: Unit, isClose: boolean): void {
  if (isClose && isAfv(vehicle)) {
    const rolled = total(act.rollOf('random immobilization', [vehicle.id], D6));
    if (rolled >= STOPPED_FROM && !vehicle.immobilized) {
      immobilize(act, vehicle.id, ['15.7.12.7', '13.23.1.1']);
      return;
    }
  }
  shootUp(act, vehicle.id, { burns: false, cites: ['15.7.12.7'] });
}

/** So many are gone; how many are left only their owner knows (15.7.12.6). */
export function takeAntiTankMines(act: Act, at: string, most: number, ...cites: RuleId[]): void {
  const { battle } = act;
  let left = most;
  for (const side of battle.sideIds()) {
    const { [at]: mines = 0, ...others } = battle.secret(side).antiTankMines ?? {};
    const gone = Math.min(mines, left);
    if (gone === 0) continue;
    left -= gone;
    const antiTankMines = gone < mines ? { ...others, [at]: mines - gone } : others;
    const isEmpty = Object.keys(antiTankMines).length === 0;
    const changes: Change[] = [
      { do: 'secret', side, set: { antiTankMines: isEmpty ? null : antiTankMines } },
    ];
    act.effect('anti-tank-mines-gone', { at, mines: gone }, { changes, cites, to: [side] });
  }
}
