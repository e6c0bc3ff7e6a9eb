/** Chapter 14: terrain. */
import { chapter } from '../form.js';
import { climb } from './03-climbing.js';
import { scale } from './08-climbing.js';
import { removeObstacle } from './17-removing.js';
import { crest } from './25-taking.js';
import { wade } from './28-fording.js';
import { blowBridge } from './29-blown-up.js';
import { layCharge } from './29-demolition.js';
import { shellBridge } from './29-shelling.js';
import { perch } from './32-up-and-down.js';
import { tells } from './effects.js';

export const terrainChapter = chapter({
  tells,
  orders: {
    'remove-obstacle': removeObstacle,
    wade,
    climb,
    scale,
    perch,
    crest,
    'shell-bridge': shellBridge,
    'lay-charge': layCharge,
    'blow-bridge': blowBridge,
  },
  tasks: {},
});
