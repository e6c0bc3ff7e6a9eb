/** Chapter 4: movement. */
import { chapter } from '../form.js';
import { march, move } from './01-move.js';
import { dismantle, pickUp, putDown } from './02-weapons.js';
import { advance } from './04-advance.js';
import { doubleTime } from './07-double-time.js';
import { deploy, recombine } from './08-deployment.js';
import { tells } from './effects.js';

export const movementChapter = chapter({
  tells,
  orders: {
    move,
    'pick-up': pickUp,
    'put-down': putDown,
    dismantle,
    'double-time': doubleTime,
    deploy,
    recombine,
    advance,
  },
  tasks: { march },
});
