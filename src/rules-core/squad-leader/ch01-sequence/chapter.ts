/** Chapter 1: the sequence of play, and the set-up before it. */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { endOfPhase, pass, phase, phaseOver } from './phases.js';
import { rallyStep } from './rally-phase.js';
import { beginBattle, beginTurns, settingUp } from './set-up.js';

export const setUpChapter = chapter({
  ...settingUp,
  tasks: { ...settingUp.tasks, 'begin-battle': beginBattle, 'begin-turns': beginTurns },
});

export const sequenceChapter = chapter({
  tells,
  orders: { 'end-phase': endOfPhase, pass },
  tasks: { phase, 'end-phase': phaseOver, 'rally-step': rallyStep },
});
