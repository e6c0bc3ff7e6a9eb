/** Chapter 3.7: the Advance Phase. */
import { chapter } from '../form.js';
import { advance } from './advance.js';
import { tells } from './effects.js';

export const advanceChapter = chapter({ tells, orders: { advance } });
