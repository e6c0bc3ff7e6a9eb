/** Chapter 3.6: the Rout Phase. */
import { asBefore, chapter } from '../form.js';
import { tells } from './effects.js';
import { rout, routOn, routs } from './rout.js';

export const routChapter = chapter({
  tells,
  orders: asBefore({ rout }),
  tasks: { routs, rout: routOn },
});
