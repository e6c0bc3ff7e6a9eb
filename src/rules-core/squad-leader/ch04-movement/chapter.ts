/** Chapter 4: movement. */
import { chapter } from '../form.js';
import { leaveMap } from './01-leave-map.js';
import { march } from './01-march.js';
import { move } from './01-move.js';
import { dismantle, pickUp, putDown } from './02-weapons.js';
import { advance } from './04-advance.js';
import { doubleTime } from './07-double-time.js';
import { deploy, recombine } from './08-deployment.js';
import { goBelow, surface } from './09-sewers.js';
import { rideAlone, rideOff } from './10-crash.js';
import { tryMachine } from './10-learning.js';
import { push } from './10-pushing.js';
import { charge, chargeAttack } from './12-charge.js';
import { killHorses, lead, letGo, load, unload } from './12-lead.js';
import { dismount, mountUp } from './12-saddle.js';
import { changeSkis } from './13-skis.js';
import { adrift, driftTo } from './14-in-the-water.js';
import { swim } from './14-swimming.js';
import { tells } from './effects.js';

export const movementChapter = chapter({
  tells,
  orders: {
    move,
    'leave-map': leaveMap,
    'pick-up': pickUp,
    'put-down': putDown,
    dismantle,
    'double-time': doubleTime,
    deploy,
    recombine,
    advance,
    mount: mountUp,
    dismount,
    'ride-off': rideOff,
    'ride-alone': rideAlone,
    'try-machine': tryMachine,
    push,
    charge,
    lead,
    'let-go': letGo,
    'kill-horses': killHorses,
    load,
    unload,
    'go-below': goBelow,
    surface,
    skis: changeSkis,
    swim,
    'drift-to': driftTo,
  },
  tasks: { march, 'charge-attack': chargeAttack, adrift },
});
