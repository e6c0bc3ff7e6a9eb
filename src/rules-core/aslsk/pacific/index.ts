/** Chapter 8: its orders, tasks and sentences, as the rulebook takes them in. */
import type { Sentences } from '../sentences.js';
import type { PacificEffects } from './effects.js';

export const pacificOrders = {};
export const pacificTasks = {};
export const pacificSentences: Sentences<PacificEffects> = {};
