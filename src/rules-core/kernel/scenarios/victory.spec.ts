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
    [{ control: { ...blue, hexes: ['E4', 'E5'] } }, true, 'BLUE: 2 of 2 hexes controlled, 2 needed'],
    [{ control: { ...blue, hexes: ['E4', 'E5', 'E6'] } }, false, 'BLUE: 2 of 3 hexes controlled, 3 needed'],
    [
      { control: { ...blue, hexes: ['E4', 'E5', 'E6'], atLeast: 2 } },
      true,
      'BLUE: 2 of 3 hexes controlled, 2 needed',
    ],
    [{ exit: { ...blue, atLeast: 5 } }, true, 'BLUE: 5 exited, 5 needed'],
    [{ exit: { ...blue, hexes: ['I1'], atLeast: 5 } }, false, 'BLUE: 2 exited, 5 needed'],
    [{ casualties: { of: 'red', atLeast: 4 } }, true, 'RED: 4 lost, 4 needed'],
    [{ points: { ...blue, atLeast: 11 } }, false, 'BLUE: 10 points, 11 needed'],
    [{ points: { ...blue, lead: 3 } }, true, 'BLUE: 10 points, ahead by 3, 3 needed'],
    [{ points: { side: 'red', lead: 1 } }, false, 'RED: 7 points, ahead by -3, 1 needed'],
    [
      { points: { ...blue, atLeast: 10, lead: 4 } },
      false,
      'BLUE: 10 points, 10 needed, ahead by 3, 4 needed',
    ],
    [{ special: { name: 'moon', side: 'red', with: 'full' } }, true, 'RED: moon'],
    [{ special: { name: 'moon', side: 'red' } }, false, 'RED: moon'],
    [{ not: { casualties: { of: 'blue', atLeast: 2 } } }, true, 'not (BLUE: 1 lost, 2 needed)'],
    [
      { all: [{ exit: { ...blue, atLeast: 5 } }, { exit: { ...blue, atLeast: 6 } }] },
      false,
      'BLUE: 5 exited, 5 needed and BLUE: 5 exited, 6 needed',
    ],
    [
      { any: [{ exit: { ...blue, atLeast: 5 } }, { exit: { ...blue, atLeast: 6 } }] },
      true,
      'BLUE: 5 exited, 5 needed or BLUE: 5 exited, 6 needed',
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
      why: 'BLUE: 5 exited, 5 needed.',
    });
    const bloody = { ...JUDGE, casualties: () => 9 };
    expect(outcome(terms, bloody, 'now')?.winner).toBe('red');
    expect(outcome(terms, bloody, 'end')?.winner).toBe('red');
  });

  test('the side that wins when nobody does is named, or it is a draw', () => {
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
