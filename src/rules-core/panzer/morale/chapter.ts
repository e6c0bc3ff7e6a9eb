/** Suppression (5.10, 6.8.3) and morale (7.1): the step of morale counters passes as long as nobody breaks. */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { recoverSuppression } from './suppression.js';

export const moraleChapter = chapter({
  tells,
  tasks: { 'recover-morale': (act) => act.done(), 'recover-suppression': recoverSuppression },
});
