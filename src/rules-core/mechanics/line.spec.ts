import { originalBoard } from '../boards/index.js';
import type { Board } from '../kernel/boards/board.js';
import { hexesBetween, lineBetween } from './line.js';

test('the hexes between two ends are those of the whole line, in their order', () => {
  const board = originalBoard('desert') as Board;
  for (const [from, to] of [
    ['A1', 'A9'],
    ['C3', 'M8'],
    ['D4', 'F3'],
    ['B7', 'Z2'],
    ['E5', 'E5'],
    ['K5', 'L5'],
  ]) {
    const [a = 0, b = 0] = [board.named.get(from as string), board.named.get(to as string)];
    const between = lineBetween(board, a, b).between.map(({ hex }) => hex.name);
    expect([from, to, hexesBetween(board, a, b).map(({ name }) => name)]).toEqual([from, to, between]);
  }
});
