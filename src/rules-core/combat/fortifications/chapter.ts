import { chapter } from '../form.js';
import { clear } from './clearing.js';
import { dig, digIn } from './digging.js';
import { tells } from './effects.js';
import { blowHole } from './mousehole.js';
import { askToFortify, done, fortify } from './works.js';

export const fortificationsChapter = chapter({
  tells,
  orders: { fortify, 'done-fortifying': done, 'dig-in': digIn, clear, 'blow-mousehole': blowHole },
  tasks: { fortify: askToFortify, digging: dig },
});
