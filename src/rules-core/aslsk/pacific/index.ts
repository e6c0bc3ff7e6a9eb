/** Chapter 8: its orders, tasks and sentences, as the rulebook takes them in. */
import { struggle } from './bamboo.js';
import { deploy, recombine } from './marines.js';

export { pacificSentences } from './sentences.js';

export const pacificOrders = { deploy, recombine };
export const pacificTasks = { struggle };
