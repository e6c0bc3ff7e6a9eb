/** Our own campaigns, on our own boards. */
import type { Json } from '../../kernel/position/position.js';
import theRoadWest from './the-road-west.json' with { type: 'json' };

export const PANZER_CAMPAIGNS: Readonly<Record<string, Json>> = {
  [theRoadWest.name]: theRoadWest as unknown as Json,
};
