/** Chapter 17: the rank of the player himself, by the scenarios he has won. No unit rises by it. */
import type { RuleId } from '../rules.js';

interface Rank {
  readonly rank: string;
  /** So many scenarios won. */
  readonly victories: number;
}

/** The six boxes of a card. Where the card's figure and the text differ (18 and 36), the text has it (17.3). */
export const RANKS: readonly Rank[] = [
  { rank: 'Private', victories: 2 },
  { rank: 'Corporal', victories: 6 },
  { rank: 'Sergeant', victories: 12 },
  { rank: 'Lieutenant', victories: 18 },
  { rank: 'Captain', victories: 24 },
  { rank: 'Major', victories: 36 },
];

export const PROMOTION_RULES: readonly RuleId[] = ['17.1', '17.2', '17.3'];
