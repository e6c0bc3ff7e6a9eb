/** Chapter 8: support weapons. */
import { chapter } from '../form.js';
import { scuttle } from './07-destruction.js';
import { boreSight, boreSighting } from './09-bore-sight.js';
import { spray } from './09-spraying-fire.js';
import { detonate, placeCharge } from './11-demolition-charges.js';
import { throwCharge } from './11-thrown-charges.js';
import { attackByHand } from './12-by-hand.js';
import { throwAtBuilding } from './14-at-buildings.js';
import { fireAntiTank } from './16-shaped-charges.js';
import { tells } from './effects.js';
import { repair } from './repair.js';

export const weaponsChapter = chapter({
  tells,
  orders: {
    'bore-sight': boreSight,
    repair,
    scuttle,
    spray,
    'place-charge': placeCharge,
    detonate,
    'throw-charge': throwCharge,
    'attack-by-hand': attackByHand,
    'throw-at-building': throwAtBuilding,
    'fire-anti-tank': fireAntiTank,
  },
  tasks: { 'bore-sight': boreSighting },
});
