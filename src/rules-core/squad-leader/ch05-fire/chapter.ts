/** Chapter 5: fire. */
import { chapter } from '../form.js';
import { fire } from './01-fire.js';
import { goingOn, goOn } from './06-go-on.js';
import { makeSniper } from './07-made-snipers.js';
import { hunting, sniperCheck } from './07-sniper-check.js';
import { snipe } from './07-snipers.js';
import { scrounge, seekArms } from './08-scrounging.js';
import { tells } from './effects.js';

export const fireChapter = chapter({
  tells,
  orders: {
    fire,
    'go-on': goOn,
    snipe,
    'make-sniper': makeSniper,
    'sniper-check': sniperCheck,
    scrounge,
    'seek-arms': seekArms,
  },
  tasks: { 'go-on': goingOn, 'sniper-check': hunting },
});
