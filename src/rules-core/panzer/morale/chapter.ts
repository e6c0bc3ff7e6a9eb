/** Suppression (5.10, 6.8.3) and morale (7.1). */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { recoverMorale } from './recovery.js';
import { recoverSuppression } from './suppression.js';

export const moraleChapter = chapter({
  tells,
  tasks: { 'recover-morale': recoverMorale, 'recover-suppression': recoverSuppression },
});
