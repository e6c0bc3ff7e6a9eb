/** Victory conditions as people say them. Side names may be anything, so no verb has to agree with one. */
import type { SideId } from '../position/position.js';
import type { Condition, VictoryTerms } from './victory.js';

type NameOf = (side: SideId) => string;

/** One sentence for each way to win, and one for everything else. */
export function victoryInWords({ wins, otherwise }: VictoryTerms, name: NameOf): string[] {
  const ways = wins.map(({ side, when, is }) => {
    const moment = when === 'at-once' ? 'at once' : 'after the last turn';
    return `Victory for ${name(side)} ${moment}: ${condition(is, name)}.`;
  });
  const rest = otherwise === undefined ? 'a draw' : `victory for ${name(otherwise)}`;
  return [...ways, `${ways.length === 0 ? 'After the last turn' : 'Otherwise'}: ${rest}.`];
}

function condition(is: Condition, name: NameOf): string {
  if ('all' in is) return parts(is.all, ', and ', name);
  if ('any' in is) return parts(is.any, ', or ', name);
  if ('not' in is) return `not this: ${condition(is.not, name)}`;
  if ('control' in is) {
    const { side, hexes, atLeast = hexes.length } = is.control;
    const share = hexes.length === 1 ? '' : atLeast === hexes.length ? 'all of ' : `at least ${atLeast} of `;
    return `${name(side)} in control of ${share}${hexesInWords(hexes)}`;
  }
  if ('exit' in is) {
    const { side, hexes, atLeast } = is.exit;
    return `at least ${atLeast} of ${name(side)} off the map${hexes ? ` by ${hexesInWords(hexes)}` : ''}`;
  }
  if ('casualties' in is) return `losses of ${name(is.casualties.of)}: at least ${is.casualties.atLeast}`;
  if ('points' in is) {
    const { side, atLeast, lead } = is.points;
    const needs = [
      ...(atLeast === undefined ? [] : [`at least ${counted(atLeast)}`]),
      ...(lead === undefined ? [] : [`a lead of at least ${counted(lead)}`]),
    ];
    return `${needs.join(' and ')} for ${name(side)}`;
  }
  return `${is.special.name.replaceAll('-', ' ')} (${name(is.special.side)})`;
}

/** A part that has parts stands in brackets. */
function parts(all: readonly Condition[], word: string, name: NameOf): string {
  const isJoined = (one: Condition) => 'all' in one || 'any' in one;
  return all.map((one) => (isJoined(one) ? `(${condition(one, name)})` : condition(one, name))).join(word);
}

const counted = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;

const MOST_NAMED = 8;

function hexesInWords(hexes: readonly string[]): string {
  if (hexes.length <= 1) return hexes.join();
  if (hexes.length > MOST_NAMED) return `${hexes.length} hexes (${hexes[0]} to ${hexes.at(-1)})`;
  return `${hexes.slice(0, -1).join(', ')} and ${hexes.at(-1)}`;
}
