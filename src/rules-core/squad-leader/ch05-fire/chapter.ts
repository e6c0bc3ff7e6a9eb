/** Chapter 5: fire. */
import { chapter } from '../form.js';
import { fire } from './01-fire.js';
import { goingOn, goOn } from './06-go-on.js';
import { tells } from './effects.js';

export const fireChapter = chapter({
  tells,
  orders: { fire, 'go-on': goOn },
  tasks: { 'go-on': goingOn },
});
