/** Chapter 8: support weapons. */
import { chapter } from '../form.js';
import { boreSight, boreSighting } from './09-bore-sight.js';
import { spray } from './09-spraying-fire.js';
import { tells } from './effects.js';
import { repair } from './repair.js';

export const weaponsChapter = chapter({
  tells,
  orders: { 'bore-sight': boreSight, repair, spray },
  tasks: { 'bore-sight': boreSighting },
});
