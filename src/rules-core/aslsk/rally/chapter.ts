/** Chapter 3.1: the Rally Phase. */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { keepDm, rally, selfRally } from './rally.js';

export const rallyChapter = chapter({
  tells,
  orders: { 'self-rally': selfRally, rally, 'keep-dm': keepDm },
});
