/** Chapter 16: fires. */
import { chapter } from '../form.js';
import { fightFire } from './02-fighting.js';
import { leaveFire } from './02-leaving.js';
import { startFire } from './02-starting.js';
import { tells } from './effects.js';

export const firesChapter = chapter({
  tells,
  orders: { 'start-fire': startFire, 'leave-fire': leaveFire, 'fight-fire': fightFire },
  tasks: {},
});
