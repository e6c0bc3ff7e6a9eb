/** Night and Starshells (20). */
import { chapter } from '../form.js';
import { tells } from './effects.js';

export const nightChapter = chapter({ tells });
