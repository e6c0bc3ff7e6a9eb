/** Chapter 13: direct fire of ordnance. */
import { chapter } from '../form.js';
import { fireOrdnance } from './01-fire.js';
import { traverseGun } from './09-traverse.js';
import { placeCrest } from './14-crest.js';
import { shellBuilding } from './18-buildings.js';
import { tells } from './effects.js';

export const directFireChapter = chapter({
  tells,
  orders: {
    'fire-ordnance': fireOrdnance,
    'shell-building': shellBuilding,
    traverse: traverseGun,
    'place-crest': placeCrest,
  },
  tasks: {},
});
