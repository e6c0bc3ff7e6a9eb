/** The turn, its phases and steps (4.0, 6.0). */
import { chapter } from '../form.js';
import { endStep } from './done.js';
import { tells } from './effects.js';
import { clearCounters, endTurn, planPhase, planTurn } from './turn.js';

export const sequenceChapter = chapter({
  tells,
  orders: { 'end-step': endStep },
  tasks: { turn: planTurn, phase: planPhase, 'clear-counters': clearCounters, 'end-turn': endTurn },
});
