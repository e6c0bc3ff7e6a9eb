/** Terrain, fortifications, mines (10.4, 21). */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { mines } from './mines.js';

export const groundChapter = chapter({ tells, tasks: { mines } });
