/** Initiative (4.3, 6.3, 7.42). */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { initiative } from './initiative.js';
import { formationFire, nameFormation, nextFormation } from './staggered.js';

export const initiativeChapter = chapter({
  tells,
  orders: { 'name-formation': nameFormation },
  tasks: { initiative, 'formation-fire': formationFire, 'next-formation': nextFormation },
});
