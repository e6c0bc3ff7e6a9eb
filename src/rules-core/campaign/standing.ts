/** How a campaign stands: turn by turn, and what each side still needs to win. */
import type { SideId } from '../kernel/position.js';
import { campaignOf, ids } from './book.js';
import type { LedgerRow, MomentRow, StandingRow } from './ledgers.js';
import type { SeenBook } from './views.js';

export interface StandingOfTurn {
  readonly turn: number;
  readonly victoryPoints: Readonly<Record<SideId, number>>;
}

/** Victory points at the end of each turn up to now; a turn without any leaves them as they were. */
export function standingsOver(rows: Iterable<LedgerRow>, book: SeenBook): StandingOfTurn[] {
  const last = campaignOf(book as never).turn;
  const byTurn = new Map<number, StandingRow[]>();
  for (const row of rows)
    if (row.ledger === 'standing') byTurn.set(row.turn, [...(byTurn.get(row.turn) ?? []), row]);
  let victoryPoints: Record<SideId, number> = Object.fromEntries(ids(book.side).map((side) => [side, 0]));
  return Array.from({ length: last }, (_, index) => {
    const changed = (byTurn.get(index + 1) ?? []).map((row) => [row.side, row.victoryPoints]);
    victoryPoints = { ...victoryPoints, ...Object.fromEntries(changed) };
    return { turn: index + 1, victoryPoints };
  });
}

/** When something happened: the last moment at or before the version. `moments` oldest first. */
export function momentAt(moments: readonly MomentRow[], version: number): MomentRow | undefined {
  let from = 0;
  let to = moments.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((moments[middle] as MomentRow).version <= version) from = middle + 1;
    else to = middle;
  }
  return moments[from - 1];
}

export interface StillNeeded {
  readonly side: SideId;
  /** So many more victory points; 0: these suffice. */
  readonly points: number;
  /** So much more of a lead over the strongest other side. */
  readonly lead: number;
  readonly says: string;
}

/** The condition that is still needed to win, for each side: by the policies on victory as they are now. */
export function stillNeeded(book: SeenBook): StillNeeded[] {
  const { policies, over } = campaignOf(book as never);
  if (over) return [];
  const { toWin, lead: wanted, draw } = policies.victory;
  return ids(book.side).map((side) => {
    const own = book.side[side]?.victoryPoints ?? 0;
    const others = ids(book.side).filter((other) => other !== side);
    const strongest = Math.max(...others.map((other) => book.side[other]?.victoryPoints ?? 0));
    const points = Math.max(0, (toWin ?? own) - own);
    const lead = Math.max(0, strongest + (wanted ?? (toWin === undefined ? draw + 1 : -Infinity)) - own);
    return { side, points, lead, says: wordsOf(points, lead, toWin !== undefined || wanted !== undefined) };
  });
}

function wordsOf(points: number, lead: number, atOnce: boolean): string {
  const when = atOnce ? 'to win' : 'to win at the end';
  const parts = [
    ...(points > 0 ? [`${points} more victory point${points === 1 ? '' : 's'}`] : []),
    ...(lead > 0 ? [`a lead that is greater by ${lead}`] : []),
  ];
  if (parts.length > 0) return `Needs ${parts.join(' and ')} ${when}.`;
  return atOnce ? 'Has what is needed to win.' : 'Wins if the campaign ends so.';
}
