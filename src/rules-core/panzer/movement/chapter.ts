/** Movement (4.5, 6.6), and the Overwatch Fire that interrupts it. */
import { chapter } from '../form.js';
import { beginMovement, movement, overrunChecks } from './begin.js';
import { tells } from './effects.js';
import { holdFire, interrupt } from './interrupt.js';
import { march, move } from './move.js';

export const movementChapter = chapter({
  tells,
  orders: { move, 'hold-fire': holdFire },
  tasks: { 'begin-movement': beginMovement, movement, march, interrupt, 'overrun-checks': overrunChecks },
});
