/** Offboard artillery (chapter 15) put together. */
import type { Chapter } from '../chapter.js';
import { noteFire } from './notes.js';
import { callingOrders } from './orders.js';
import { plottedOrders } from './plotted.js';
import { artillerySentences } from './sentences.js';
import { issueSet } from './sets.js';

export const artilleryChapter: Chapter = {
  orders: { ...callingOrders, ...plottedOrders, 'note-fire': noteFire, 'issue-set': issueSet },
  sentences: artillerySentences,
};
