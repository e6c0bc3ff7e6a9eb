/** Melee (8). */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { fight, forcedRound, withdraw } from './locked.js';
import { closeIn, melee } from './round.js';
import { strike } from './strike.js';

export const meleeChapter = chapter({
  tells,
  orders: { strike, fight, withdraw },
  tasks: { 'close-in': closeIn, melee, 'forced-round': forcedRound },
});
