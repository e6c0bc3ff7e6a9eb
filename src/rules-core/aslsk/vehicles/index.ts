/** Chapter 7: its orders, tasks and sentences, as the rulebook takes them in. */
import type { Sentences } from '../sentences.js';
import type { VehicleEffects } from './effects.js';

export const vehicleOrders = {};
export const vehicleTasks = {};
export const vehicleSentences: Sentences<VehicleEffects> = {};
