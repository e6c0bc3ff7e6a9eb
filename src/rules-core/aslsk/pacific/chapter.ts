/** Chapter 8: the Pacific. */
import { chapter } from '../form.js';
import { struggle } from './bamboo.js';
import { banzai, charge, endCharge, impulse } from './charge.js';
import { tells } from './effects.js';
import { deploy, recombine } from './marines.js';

export const pacificChapter = chapter({
  tells,
  orders: { banzai, charge, deploy, 'end-charge': endCharge, recombine },
  tasks: { impulse, struggle },
});
