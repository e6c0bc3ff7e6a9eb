/** Chapter 6: its orders, tasks and sentences, as the rulebook takes them in. */
import type { Sentences } from '../sentences.js';
import type { OrdnanceEffects } from './effects.js';

export const ordnanceOrders = {};
export const ordnanceTasks = {};
export const ordnanceSentences: Sentences<OrdnanceEffects> = {};
