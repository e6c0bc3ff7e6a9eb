/** Smoke, Mortars, Off-board Artillery (7, 18). */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { laySmoke } from './smoke.js';

export const indirectChapter = chapter({ tells, orders: { 'lay-smoke': laySmoke } });
