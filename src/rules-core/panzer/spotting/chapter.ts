/** Spotting (4.1, 6.1), Limited Spotting (7.7), camouflage (7.24), removal of SPOT counters (7.41). */
import { chapter } from '../form.js';
import { camouflage } from './camouflage.js';
import { tells } from './effects.js';
import { spotting } from './spotting.js';

export const spottingChapter = chapter({ tells, orders: { camouflage }, tasks: { spotting } });
