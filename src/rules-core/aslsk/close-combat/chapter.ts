/** Chapter 3.8: close combat. */
import { chapter } from '../form.js';
import { vehicleCombat } from '../vehicles/close-combat.js';
import { designate } from './designate.js';
import { tells } from './effects.js';
import { closeCombat, closeCombats, fight, finish } from './phase.js';

export const closeCombatChapter = chapter({
  tells,
  orders: { fight, designate },
  tasks: {
    'close-combats': closeCombats,
    'close-combat': closeCombat,
    'vehicle-combat': (act, task) => vehicleCombat(act, task, finish),
  },
});
