import { chapter } from '../form.js';
import { tells } from './effects.js';
import { closeCombat, holdOff, melee, noReply, strikeBack } from './fight.js';
import { onslaught } from './join.js';

export const closeCombatChapter = chapter({
  tells,
  orders: {
    'close-combat': closeCombat,
    'strike-back': strikeBack,
    'no-reply': noReply,
    'hold-off': holdOff,
  },
  tasks: { 'close-combat': melee, onslaught },
});
