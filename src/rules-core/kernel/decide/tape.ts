/** A tape: a recorded battle, as it was decided by the rules of its day. */

import type { ChartPack } from '../charts/index.js';
import { copy } from '../lab/match.js';
import { Battle } from '../position/battle.js';
import { TableError } from '../position/lay-table.js';
import type { Position } from '../position/position.js';
import type { Action } from './action.js';
import { type Discrepancy, differences } from './audit.js';
import type { KnownSystem } from './known-system.js';

export const TAPE_FORMAT = 1;

export interface Tape {
  readonly tape: typeof TAPE_FORMAT;
  readonly system: string;
  /** Version of the rulebook that decided. */
  readonly rules: string;
  readonly start: Position;
  readonly actions: readonly Action[];
}

/** What today's rules would decide otherwise than the tape has it; `pack` has the charts of the day where the house has others. */
export function playTape(
  system: KnownSystem,
  { start, actions }: Tape,
  pack?: ChartPack,
): Iterable<Discrepancy> {
  const laid = system.lay(start, pack && { pack: (hash) => (hash === pack.hash ? pack : undefined) });
  if (!laid.ok) throw new TableError(laid.problems);
  return differences(system.rulebook, new Battle(copy(start), laid.table), actions);
}
