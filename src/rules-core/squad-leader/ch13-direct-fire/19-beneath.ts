/** What a shell does to men beneath the vehicle or wreck that it strikes (11.20.4). */
import type { ChartPack } from '../../kernel/charts/index.js';
import { columnOf, resultOf } from '../ch05-fire/05-fire-table.js';
import { suffer } from '../ch05-fire/05-resolution.js';
import { byShelling } from '../ch09-artillery/02-under-shells.js';
import { IFT } from '../charts/index.js';
import { type Act, type Modifier, sumOf } from '../system.js';
import type { Piece } from '../units/ordnance.js';

const BENEATH = 1;

/** HE strikes those beneath a vehicle or wreck with the same dice, and the +1 (11.20.4). */
export function burstBeneath(
  act: Act,
  at: string,
  ids: readonly string[],
  piece: Piece,
  rolled: number,
): void {
  const { battle } = act;
  const column = columnOf((battle.table.charts as ChartPack).lookup(IFT.fpByCalibre, piece.gun.calibre));
  const units = ids.filter((id) => battle.unit(id));
  if (units.length === 0 || !column) return;
  for (const one of byShelling(battle, { units, modifiers: [] as readonly Modifier[] })) {
    const result = resultOf(battle, column, rolled + BENEATH + sumOf(one.modifiers));
    act.effect('struck-beneath', { units: one.units, at, column, result }, { cites: ['11.20.4'] });
    suffer(act, one.units, result, at);
  }
}
