/** Chapter 8: its orders, tasks and sentences, as the rulebook takes them in. */
export { pacificSentences } from './sentences.js';

export const pacificOrders = {};
export const pacificTasks = {};
