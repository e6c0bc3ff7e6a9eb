/** Our own campaigns, on our own boards. */
import type { Json } from '../../kernel/position/position.js';
import theMillRoad from './the-mill-road.json' with { type: 'json' };

export const ASLSK_CAMPAIGNS: Readonly<Record<string, Json>> = {
  [theMillRoad.name]: theMillRoad as unknown as Json,
};
