import { chapter } from '../form.js';
import { tells } from './effects.js';
import { bugOut, bugOutTask, fleeOrder, runForCover, stand, stay } from './flight.js';
import { charge, goOn, halt, march, rollCharge } from './march.js';
import { move } from './move.js';
import { holdFire, react } from './reaction.js';

export const movementChapter = chapter({
  tells,
  orders: {
    flee: fleeOrder,
    'run-for-cover': runForCover,
    stay,
    'bug-out': bugOut,
    stand,
    'hold-fire': holdFire,
    move,
    'go-on': goOn,
    halt,
    charge,
  },
  tasks: { 'bug-out': bugOutTask, reaction: react, march, charge: rollCharge },
});
