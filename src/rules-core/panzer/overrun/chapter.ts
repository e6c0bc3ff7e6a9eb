/** Overrun (6.6.5). */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { overrun, resolveOverrun } from './overrun.js';

export const overrunChapter = chapter({ tells, orders: { overrun }, tasks: { overrun: resolveOverrun } });
