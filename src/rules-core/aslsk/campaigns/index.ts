/** Our own campaigns, on our own boards. */
import type { Json } from '../../kernel/position.js';

export const ASLSK_CAMPAIGNS: Readonly<Record<string, Json>> = {};
