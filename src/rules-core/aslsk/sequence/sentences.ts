import type { Phase } from '../attributes.js';
import { listed, type Sentences } from '../sentences.js';
import type { SequenceEffects } from './effects.js';

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

export const sequenceSentences: Sentences<SequenceEffects> = {
  'phase-began': ({ phase, turn, attacker }) => `Turn ${turn}, ${attacker}: ${PHASE[phase]}.`,
  'step-began': ({ step }) => `Rally Phase: ${step}.`,
  'markers-removed': ({ phase }) => `Markers are taken off in the ${PHASE[phase]}.`,
  'control-gained': ({ side, at }) => `${side} controls ${at}.`,
  exited: ({ units, from }, name) => `${listed(units, name)} leave the map from ${from}.`,
  'failed-to-enter': ({ unit }, name) => `${name(unit)} did not enter in time.`,
  'battle-over': ({ winner, why }) => (winner === null ? `A draw: ${why}` : `${winner} wins: ${why}`),
};
