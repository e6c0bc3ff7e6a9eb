import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';

/** A river from west to east, woods on its northern bank, marsh on its southern bank in the west. */
const RIVER = drawn({
  levels: { '-1': 'A5-N6' },
  terrain: { 'shallow-river': 'A5-N6', marsh: 'A7-B7' },
});
const BROKEN = [3, 3, 6, 5] as const;
const MISS = [6, 6] as const;
const mined = (hex: string, at: string, { units = {}, ...more }: Setup = {}) =>
  new Trial({
    map: RIVER,
    phase: 'movement',
    marks: { [hex]: { mines: 6 } },
    units: { g1: ['4-6-7', { at }] as never, r1: '4-4-7 at N1', ...units },
    ...more,
  });
const wade = (to: string) => ({ order: 'wade', units: ['g1'], to });
const swim = (to: string) => ({ order: 'swim', unit: 'g1', to });
const SWIMS = { units: { g1: ['4-6-7', { at: 'G6', swims: { since: 1 } }] } } as never;

describe('mines on the banks', () => {
  test.each([
    ['[squad-leader 15.7.4 × 14.28.8.3] who wades in', mined('G7', 'G7'), wade('G6'), 'G7', 'G6'],
    ['[squad-leader 15.7.2 × 14.28.8.3] who wades out', mined('G7', 'G6'), wade('G7'), 'G7', 'G7'],
    [
      '[squad-leader 15.7.2 × 14.28.8.3] who wades into a marsh',
      mined('A7', 'A6', { phase: 'advance' }),
      wade('A7'),
      'A7',
      'A7',
    ],
    ['[squad-leader 15.7.2 × 4.14.7] who swims ashore', mined('G7', 'G6', SWIMS), swim('G7'), 'G7', 'G7'],
  ] as const)('%s', (_, trial, order, mines, reaches) => {
    trial.order('german', order, ...MISS);
    expect(trial.told('mines-attack')).toMatchObject([{ at: mines, factors: 6, rolled: 12 }]);
    expect(trial.unit('g1').at).toBe(reaches);
  });

  test('[squad-leader 15.7.4 × 14.28.8.3, 15.7.4 × 4.14.5] who breaks on the bank does not go into the water', () => {
    for (const order of [wade('G6'), swim('G6')]) {
      const dice = order.order === 'swim' ? [1, 1, ...BROKEN] : BROKEN;
      const trial = mined('G7', 'G7').order('german', order, ...dice);
      expect(trial.unit('g1')).toMatchObject({ at: 'G7', broken: true });
    }
  });
});

describe('mines above a sewer', () => {
  const surfacing = (...dice: number[]) =>
    new Trial({
      map: field({ D5: 'wooden-building' }),
      phase: 'movement',
      marks: { D8: { sewer: true }, D5: { sewer: true, mines: 6 } },
      units: { g1: '4-6-7 at D8', gl: '8-1 at D8', r1: '4-4-7 at N1' },
    }).order('german', { order: 'go-below', units: ['gl', 'g1'], to: 'D5' }, 3, ...dice);

  test('[squad-leader 4.9/a × 15.7.2] strike men who come up in the open, before they are under a "?"', () => {
    const trial = surfacing(...MISS);
    expect(trial.told('mines-attack')[0]?.outcomes).toMatchObject([
      { units: ['gl', 'g1'], modifiers: [{ why: 'out of a sewer', value: -2 }] },
    ]);
    expect(trial.unit('g1')).toMatchObject({ at: 'D5', concealed: true });
  });

  test('[squad-leader 4.9/a × 4.9.9.3] and who breaks is lost', () => {
    const trial = surfacing(4, 4, 1, 1, 6, 6);
    expect([trial.battle.unit('g1'), trial.unit('gl').broken]).toEqual([undefined, undefined]);
  });
});
