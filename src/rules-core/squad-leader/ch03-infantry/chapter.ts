/** Chapter 3: infantry. */
import { chapter } from '../form.js';
import { rally } from './23-rally.js';
import { tells } from './effects.js';

export const infantryChapter = chapter({ tells, orders: { rally } });
