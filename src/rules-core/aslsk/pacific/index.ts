/** Chapter 8: its orders, tasks and sentences, as the rulebook takes them in. */
import { struggle } from './bamboo.js';

export { pacificSentences } from './sentences.js';

export const pacificOrders = {};
export const pacificTasks = { struggle };
