/** Entry, events, victory (1.8, 22). */
import { chapter } from '../form.js';
import { driveIn } from './drive-in.js';
import { tells } from './effects.js';
import { enterMap } from './entry.js';
import { appear, appears, events } from './events.js';
import { leaveMap } from './leave.js';
import { beginBattle } from './set-up.js';

export const scenarioChapter = chapter({
  tells,
  orders: { 'enter-map': enterMap, 'drive-in': driveIn, 'leave-map': leaveMap, appear },
  tasks: { 'begin-battle': beginBattle, paragraphs: (act) => act.done(), events, appear: appears },
});
