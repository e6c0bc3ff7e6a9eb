/** Chapter 3.6: the Rout Phase. */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { rout, routOn, routs } from './rout.js';

export const routChapter = chapter({
  tells,
  orders: { rout },
  tasks: { routs, rout: routOn },
});
