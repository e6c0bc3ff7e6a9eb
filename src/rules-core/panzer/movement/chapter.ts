/** Movement (4.5, 6.6), and the Overwatch Fire that interrupts it. */
import { chapter } from '../form.js';
import { enterMap } from './arrive.js';
import { beginMovement, movement, overrunChecks } from './begin.js';
import { tells } from './effects.js';
import { holdFire, interrupt } from './interrupt.js';
import { leaveMap } from './leave.js';
import { march, move } from './move.js';
import { takePosition } from './position.js';
import { push } from './push.js';

export const movementChapter = chapter({
  tells,
  orders: {
    move,
    'take-position': takePosition,
    push,
    'enter-map': enterMap,
    'leave-map': leaveMap,
    'hold-fire': holdFire,
  },
  tasks: { 'begin-movement': beginMovement, movement, march, interrupt, 'overrun-checks': overrunChecks },
});
