/** Chapter 5: fire. */
import { chapter } from '../form.js';
import { fire } from './01-fire.js';
import { tells } from './effects.js';

export const fireChapter = chapter({ tells, orders: { fire } });
