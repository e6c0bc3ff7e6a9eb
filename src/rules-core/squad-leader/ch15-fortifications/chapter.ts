/** Chapter 15: fortifications. */
import { chapter } from '../form.js';
import { clearAway } from './01-clearing.js';
import { fortify, fortifying } from './01-works.js';
import { clearRoadblock } from './02-roadblocks.js';
import { digIn } from './03-digging.js';
import { takeCover } from './03-in-and-out.js';
import { alongTrench } from './04-trenches.js';
import { enterBunker } from './05-in-and-out.js';
import { blowTunnel, goUnderground } from './06-tunnels.js';
import { ontoMines, shakenByLoss } from './07-strays.js';
import { boobyTrap } from './08-blast.js';
import { disarmTrap } from './08-disarming.js';
import { layMines } from './08-laying-mines.js';
import { tells } from './effects.js';

export const fortificationsChapter = chapter({
  tells,
  orders: {
    'dig-in': digIn,
    'enter-bunker': enterBunker,
    'along-trench': alongTrench,
    'take-cover': takeCover,
    'clear-away': clearAway,
    'clear-roadblock': clearRoadblock,
    fortify,
    'lay-mines': layMines,
    'go-underground': goUnderground,
    'blow-tunnel': blowTunnel,
    'disarm-trap': disarmTrap,
  },
  tasks: {
    fortify: fortifying,
    'shaken-by-loss': shakenByLoss,
    'onto-mines': ontoMines,
    'booby-trap': boobyTrap,
  },
});
