/** Chapter 16: fires. */
import { chapter } from '../form.js';
import { leaveFire } from './02-leaving.js';
import { tells } from './effects.js';

export const firesChapter = chapter({ tells, orders: { 'leave-fire': leaveFire }, tasks: {} });
