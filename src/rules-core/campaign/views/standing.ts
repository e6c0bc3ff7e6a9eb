/** How a campaign stands: turn by turn, and what each side still needs to win. */
import type { SideId } from '../../kernel/position/position.js';
import { campaignOf, ids } from '../book/book.js';
import type { LedgerRow, MomentRow, StandingRow } from '../book/ledgers.js';
import type { SeenBook } from './views.js';

interface StandingOfTurn {
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

interface StillNeeded {
  readonly side: SideId;
  /** So many more victory points win the campaign at once; absent: no number of points does. */
  readonly points?: number;
  /** So much more of a lead over all others wins it at once; absent: no lead does. */
  readonly lead?: number;
  /** So many more than it has now would win it, were it to end so. */
  readonly atTheEnd: number;
  readonly says: string;
}

/** What each side still needs to win, by the policies on victory as they are now. */
export function stillNeeded(book: SeenBook): StillNeeded[] {
  const { policies, over } = campaignOf(book as never);
  if (over) return [];
  const { toWin, lead, draw } = policies.victory;
  return ids(book.side).map((side) => {
    const own = book.side[side]?.victoryPoints ?? 0;
    const others = ids(book.side).filter((other) => other !== side);
    const strongest = Math.max(...others.map((other) => book.side[other]?.victoryPoints ?? 0));
    const missing = (wanted: number) => Math.max(0, wanted - own);
    const needed = {
      ...(toWin !== undefined && { points: missing(Math.max(toWin, strongest + 1)) }),
      ...(lead !== undefined && { lead: missing(strongest + Math.max(1, lead)) }),
      atTheEnd: missing(strongest + draw + 1),
    };
    return { side, ...needed, says: wordsOf(needed) };
  });
}

function wordsOf({ points, lead, atTheEnd }: Omit<StillNeeded, 'side' | 'says'>): string {
  if (points === 0 || lead === 0) return 'Has what is needed to win.';
  const atOnce = [
    ...(points === undefined ? [] : [`${points} more victory ${points === 1 ? 'point' : 'points'}`]),
    ...(lead === undefined ? [] : [`a lead that is greater by ${lead}`]),
  ].join(', or ');
  const atEnd =
    atTheEnd === 0
      ? 'Wins if the campaign ends so.'
      : `Needs ${atTheEnd} more than now to win when the campaign ends.`;
  return atOnce === '' ? atEnd : `Needs ${atOnce} to win at once. ${atEnd}`;
}
