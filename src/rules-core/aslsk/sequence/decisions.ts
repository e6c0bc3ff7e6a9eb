/** Whose decision the battle can await. */
import type { SideId } from '../../kernel/position/position.js';
import type { AslAct, AslDecision } from '../system.js';
import type { RallyStep } from '../units/attributes.js';

/** What a side can be asked; the orders that answer a decision say so themselves. */
export type DecisionKind =
  /** Before the battle (1.3). */
  | 'set-up'
  /** Rally Phase, step by step (3.1). */
  | RallyStep
  /** Fire phases (3.2.5, 3.4, 3.5). */
  | 'prep-fire'
  | 'final-fire'
  | 'advancing-fire'
  /** Movement Phase (3.3): the ATTACKER moves; after each expenditure the DEFENDER may fire (3.3.3). */
  | 'movement'
  | 'defensive-fire'
  /** Each Impulse of a Banzai Charge (8.1.8.6). */
  | 'impulse'
  /** Rout Phase (3.6). */
  | 'rout'
  | 'unmask'
  /** Advance Phase (3.7). */
  | 'advance'
  /** Close Combat Phase (3.8). */
  | 'close-combat'
  | 'designation'
  | 'vehicle-combat';

/** Waits for one side's answer to that decision. */
export function ask(act: AslAct, side: SideId, kind: DecisionKind, about?: AslDecision['about']): void {
  act.ask({ side, kind, ...(about && { about }) });
}
