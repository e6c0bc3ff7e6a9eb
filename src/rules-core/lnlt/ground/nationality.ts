/** What a nation's troops can do (13.0): figures that the modules give, or the scenario for one of its sides. */
import { NATIONALITY } from '../charts/index.js';
import type { Battle } from '../system.js';

const ROWS: Readonly<Record<string, string>> = {
  american: 'US',
  german: 'German',
  british: 'British/Commonwealth',
  french: 'French',
  soviet: 'Soviet',
  japanese: 'Japanese',
};

/** A die at or below it succeeds: laying smoke (7.0), Starshells (20.2). */
export function capability(battle: Battle, side: string, of: 'smoke' | 'starshell'): number {
  const { nation, [of]: given } = battle.side(side);
  const row = ROWS[nation] ?? 'sample in the reference table';
  return given ?? Number(battle.table.charts.lookup(NATIONALITY.cells, row, of));
}
