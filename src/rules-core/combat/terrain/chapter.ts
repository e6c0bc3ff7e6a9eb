import { chapter } from '../form.js';
import { tells } from './effects.js';
import { chooseSewer, followSewer } from './sewers.js';

export const terrainChapter = chapter({
  tells,
  orders: { 'follow-sewer': followSewer, 'choose-sewer': chooseSewer },
});
