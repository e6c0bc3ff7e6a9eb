/** Chapter 8: its orders, tasks and sentences, as the rulebook takes them in. */
import { struggle } from './bamboo.js';
import { banzai, charge, endCharge, impulse } from './charge.js';
import { deploy, recombine } from './marines.js';

export { pacificSentences } from './sentences.js';

export const pacificOrders = { banzai, charge, deploy, 'end-charge': endCharge, recombine };
export const pacificTasks = { impulse, struggle };
