/** Movement on foot and the window for Opportunity Fire that it opens (6, 5.3). */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { holdFire, march, window } from './march.js';
import { goOn, move, stop } from './move.js';
import { takeUp } from './pick-up.js';

export const movementChapter = chapter({
  tells,
  orders: { move, 'go-on': goOn, stop, 'take-up': takeUp, 'hold-fire': holdFire },
  tasks: { march, window },
});
