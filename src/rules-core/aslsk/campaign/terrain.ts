/**
 * What a battle leaves on the map for the next one there. The book knows neither rubble nor fire: huts collapse (8.2.1), and
 * wrecks stay where they are (2.0). Wrecks are units, not marks, so only collapsed huts are carried over as they are.
 */

import type { CampaignPieces } from '../../campaign/pieces.js';
import type { LocationId } from '../../kernel/position/position.js';
import type { AslBattle } from '../system.js';

type Marks = Parameters<CampaignPieces['staying']>[0];

export const staying = (marks: Marks): Record<LocationId, { collapsed: true }> =>
  Object.fromEntries(
    Object.entries(marks)
      .filter(([, { collapsed }]) => collapsed === true)
      .map(([at]) => [at, { collapsed: true }]),
  );

export const leftOn = (battle: AslBattle) => staying(battle.position.locations as unknown as Marks);
