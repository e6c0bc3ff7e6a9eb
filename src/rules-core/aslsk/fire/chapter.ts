/** Chapter 3.2 to 3.5: fire. */
import { chapter } from '../form.js';
import { defensiveFire } from './defensive.js';
import { tells } from './effects.js';
import { fire } from './orders.js';

export const fireChapter = chapter({
  tells,
  orders: { fire },
  tasks: { 'defensive-fire': defensiveFire },
});
