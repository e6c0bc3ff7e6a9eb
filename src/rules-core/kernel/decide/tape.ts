/** A tape: a recorded battle, as it was decided by the rules of its day. */

import { copy } from '../lab/match.js';
import { Battle } from '../position/battle.js';
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

/** What today's rules would decide otherwise than the tape has it. */
export function playTape(system: KnownSystem, { start, actions }: Tape): Iterable<Discrepancy> {
  return differences(system.rulebook, new Battle(copy(start), system.table(start)), actions);
}
