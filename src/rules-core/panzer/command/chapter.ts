/** Command (4.2, 6.2): counters, formations, Command Range. */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { placeCommands, placing } from './place.js';

export const commandChapter = chapter({
  tells,
  orders: { 'place-commands': placeCommands },
  tasks: { 'place-commands': placing },
});
