/** Mines (7.31): plotting, what happens to those who come upon them, clearing. */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { plotMines, plotting } from './plot.js';

export const minesChapter = chapter({
  tells,
  orders: { 'plot-mines': plotMines },
  tasks: { 'plot-mines': plotting },
});
