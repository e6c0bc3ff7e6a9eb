/** The end of a campaign, and who stands how. */
import type { SideId } from '../../kernel/position/position.js';
import { type Book, CAMPAIGN, campaignOf, ids } from '../book/book.js';
import type { Deciding } from './decide.js';

/** Sides with their victory points, most first. */
export function leaders(book: Book): [SideId, number][] {
  return ids(book.side)
    .map((side): [SideId, number] => [side, book.side[side]?.victoryPoints ?? 0])
    .sort(([, one], [, other]) => other - one);
}

interface Ending {
  readonly winner: SideId | null;
  readonly why: string;
}

/** The ending if a side has won already: with enough points, or enough more than everybody else. */
export function wonOutright(book: Book): Ending | undefined {
  const { toWin, lead } = campaignOf(book).policies.victory;
  const [[winner, points] = ['', 0], [, second] = ['', 0]] = leaders(book);
  if (points === second) return undefined;
  const name = book.side[winner]?.name;
  if (toWin !== undefined && points >= toWin)
    return { winner, why: `${name}: ${points} victory points of the ${toWin} that are needed.` };
  if (lead !== undefined && points - second >= lead)
    return { winner, why: `${name}: ahead by ${points - second} victory points.` };
  return undefined;
}

/** The side that leads when the campaign has come to its end; a small lead is a draw. */
export function finalStanding(book: Book): Ending {
  const { draw } = campaignOf(book).policies.victory;
  const [[winner, points] = ['', 0], [, second] = ['', 0]] = leaders(book);
  if (points - second <= draw)
    return { winner: null, why: `A draw: ${points} victory points against ${second}.` };
  return { winner, why: `${book.side[winner]?.name}: ${points} victory points against ${second}.` };
}

export function endCampaign({ tell }: Deciding, winner: SideId | null, why: string): void {
  tell({
    what: 'over',
    about: { winner, why },
    changes: [
      {
        in: 'campaign',
        id: CAMPAIGN,
        set: { phase: 'over', deadline: null, over: { ...(winner !== null && { winner }), why } },
      },
    ],
  });
}
