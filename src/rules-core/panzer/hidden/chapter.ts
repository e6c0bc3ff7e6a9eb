/** HIDDEN UNIT counters (7.2). */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { expose, placeHidden, showCounter } from './expose.js';
import { conceal, hideStep, hideUnits } from './hide.js';
import { spotMover } from './look.js';
import { marchCounter, minesUnder, moveCounter } from './move.js';
import { shiftHidden } from './within.js';

export const hiddenChapter = chapter({
  tells,
  orders: {
    'hide-units': hideUnits,
    'place-hidden': placeHidden,
    'show-counter': showCounter,
    'spot-mover': spotMover,
    'move-counter': moveCounter,
    'shift-hidden': shiftHidden,
  },
  tasks: { conceal, hide: hideStep, expose, 'march-counter': marchCounter, 'mines-under': minesUnder },
});
