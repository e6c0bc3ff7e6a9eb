/** What of a battle's marks stays on its map for the next battle there. */
import type { Battle } from '../kernel/position/battle.js';
import type { LocationId, System } from '../kernel/position/position.js';
import type { BattleReport } from './aftermath/report.js';
import type { CampaignPieces } from './pieces.js';

type Staying = CampaignPieces['staying'];

/** The book says it of the marks of one place; a place of which nothing stays is left out. */
export function marksThatStay<S extends System>(stayingOf: (marks: S['location']) => S['location']) {
  const staying: Staying = (all) => {
    const kept: ReturnType<Staying> = {};
    for (const at of Object.keys(all).sort()) {
      const marks = stayingOf(all[at] as S['location']);
      if (Object.keys(marks).length > 0) kept[at] = marks as (typeof kept)[LocationId];
    }
    return kept;
  };
  /** What everybody sees on the map of a battle: secrets do not come into its report. */
  const leftOn = (battle: Battle<S>): BattleReport['terrain'] =>
    staying(battle.position.locations as Parameters<Staying>[0]) as BattleReport['terrain'];
  return { staying, leftOn };
}
