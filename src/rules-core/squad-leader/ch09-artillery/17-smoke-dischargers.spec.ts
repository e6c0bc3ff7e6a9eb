import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

const discharge = (unit = 'g1') => ({ order: 'discharge-smoke', unit });
const start = (g1: Placed = 'MkIVF2 at D3', more: Setup = {}) =>
  new Trial({ ...more, units: { g1, r1: '4-4-7 at D8' } });

test.each<[number, number, boolean]>([
  [1943, 3, true],
  [1943, 4, false],
  [1944, 4, true],
  [1944, 5, false],
  [1945, 5, true],
  [1945, 6, false],
])('[squad-leader 9.17.8.1, 9.17.8.3] a German AFV of %i has them with a die of %i: %s', (year, die, has) => {
  const trial = start('MkIVF2 at D3', { options: { year } }).order('german', discharge(), die);
  expect(trial.at('D3').smoke).toEqual(has ? [{ side: 'german', kind: 'full' }] : undefined);
  expect(trial.refusal('german', discharge())?.refused).toBe('NO_SMOKE');
});

test.each<[string, Placed, number]>([
  ['before 1943', 'MkIVF2 at D3', 1942],
  ['on halftracks', 'SdKfz 251 armed at D3', 1944],
])('[squad-leader 9.17.8.3, 9.17.8.4] not %s', (_, g1, year) => {
  expect(start(g1, { options: { year } }).refusal('german', discharge())?.refused).toBe('NO_SMOKE');
});

test('[squad-leader 9.17.8.5] British tanks always have them, also those that America built', () => {
  const trial = new Trial({
    active: 'british',
    enemy: 'german',
    units: { b1: ['American M4A4 at D3', { manned: 'British' }], g2: '4-6-7 at D8' },
  });
  trial.order('british', discharge('b1'));
  expect(trial.at('D3').smoke).toEqual([{ side: 'british', kind: 'full' }]);
});

test('[squad-leader 9.17.8.1] it is the fire of the gun, in any fire phase, and bars no movement', () => {
  const loaded: Placed = ['MkIVF2 at D3', { dischargers: 'loaded', facing: 3 }];
  const trial = start(loaded).order('german', discharge());
  expect(trial.refusal('german', { order: 'fire-ordnance', unit: 'g1', at: 'D8' })?.refused).toBe(
    'HAS_FIRED',
  );
  trial.endPhase().order('german', { order: 'drive', unit: 'g1', path: ['D4'] });
  expect(start(loaded, { phase: 'advancing-fire' }).order('german', discharge()).at('D3').smoke).toHaveLength(
    1,
  );
  const defending = new Trial({
    phase: 'defensive-fire',
    active: 'russian',
    units: { g1: loaded, r1: '4-4-7 at D8' },
  });
  expect(defending.order('german', discharge()).at('D3').smoke).toHaveLength(1);
  expect(
    start(['MkIVF2 at D3', { dischargers: 'loaded', shotsFired: 1 }]).refusal('german', discharge())?.refused,
  ).toBe('HAS_FIRED');
});
