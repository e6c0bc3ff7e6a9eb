/** Turrets (7.8). */
import { chapter } from '../form.js';
import { adjusting, adjustTurret } from './adjust.js';
import { tells } from './effects.js';

export const turretsChapter = chapter({
  tells,
  orders: { 'adjust-turret': adjustTurret },
  tasks: { 'adjust-turrets': adjusting },
});
