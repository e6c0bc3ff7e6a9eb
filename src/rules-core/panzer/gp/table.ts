/** The GP Combat Table: factor less defense, and a (100) roll (6.5.4). */
import { GP } from '../charts/index.js';
import type { Battle } from '../system.js';

const LOWEST = -6;
const HIGHEST = 12;

export type GpResult = 'none' | 'suppressed' | 'effective';

export const GP_WORDS: Readonly<Record<GpResult, string>> = {
  none: 'No Effect',
  suppressed: 'Suppressed',
  effective: 'Effective',
};

/** High rolls are good for the shooter; below `suppressed_from` there is no effect. */
export function gpResult(battle: Battle, difference: number, net: number): GpResult {
  const { charts } = battle.table;
  const row = String(Math.min(HIGHEST, Math.max(LOWEST, difference)));
  if (net >= charts.lookup(GP.cells, row, 'effective_from')) return 'effective';
  return net >= charts.lookup(GP.cells, row, 'suppressed_from') ? 'suppressed' : 'none';
}
