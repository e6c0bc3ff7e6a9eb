/** Direct Fire and Overwatch (4.4, 6.5). */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { fire, volley } from './fire.js';
import { repairWeapons } from './malfunction.js';
import { defensiveFire, quickdraw } from './replies.js';
import { directFire, overwatchStep } from './steps.js';

export const fireChapter = chapter({
  tells,
  orders: { fire },
  tasks: {
    'direct-fire': directFire,
    overwatch: overwatchStep,
    volley,
    quickdraw,
    'defensive-fire': defensiveFire,
    'repair-weapons': repairWeapons,
  },
});
