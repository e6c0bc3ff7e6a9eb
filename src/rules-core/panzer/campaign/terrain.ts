/** What a battle leaves on the map for the next one there: wrecks, rubble, mines that everybody knows of, and what was dug. */
import { marksThatStay } from '../../campaign/staying.js';
import type { PanzerSystem } from '../system.js';

type Marks = PanzerSystem['location'];

/** Wrecks smoke no more. */
function stayingOf({ terrain, wrecks = [], improvedPosition, obstacle, mines }: Marks): Marks {
  return {
    ...(terrain === 'rubble' && { terrain }),
    ...(wrecks.length > 0 && { wrecks: wrecks.map(({ smokes: _, ...wreck }) => wreck) }),
    ...(improvedPosition && { improvedPosition }),
    ...(obstacle && { obstacle }),
    ...(mines && { mines }),
  };
}

/** Minefields that are only plotted are a side's secret: they do not come into the report. */
export const { staying, leftOn } = marksThatStay<PanzerSystem>(stayingOf);
