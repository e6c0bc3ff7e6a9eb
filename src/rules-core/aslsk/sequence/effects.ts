import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { listed } from '../sentences.js';
import type { Phase, RallyStep } from '../units/attributes.js';

/** What can happen to the sequence of play (3.0, 3.9). */
export const tells = effects({
  'phase-began': says<{ readonly phase: Phase; readonly turn: number; readonly attacker: SideId }>(
    ({ phase, turn, attacker }) => `Turn ${turn}, ${attacker}: ${PHASE[phase]}.`,
    'silent',
  ),
  'step-began': says<{ readonly step: RallyStep }>(({ step }) => `Rally Phase: ${step}.`, 'silent'),
  /** Markers that are taken off at the end of a phase. */
  'markers-removed': says<{ readonly phase: Phase }>(
    ({ phase }) => `Markers are taken off in the ${PHASE[phase]}.`,
    'silent',
  ),
  'control-gained': says<{ readonly side: SideId; readonly at: string }>(
    ({ side, at }) => `${side} controls ${at}.`,
    'silent',
  ),
  exited: says<{ readonly units: readonly UnitId[]; readonly from: string }>(
    ({ units, from }, name) => `${listed(units, name)} leave the map from ${from}.`,
  ),
  'failed-to-enter': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `${name(unit)} did not enter in time.`,
  ),
  'battle-over': says<{ readonly winner: SideId | null; readonly why: string }>(({ winner, why }) =>
    winner === null ? `A draw: ${why}` : `${winner} wins: ${why}`,
  ),
});

export type SequenceTask =
  /** Everybody has set up. */
  | { readonly task: 'begin-battle' }
  /** Asks for whatever the phase needs; the bottom of the agenda. */
  | { readonly task: 'phase' }
  /** Asks one side in one step of the Rally Phase; the sides still to be asked in this step follow. */
  | { readonly task: 'rally-step'; readonly sides: readonly SideId[] };

const PHASE: Readonly<Record<Phase, string>> = {
  RPh: 'Rally Phase',
  PFPh: 'Prep Fire Phase',
  MPh: 'Movement Phase',
  DFPh: 'Defensive Fire Phase',
  AFPh: 'Advancing Fire Phase',
  RtPh: 'Rout Phase',
  APh: 'Advance Phase',
  CCPh: 'Close Combat Phase',
};
