/** The Infantry Fire Table (3.2.3): columns, and what its results say. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { IFT, RESIDUAL_FP } from '../charts/index.js';
import type { AslBattle } from '../system.js';

/** The columns of the table, by the firepower that reaches them; 36 stands for "36 or more". */
export const COLUMNS = [1, 2, 4, 6, 8, 12, 16, 20, 24, 30, 36] as const;
export type Column = (typeof COLUMNS)[number];

export type IftResult =
  | { readonly kind: 'KIA'; readonly number: number }
  | { readonly kind: 'K'; readonly number: number }
  | { readonly kind: 'MC'; readonly number: number }
  | { readonly kind: 'PTC' }
  | { readonly kind: 'none' };

export function chartsOf(battle: AslBattle): ChartPack {
  return battle.table.charts as ChartPack;
}

/** The rightmost column that the firepower reaches; undefined below the lowest. */
export function columnOf(fp: number): Column | undefined {
  return COLUMNS.findLast((column) => column <= fp);
}

/** So many columns to the left (negative) or right; undefined when the attack falls off the table. */
export function shifted(column: Column, by: number): Column | undefined {
  const index = COLUMNS.indexOf(column) + by;
  return index < 0 ? undefined : COLUMNS[Math.min(index, COLUMNS.length - 1)];
}

/** What the table says; the lookup is written down. */
export function resultOf(battle: AslBattle, column: Column, finalDr: number): IftResult {
  return readResult(chartsOf(battle).lookup(IFT.results, finalDr, column));
}

function readResult(text: string): IftResult {
  const number = Number(/\d+/.exec(text)?.[0] ?? 0);
  if (text.endsWith('KIA')) return { kind: 'KIA', number };
  if (text.startsWith('K/')) return { kind: 'K', number };
  if (text.endsWith('MC')) return { kind: 'MC', number };
  return text === 'PTC' ? { kind: 'PTC' } : { kind: 'none' };
}

/** As printed on the table: 1KIA, K/2, NMC. */
export function printResult(result: IftResult): string {
  switch (result.kind) {
    case 'KIA':
      return `${result.number}KIA`;
    case 'K':
      return `K/${result.number}`;
    case 'MC':
      return result.number === 0 ? 'NMC' : `${result.number}MC`;
    case 'PTC':
      return 'PTC';
    case 'none':
      return 'no effect';
  }
}

/** The Residual FP that an attack on that column leaves: half, as a column of the table, at most 12 (3.3.5/a). */
export function residualOf(battle: AslBattle, column: Column): number {
  return chartsOf(battle).lookup(RESIDUAL_FP.placed, column);
}

/** The least that a Normal Morale Check takes: whether an attack could inflict one at all (3.2.3/DM). */
export function couldInflictNmc(battle: AslBattle, column: Column, lowestFinalDr: number): boolean {
  const cell = chartsOf(battle).find(IFT.results, lowestFinalDr, column);
  const { kind } = readResult(cell?.value ?? 'none');
  return kind === 'KIA' || kind === 'K' || kind === 'MC';
}
