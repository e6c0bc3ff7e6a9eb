/** What a battle leaves on the map for the next one there: Rubble, Wrecks, and what was dug, laid and built. */
import type { BattleReport } from '../../campaign/aftermath/report.js';
import type { CampaignPieces } from '../../campaign/pieces.js';
import type { Battle, LnltSystem } from '../system.js';

type Marks = LnltSystem['location'];
type Staying = ReturnType<CampaignPieces['staying']>;

export function staying(all: Parameters<CampaignPieces['staying']>[0]): Staying {
  const kept: Staying = {};
  for (const at of Object.keys(all).sort()) {
    const marks = stayingOf(all[at] as Marks);
    if (Object.keys(marks).length > 0) kept[at] = marks as Staying[string];
  }
  return kept;
}

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
export const leftOn = (battle: Battle): BattleReport['terrain'] =>
  staying(battle.position.locations as unknown as Parameters<typeof staying>[0]) as BattleReport['terrain'];
