import { chapter } from '../form.js';
import { tells } from './effects.js';
import { search } from './search.js';
import { beginBattle } from './set-up.js';

export const scenarioChapter = chapter({
  tells,
  orders: { search },
  tasks: { 'begin-battle': beginBattle },
});
