/** What a battle leaves on the map for the next one there: wrecks, rubble, mines that everybody knows of, and what was dug. */
import type { BattleReport } from '../../campaign/aftermath/report.js';
import type { CampaignPieces } from '../../campaign/pieces.js';
import type { Battle, PanzerSystem } from '../system.js';

type Marks = PanzerSystem['location'];
type Staying = ReturnType<CampaignPieces['staying']>;

export function staying(all: Parameters<CampaignPieces['staying']>[0]): Staying {
  const kept: Staying = {};
  for (const at of Object.keys(all).sort()) {
    const marks = stayingOf(all[at] as Marks);
    if (Object.keys(marks).length > 0) kept[at] = marks as Staying[string];
  }
  return kept;
}

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
export const leftOn = (battle: Battle): BattleReport['terrain'] =>
  staying(battle.position.locations as unknown as Parameters<typeof staying>[0]) as BattleReport['terrain'];
