/** Close Assault and Hand-to-Hand (6.6.1). */
import { chapter } from '../form.js';
import { closeAssault, resolveCloseAssault } from './close.js';
import { tells } from './effects.js';
import { fightRound, handToHand } from './hand-to-hand.js';
import { assaulting } from './step.js';
import { attackTerrain, resolveTerrainAttack } from './terrain.js';

export const assaultChapter = chapter({
  tells,
  orders: { 'close-assault': closeAssault, 'hand-to-hand': handToHand, 'attack-terrain': attackTerrain },
  tasks: {
    'attack-terrain': resolveTerrainAttack,
    assaults: assaulting,
    'close-assault': resolveCloseAssault,
    'hand-to-hand': fightRound,
  },
});
