/** The board's hexes by each of their names, and by where a finger touches. */
import type { BattleHead } from '../client/index.js';

export type HexOnBoard = BattleHead['board']['hexes'][number];

const HALF_WIDTH = 37.5;
const HALF_HEIGHT = 32.25;

export class BoardIndex {
  private readonly byName = new Map<string, HexOnBoard>();

  constructor(readonly board: BattleHead['board']) {
    for (const hex of board.hexes) for (const name of hex.names) this.byName.set(name, hex);
  }

  /** The hex that a location is in. */
  readonly hexOf = (at: string): HexOnBoard | undefined => {
    const slash = at.indexOf('/');
    return this.byName.get(slash < 0 ? at : at.slice(0, slash));
  };

  hexAt(x: number, y: number): HexOnBoard | undefined {
    let [best, nearest]: [HexOnBoard | undefined, number] = [undefined, HALF_WIDTH];
    for (const hex of this.board.hexes) {
      const far = Math.hypot(hex.x - x, hex.y - y);
      if (far < nearest) [best, nearest] = [hex, far];
    }
    return best;
  }
}

/** The outline of a hex around a centre. */
export const outline = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  [
    [-18.75, -HALF_HEIGHT],
    [18.75, -HALF_HEIGHT],
    [HALF_WIDTH, 0],
    [18.75, HALF_HEIGHT],
    [-18.75, HALF_HEIGHT],
    [-HALF_WIDTH, 0],
  ]
    .map(([dx = 0, dy = 0]) => `${x + dx},${y + dy}`)
    .join(' ');

const words = (name: string): string => name.replaceAll('-', ' ');

/** What a hex is, in a line for people. */
export function hexInWords(hex: HexOnBoard): string {
  const { level, terrain, fills, watercourse, building, bridge } = hex;
  const sides = [...new Set(hex.hexsides.filter((side) => side !== null))];
  const roads = [...new Set(hex.roads.filter((road) => road !== null))];
  return [
    building
      ? `${building.material} ${building.kind}, ${building.upperLevels + 1} ${building.upperLevels ? 'levels' : 'level'}`
      : words(terrain),
    fills && words(fills),
    watercourse && words(watercourse),
    bridge && `${words(bridge.terrain)} over ${words(bridge.over)}`,
    level !== 0 && `level ${level}`,
    roads.length > 0 && roads.map(words).join(', '),
    sides.length > 0 && `${sides.map(words).join(', ')} on its sides`,
    ...hex.places.map(words),
  ]
    .filter(Boolean)
    .join(' · ');
}
