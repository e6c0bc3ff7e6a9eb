/** The Rally Phase (3.0). */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { endRally, rally } from './phase.js';

export const rallyChapter = chapter({ tells, orders: { 'end-rally': endRally }, tasks: { rally } });
