/** Our own campaigns, on our own boards. */
import type { Json } from '../../kernel/position/position.js';
import aCorporalsWar from './a-corporals-war.json' with { type: 'json' };
import theRiverBend from './the-river-bend.json' with { type: 'json' };

export const SQUAD_LEADER_CAMPAIGNS: Readonly<Record<string, Json>> = {
  [theRiverBend.name]: theRiverBend as unknown as Json,
  [aCorporalsWar.name]: aCorporalsWar as unknown as Json,
};
