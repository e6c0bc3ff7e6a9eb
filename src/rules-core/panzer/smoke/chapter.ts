/** Smoke (5.11): Smoke Dischargers (7.9), Infantry smoke (7.22). */
import { chapter } from '../form.js';
import { dischargersStep, dischargeSmoke } from './dischargers.js';
import { tells } from './effects.js';
import { laySmoke } from './infantry.js';

export const smokeChapter = chapter({
  tells,
  orders: { 'discharge-smoke': dischargeSmoke, 'lay-smoke': laySmoke },
  tasks: { 'smoke-dischargers': dischargersStep },
});
