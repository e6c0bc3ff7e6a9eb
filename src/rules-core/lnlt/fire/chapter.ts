/** Fire combat (5): direct fire, Opportunity Fire, groups. */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { fire } from './fire.js';
import { flight, retreat } from './flight.js';

export const fireChapter = chapter({ tells, orders: { fire, retreat }, tasks: { flight } });
