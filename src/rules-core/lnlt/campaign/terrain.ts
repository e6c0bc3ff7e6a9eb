/** What a battle leaves on the map for the next one there: Rubble, Wrecks, and what was dug, laid and built. */
import { marksThatStay } from '../../campaign/staying.js';
import type { LnltSystem } from '../system.js';

type Marks = LnltSystem['location'];

function stayingOf({ terrain, wreck, foxholes, wire, mines, bunker, cave }: Marks): Marks {
  return {
    ...(terrain === 'Rubble' && { terrain }),
    ...(wreck !== undefined && { wreck }),
    ...(foxholes && { foxholes }),
    ...(wire && { wire }),
    ...(mines && mines.length > 0 && { mines }),
    ...(bunker && { bunker }),
    ...(cave && { cave }),
  };
}

/** Mines that a side has not shown yet are its secret: they do not come into the report. */
export const { staying, leftOn } = marksThatStay<LnltSystem>(stayingOf);
