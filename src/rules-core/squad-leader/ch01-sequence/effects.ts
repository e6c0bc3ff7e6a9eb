/** What can happen to the sequence of play (1.3). */
import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import type { Phase } from '../attributes/index.js';

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  rally: 'Rally Phase',
  'prep-fire': 'Prep Fire Phase',
  movement: 'Movement Phase',
  'defensive-fire': 'Defensive Fire Phase',
  'advancing-fire': 'Advancing Fire Phase',
  rout: 'Rout Phase',
  advance: 'Advance Phase',
  'close-combat': 'Close Combat Phase',
};

export const tells = effects({
  'phase-began': says<{ readonly phase: Phase; readonly turn: number; readonly attacker: SideId }>(
    ({ phase, turn, attacker }) => `Turn ${turn}, ${attacker}: ${PHASE_NAMES[phase]}.`,
    'silent',
  ),
  'step-began': says<{ readonly step: string }>(({ step }) => `Rally Phase: ${step}.`, 'silent'),
  'markers-removed': says<{ readonly phase: Phase }>(
    ({ phase }) => `Markers are taken off in the ${PHASE_NAMES[phase]}.`,
    'silent',
  ),
  'control-gained': says<{ readonly side: SideId; readonly hexes: readonly string[] }>(
    ({ side, hexes }) => `${side} controls ${hexes.join(', ')}.`,
    'silent',
  ),
  arrived: says<{ readonly side: SideId; readonly units: readonly UnitId[] }>(
    ({ side, units }, name) => `Reinforcements of ${side} may enter: ${units.map(name).join(', ')}.`,
    'silent',
  ),
  'battle-over': says<{ readonly winner: SideId | null; readonly why: string }>(({ winner, why }) =>
    winner === null ? `A draw: ${why}` : `${winner} wins: ${why}`,
  ),
});

export interface SequenceTasks {
  /** Everybody has set up. */
  'begin-battle': object;
  /** The first phase begins. */
  'begin-turns': object;
  /** The bottom of the agenda: asks for whatever the phase needs, until it is ended. */
  phase: object;
  /** All is done that the phase brings by itself. */
  'end-phase': object;
  /** One step of the Rally Phase, with the sides that are still to be asked in it. */
  'rally-step': { sides: readonly SideId[] };
}
