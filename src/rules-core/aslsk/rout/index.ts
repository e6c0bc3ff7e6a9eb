/** Chapter 3.6: the Rout Phase. */
import { rout, routOn, routs } from './rout.js';

export const routOrders = { rout };
export const routTasks = { routs, rout: routOn };
