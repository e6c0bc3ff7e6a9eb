import { type Condition, find, type Judge, outcome, standing, type VictoryTerms } from './victory.js';

const held = new Set(['blue E4', 'blue E5', 'red A1']);

const JUDGE: Judge = {
  sides: () => ['blue', 'red'],
  name: (side) => side.toUpperCase(),
  controls: (side, hex) => held.has(`${side} ${hex}`),
  exited: (side, hexes) => (side === 'blue' ? (hexes === undefined ? 5 : 2) : 0),
  casualties: (side) => (side === 'red' ? 4 : 1),
  points: (side) => (side === 'blue' ? 10 : 7),
  special: (name, side, parameters) => name === 'moon' && side === 'red' && parameters === 'full',
};

const blue = { side: 'blue' };

describe('victory conditions', () => {
  test.each<[Condition, boolean, string]>([
    [{ control: { ...blue, hexes: ['E4', 'E5'] } }, true, 'BLUE controls 2 of 2 hexes, needs 2'],
    [{ control: { ...blue, hexes: ['E4', 'E5', 'E6'] } }, false, 'BLUE controls 2 of 3 hexes, needs 3'],
    [
      { control: { ...blue, hexes: ['E4', 'E5', 'E6'], atLeast: 2 } },
      true,
      'BLUE controls 2 of 3 hexes, needs 2',
    ],
    [{ exit: { ...blue, atLeast: 5 } }, true, 'BLUE has exited 5, needs 5'],
    [{ exit: { ...blue, hexes: ['I1'], atLeast: 5 } }, false, 'BLUE has exited 2, needs 5'],
    [{ casualties: { of: 'red', atLeast: 4 } }, true, 'RED has lost 4, needs 4'],
    [{ points: { ...blue, atLeast: 11 } }, false, 'BLUE has 10 points, needs 11'],
    [{ points: { ...blue, lead: 3 } }, true, 'BLUE has 10 points, leads by 3, needs 3'],
    [{ points: { side: 'red', lead: 1 } }, false, 'RED has 7 points, leads by -3, needs 1'],
    [
      { points: { ...blue, atLeast: 10, lead: 4 } },
      false,
      'BLUE has 10 points, needs 10, leads by 3, needs 4',
    ],
    [{ special: { name: 'moon', side: 'red', with: 'full' } }, true, 'RED: moon'],
    [{ special: { name: 'moon', side: 'red' } }, false, 'RED: moon'],
    [{ not: { casualties: { of: 'blue', atLeast: 2 } } }, true, 'not (BLUE has lost 1, needs 2)'],
    [
      { all: [{ exit: { ...blue, atLeast: 5 } }, { exit: { ...blue, atLeast: 6 } }] },
      false,
      'BLUE has exited 5, needs 5 and BLUE has exited 5, needs 6',
    ],
    [
      { any: [{ exit: { ...blue, atLeast: 5 } }, { exit: { ...blue, atLeast: 6 } }] },
      true,
      'BLUE has exited 5, needs 5 or BLUE has exited 5, needs 6',
    ],
  ])('%j: %s', (condition, met, says) => {
    expect(find(condition, JUDGE)).toEqual({ met, says });
  });

  const terms: VictoryTerms = {
    wins: [
      { side: 'red', when: 'at-once', is: { casualties: { of: 'blue', atLeast: 5 } } },
      { side: 'blue', when: 'end', is: { exit: { side: 'blue', atLeast: 5 } } },
    ],
    otherwise: 'red',
  };

  test('the first that holds decides; what counts at the end is not looked at before', () => {
    expect(outcome(terms, JUDGE, 'now')).toBeUndefined();
    expect(outcome(terms, JUDGE, 'end')).toEqual({
      winner: 'blue',
      why: 'BLUE wins: BLUE has exited 5, needs 5.',
    });
    const bloody = { ...JUDGE, casualties: () => 9 };
    expect(outcome(terms, bloody, 'now')?.winner).toBe('red');
    expect(outcome(terms, bloody, 'end')?.winner).toBe('red');
  });

  test('who wins when nobody does is said, or it is a draw', () => {
    const lazy = { ...JUDGE, exited: () => 0 };
    expect(outcome(terms, lazy, 'end')?.winner).toBe('red');
    expect(outcome({ wins: terms.wins }, lazy, 'end')).toEqual({
      why: 'Nobody has fulfilled the victory conditions.',
    });
  });

  test('how matters stand is told for every way to win', () => {
    expect(standing(terms, JUDGE).map(({ side, met }) => [side, met])).toEqual([
      ['red', false],
      ['blue', true],
    ]);
  });
});
