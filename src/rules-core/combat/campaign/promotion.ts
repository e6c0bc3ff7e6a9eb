/** Chapter 17: the rank of the player himself, by the scenarios he has won. No unit rises by it. */
import type { RuleId } from '../rules.js';

export interface Rank {
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

/** One scenario won by the player: its victory conditions fulfilled, fighting for that nation. */
export interface Victory {
  readonly nationality: string;
  readonly scenario: string;
}

/** A player keeps one card for each nation he fights for, or one for all his victories (14.2). */
export type Cards = 'per-nationality' | 'overall';

export interface Card {
  /** Absent on the card for all victories. */
  readonly nationality?: string;
  readonly victories: number;
  /** The boxes reached, lowest first. */
  readonly reached: readonly Rank[];
  readonly rank?: string;
  /** The next box, and how many victories it is away. */
  readonly next?: Rank & { readonly missing: number };
}

/** The player's cards after his victories, in the order in which they were begun. */
export function cardsOf(won: readonly Victory[], cards: Cards): Card[] {
  if (cards === 'overall') return won.length > 0 ? [cardWith(won.length)] : [];
  const nations = [...new Set(won.map(({ nationality }) => nationality))];
  return nations.map((nationality) => ({
    nationality,
    ...cardWith(won.filter((victory) => victory.nationality === nationality).length),
  }));
}

function cardWith(victories: number): Card {
  const reached = RANKS.filter((box) => victories >= box.victories);
  const next = RANKS[reached.length];
  const rank = reached.at(-1)?.rank;
  return {
    victories,
    reached,
    ...(rank !== undefined && { rank }),
    ...(next && { next: { ...next, missing: next.victories - victories } }),
  };
}

/** The rank that the latest victory has brought, if it has brought one. */
export function promotedBy(won: readonly Victory[], cards: Cards): Rank | undefined {
  const latest = won.at(-1);
  if (!latest) return undefined;
  const sameCard =
    cards === 'overall' ? won : won.filter(({ nationality }) => nationality === latest.nationality);
  return RANKS.find(({ victories }) => victories === sameCard.length);
}
