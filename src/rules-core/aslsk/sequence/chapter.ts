/** Chapter 3.0: the sequence of play, and the set-up before it (1.3). */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { endOfPhase, pass, phase, rallyStep } from './phases.js';
import { beginBattle, settingUp } from './set-up.js';

export const setUpChapter = chapter({
  ...settingUp,
  tasks: { ...settingUp.tasks, 'begin-battle': beginBattle },
});

export const sequenceChapter = chapter({
  tells,
  orders: { 'end-phase': endOfPhase, pass },
  tasks: { phase, 'rally-step': rallyStep },
});
