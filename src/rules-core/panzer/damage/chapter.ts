/** What becomes of units (5.15, 6.5.2, CES). */
import { chapter } from '../form.js';
import { abandon, bailCounters } from './abandon.js';
import { tells } from './effects.js';

export const damageChapter = chapter({
  tells,
  orders: { abandon },
  tasks: { 'bail-counters': bailCounters },
});
