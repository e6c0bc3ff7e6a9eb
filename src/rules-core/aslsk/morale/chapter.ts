/** Chapter 3.2.3: Morale Checks and what they do. */
import { chapter } from '../form.js';
import { tells } from './effects.js';

export const moraleChapter = chapter({ tells });
