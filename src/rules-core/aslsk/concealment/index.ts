/** Chapter 8.3: its orders, tasks and sentences, as the rulebook takes them in. */
import { dropConcealment, unmask } from './drop.js';

export { concealmentSentences } from './sentences.js';

export const concealmentOrders = { 'drop-concealment': dropConcealment };
export const concealmentTasks = { unmask };
