/** What can happen in this chapter, and how it is told. */

import { effects, says } from '../../kernel/form/index.js';
import type { PhaseName } from '../attributes/index.js';

const PHASES: Readonly<Record<string, string>> = {
  spotting: 'Spotting',
  command: 'Command',
  initiative: 'Initiative',
  'air-1': 'First Air',
  combat: 'Combat',
  movement: 'Movement',
  'air-2': 'Second Air',
  adjustment: 'Adjustment',
};

export const tells = effects({
  'turn-began': says<{ readonly turn: number }>(({ turn }) => `Turn ${turn} begins.`, 'silent'),
  'phase-began': says<{ readonly phase: string }>(
    ({ phase }) => `The ${PHASES[phase] ?? phase} Phase begins.`,
    'silent',
  ),
  'step-over': says<{ readonly side: string; readonly step: string }>(
    ({ side, step }) => `${side} is done with its ${step}.`,
    'silent',
  ),
  'turn-over': says<{ readonly turn: number }>(({ turn }) => `Turn ${turn} is over.`, 'silent'),
  'battle-over': says<{ readonly winner?: string; readonly why: string }>(
    ({ winner, why }) => `The battle is over${winner ? `: ${winner} wins` : ' in a draw'}. ${why}`,
  ),
});

export interface SequenceTasks {
  /** At the bottom of the agenda: one turn after another. */
  turn: object;
  phase: { phase: PhaseName };
  /** Counters come off at the end of the turn (6.8.4). */
  'clear-counters': object;
  'end-turn': object;
}
