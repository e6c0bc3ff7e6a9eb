/** Night and Starshells (20). */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { callStarshell, starshell } from './starshell.js';

export const nightChapter = chapter({ tells, orders: { starshell, 'call-starshell': callStarshell } });
