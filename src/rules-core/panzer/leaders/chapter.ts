/** Leaders (7.55): what they add, and how they change units. */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { transferLeader, transferStep } from './transfer.js';

export const leadersChapter = chapter({
  tells,
  orders: { 'transfer-leader': transferLeader },
  tasks: { 'transfer-leaders': transferStep },
});
