import { victoryInWords } from './in-words.js';
import type { Condition } from './victory.js';

const name = (side: string) => ({ blue: 'the Blues', red: 'Red' })[side] ?? side;
const said = (is: Condition, when: 'at-once' | 'end' = 'end') =>
  victoryInWords({ wins: [{ side: 'blue', when, is }] }, name)[0];

test.each<[Condition, string]>([
  [{ control: { side: 'blue', hexes: ['E4'] } }, 'the Blues in control of E4'],
  [{ control: { side: 'blue', hexes: ['E4', 'E5'] } }, 'the Blues in control of all of E4 and E5'],
  [
    { control: { side: 'blue', hexes: ['E4', 'E5', 'E6'], atLeast: 2 } },
    'the Blues in control of at least 2 of E4, E5 and E6',
  ],
  [
    { exit: { side: 'blue', atLeast: 3, hexes: ['A1', 'A2'] } },
    'at least 3 of the Blues off the map by A1 and A2',
  ],
  [{ casualties: { of: 'red', atLeast: 5 } }, 'losses of Red: at least 5'],
  [
    { points: { side: 'blue', atLeast: 1, lead: 4 } },
    'at least 1 point and a lead of at least 4 points for the Blues',
  ],
  [{ special: { name: 'bridge-blown', side: 'red' } }, 'bridge blown (Red)'],
  [
    {
      any: [
        { casualties: { of: 'red', atLeast: 5 } },
        {
          all: [
            { control: { side: 'blue', hexes: ['E4'] } },
            { not: { casualties: { of: 'blue', atLeast: 2 } } },
          ],
        },
      ],
    },
    'losses of Red: at least 5, or (the Blues in control of E4, and not this: losses of the Blues: at least 2)',
  ],
])('%j', (is, words) => {
  expect(said(is)).toBe(`Victory for the Blues after the last turn: ${words}.`);
  expect(said(is, 'at-once')).toBe(`Victory for the Blues at once: ${words}.`);
});

test('a side that wins when nobody does', () => {
  expect(victoryInWords({ wins: [], otherwise: 'red' }, name)).toEqual([
    'After the last turn: victory for Red.',
  ]);
  expect(victoryInWords({ wins: [] }, name)).toEqual(['After the last turn: a draw.']);
});
