/** Chapter 8.3: Concealment. */
import { chapter } from '../form.js';
import { dropConcealment, unmask } from './drop.js';
import { tells } from './effects.js';

export const concealmentChapter = chapter({
  tells,
  orders: { 'drop-concealment': dropConcealment },
  tasks: { unmask },
});
