/** Our own campaigns, on our own boards. */
import type { Json } from '../../kernel/position/position.js';
import theBoulevard from './the-boulevard.json' with { type: 'json' };

export const COMBAT_CAMPAIGNS: Readonly<Record<string, Json>> = {
  [theBoulevard.name]: theBoulevard as unknown as Json,
};
