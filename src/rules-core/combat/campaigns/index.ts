/** Our own campaigns, on our own boards. */
import type { Json } from '../../kernel/position.js';

export const COMBAT_CAMPAIGNS: Readonly<Record<string, Json>> = {};
