/** Spotting (4.1, 6.1). */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { spotting } from './spotting.js';

export const spottingChapter = chapter({ tells, tasks: { spotting } });
