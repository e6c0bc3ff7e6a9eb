/** Fire combat (5): direct fire, Opportunity Fire, groups. */
import { chapter } from '../form.js';
import { tells } from './effects.js';

export const fireChapter = chapter({ tells });
