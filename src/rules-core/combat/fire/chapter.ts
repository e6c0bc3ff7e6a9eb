import { chapter } from '../form.js';
import { desperationFire } from './desperation.js';
import { tells } from './effects.js';
import { fire } from './orders.js';
import { throwOrder } from './throw.js';

export const fireChapter = chapter({
  tells,
  orders: { fire, 'desperation-fire': desperationFire, throw: throwOrder },
});
