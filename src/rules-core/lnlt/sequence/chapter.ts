/** The turn, its phases, impulses and activation (2.0, 4.0, 9.0). */
import { chapter } from '../form.js';
import { activate } from './activation.js';
import { tells } from './effects.js';
import { acting, endImpulse, operations, pass } from './impulse.js';
import { admin, initiative, planTurn } from './turn.js';

export const sequenceChapter = chapter({
  tells,
  orders: { activate, pass, 'end-impulse': endImpulse },
  tasks: { turn: planTurn, initiative, operations, acting, admin },
});
