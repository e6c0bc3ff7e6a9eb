/** Chapter 6: close combat. */
import { chapter } from '../form.js';
import { closeCombat } from './01-designate.js';
import { discard } from './03-spoils.js';
import { retreat, withdraw } from './03-withdraw.js';
import { tells } from './effects.js';
import { combatStep } from './phase.js';

export const combatChapter = chapter({
  tells,
  orders: { withdraw, 'close-combat': closeCombat, retreat, discard },
  tasks: { combat: combatStep },
});
