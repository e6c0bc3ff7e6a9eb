/** GP fire (6.5.4) and its results (CES). */
import { chapter } from '../form.js';
import { tells } from './effects.js';

export const gpChapter = chapter({ tells });
