/** Initiative (4.3, 6.3, 7.42). */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { initiative } from './initiative.js';

export const initiativeChapter = chapter({ tells, tasks: { initiative } });
