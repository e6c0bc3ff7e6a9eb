/** The Infantry Fire Table (5.5): columns, and what its results say. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { IFT } from '../charts/index.js';
import type { Battle } from '../system.js';

/** By the firepower that reaches them; 36 stands for "36 or more" (5.5.3). */
const COLUMNS = [1, 2, 4, 6, 8, 12, 16, 20, 24, 30, 36] as const;
export type Column = (typeof COLUMNS)[number];

/** Excess firepower is lost; undefined below the first column. */
export const columnOf = (fp: number): Column | undefined => COLUMNS.findLast((column) => column <= fp);

/** The next lower column (5.5.6.1.1); undefined below the first. */
export const columnBelow = (column: Column): Column | undefined => COLUMNS[COLUMNS.indexOf(column) - 1];

/** The next higher column (8.9.7.1); undefined above the last. */
export const columnAbove = (column: Column | undefined): Column | undefined =>
  COLUMNS[column === undefined ? 0 : COLUMNS.indexOf(column) + 1];

/** KIA, M, a number that is added to the dice of the check, or nothing (5.5.6). */
export type Result = 'KIA' | 'M' | '1' | '2' | '3' | '4' | '-';

/** As it is said at the table: KIA, MC, 2MC. */
export const resultInWords = (result: Result): string =>
  result === '-' ? 'no effect' : result === 'KIA' ? result : `${result === 'M' ? '' : result}MC`;

export const resultOf = (battle: Battle, column: Column, final: number): Result =>
  (battle.table.charts as ChartPack).lookup(IFT.results, final, column);
