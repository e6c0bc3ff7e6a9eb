import type { SideId, UnitId } from '../../kernel/position.js';
import type { Phase, RallyStep } from '../attributes.js';

/** What can happen to the sequence of play (3.0, 3.9). */
export interface SequenceEffects {
  'phase-began': { readonly phase: Phase; readonly turn: number; readonly attacker: SideId };
  'step-began': { readonly step: RallyStep };
  /** Markers that are taken off at the end of a phase. */
  'markers-removed': { readonly phase: Phase };
  'control-gained': { readonly side: SideId; readonly at: string };
  exited: { readonly units: readonly UnitId[]; readonly from: string };
  'failed-to-enter': { readonly unit: UnitId };
  'battle-over': { readonly winner: SideId | null; readonly why: string };
}

export type SequenceTask =
  /** Everybody has set up. */
  | { readonly task: 'begin-battle' }
  /** Asks for whatever the phase needs; the bottom of the agenda. */
  | { readonly task: 'phase' }
  /** Asks one side in one step of the Rally Phase; the sides still to be asked in this step follow. */
  | { readonly task: 'rally-step'; readonly sides: readonly SideId[] };
