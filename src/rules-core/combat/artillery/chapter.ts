import { chapter } from '../form.js';
import { tells } from './effects.js';
import { noteFire } from './notes.js';
import { callingOrders } from './orders.js';
import { plottedOrders } from './plotted.js';
import { issueSet } from './sets.js';

export const artilleryChapter = chapter({
  tells,
  orders: { ...callingOrders, ...plottedOrders, 'note-fire': noteFire, 'issue-set': issueSet },
});
