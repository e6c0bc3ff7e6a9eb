/** Our own campaigns, on our own boards. */
import type { Json } from '../../kernel/position/position.js';
import theLongSummer from './the-long-summer.json' with { type: 'json' };

export const LNLT_CAMPAIGNS: Readonly<Record<string, Json>> = {
  [theLongSummer.name]: theLongSummer as unknown as Json,
};
