import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const MEN = { g1: ['StG III/75 at D3', { facing: 3 }], r1: '4-4-7 at D8' } as const;
const start = (units: Units = {}, more: Setup = {}) => new Trial({ ...more, units: { ...MEN, ...units } });
const smoke = (at = 'D8', unit = 'g1') => ({ order: 'fire-smoke', unit, at });
const LAID = [{ side: 'german', kind: 'full' }];

test('[squad-leader 9.17.7.3] To Hit as at men, whatever the ground; a miss is lost', () => {
  const hit = start({}, { map: field({ D8: 'stone-building' }) }).order('german', smoke(), 3, 4);
  expect(hit.at('D8').smoke).toEqual(LAID);
  expect(hit.told('smoke-fired')).toMatchObject([{ needs: 8, hit: true }]);
  const buttoned = start({ g1: ['StG III/75 at D3', { facing: 3, unsteady: true }] }).order(
    'german',
    smoke(),
    4,
    3,
  );
  expect(buttoned.at('D8').smoke).toBeUndefined();
});

test('[squad-leader 9.17.7.3] 1 more from seven hexes on', () => {
  const modifiersAt = (at: string) =>
    start({ r1: `4-4-7 at ${at}` })
      .order('german', smoke(at), 2, 2)
      .told('smoke-fired')[0]
      ?.modifiers.map(({ why }) => why);
  expect(modifiersAt('D10')).toContain('smoke far off');
  expect(modifiersAt('D9')).not.toContain('smoke far off');
});

test('[squad-leader 9.17.7.3] neither at its own hex nor at the next one', () => {
  expect(start().refusal('german', smoke('D3'))?.refused).toBe('SAME_HEX');
  expect(start().refusal('german', smoke('D4'))?.refused).toBe('SAME_HEX');
});

test('[squad-leader 9.17.7.1/a, 9.17.7.4] before all other Prep Fire, but not before other smoke', () => {
  const units = { g2: '4-6-7 at E4', g3: ['StG III/75 at C3', { facing: 3 }] } as const;
  const late = start(units).order('german', { order: 'fire', at: 'D8', firers: ['g2'] }, 6, 5);
  expect(late.refusal('german', smoke())?.refused).toBe('TOO_LATE');
  const first = start(units).order('german', smoke(), 3, 4);
  expect(first.order('german', smoke('D9', 'g3'), 2, 2, 3).kinds).toContain('smoke-fired');
});

test('[squad-leader 9.17.7.4] only in the Prep Fire Phase', () => {
  expect(start({}, { phase: 'advancing-fire' }).refusal('german', smoke())?.refused).toBe('TOO_LATE');
});

test.each<[string, Units, string]>([
  ['guns of less than 70mm', { g1: 'crew 2-4-7 at D3', gg: ['50 AT gun with g1', { facing: 3 }] }, 'gg'],
  ['light mortars', { g1: '4-6-7 at D3', gg: '50mm mortar with g1' }, 'gg'],
  ['those that have used it up', { g1: ['StG III/75 at D3', { facing: 3, usedUp: ['smoke'] }] }, 'g1'],
])('[squad-leader 9.17.7.1/a, 9.17.7.2] not %s', (_, units, unit) => {
  expect(start(units).refusal('german', smoke('D8', unit))?.refused).toBe('NO_AMMUNITION');
});

test.each<[string, Placed, boolean]>([
  ['tanks of 76mm', 'T-34 at D3', true],
  ['other tanks', ['T-34 at D3', { gun: { calibre: 85 } }], false],
  ['other AFVs', 'SU122 at D3', true],
])('[squad-leader 9.17.7.1/b] of the Russians %s', (_, r1, may) => {
  const [counter, more = {}] = typeof r1 === 'string' ? [r1] : r1;
  const trial = new Trial({
    active: 'russian',
    units: { r1: [counter, { facing: 3, ...more }], g1: '4-6-7 at D8' },
  });
  const order = { order: 'fire-smoke', unit: 'r1', at: 'D8' };
  if (may)
    expect(trial.order('russian', order, 2, 2).at('D8').smoke).toEqual([{ side: 'russian', kind: 'full' }]);
  else expect(trial.refusal('russian', order)?.refused).toBe('NO_AMMUNITION');
});

test('[squad-leader 9.17.7.1/a] medium mortars fire it too', () => {
  const units = { g1: 'crew 2-4-7 at D3', gg: ['81mm mortar with g1', { facing: 3 }] } as const;
  expect(start(units).order('german', smoke('D8', 'gg'), 2, 2).at('D8').smoke).toEqual(LAID);
});

test('[squad-leader 9.17.7.2] an 8 places the last of it', () => {
  const trial = start({ g1: ['StG III/75 at D3', { facing: 3, exposed: true }] }).order(
    'german',
    smoke(),
    4,
    4,
  );
  expect([trial.at('D8').smoke, trial.unit('g1').usedUp]).toEqual([LAID, ['smoke']]);
});

test('[squad-leader-B-38] [squad-leader 9.17.7.2, 10.9.3.1/b, 9.17/q2] above it there is none, and the gun fires no more in this turn', () => {
  const trial = start().order('german', smoke(), 5, 4);
  expect([trial.at('D8').smoke, trial.unit('g1').usedUp]).toEqual([undefined, ['smoke']]);
  expect(trial.refusal('german', { order: 'fire-ordnance', unit: 'g1', at: 'D8' })?.refused).toBe(
    'HAS_FIRED',
  );
});

test('[squad-leader-B-37] [squad-leader 9.17/q1] a 12 breaks the gun', () => {
  expect(start().order('german', smoke(), 6, 6).unit('g1').gunOut).toBe('malfunctioned');
});

test('[squad-leader 13.10.2.6] who fires smoke keeps no target', () => {
  const acquired = { units: ['r1'], at: 'D8', phases: 1 } as const;
  const trial = start({ g1: ['StG III/75 at D3', { facing: 3, acquired }] }).order('german', smoke(), 3, 4);
  expect(trial.unit('g1').acquired).toBeUndefined();
});

describe('white phosphorus of American guns', () => {
  const TANK = {
    a1: ['M4A4 at D3', { facing: 3, exposed: true, gun: { calibre: 75, depletion: { WP: 7 } } }],
  } as const;
  const american = (units: Units = {}, more: Setup = {}) =>
    new Trial({
      active: 'american',
      enemy: 'german',
      ...more,
      units: { ...TANK, g1: '4-6-7 at D8', ...units },
    });
  const WP = { order: 'fire-smoke', unit: 'a1', at: 'D8', phosphorus: true };
  const CLOUD = [{ side: 'american', kind: 'white phosphorus' }];

  test.each<[string, Setup]>([
    ['the Prep Fire Phase', {}],
    ['the Advancing Fire Phase', { phase: 'advancing-fire' }],
    ['the Defensive Fire Phase', { phase: 'defensive-fire', active: 'german' }],
  ])('[squad-leader 9.17.7.5] it is fired in %s', (_, more) => {
    const trial = american({}, { options: { order: ['american', 'german'] }, ...more });
    trial.order('american', WP, 2, 3, 6, 6);
    expect([trial.at('D8').smoke, trial.unit('a1').usedUp]).toEqual([CLOUD, undefined]);
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'g1', passed: false }]);
  });

  test.each<[string, number[], object | undefined, string[] | undefined]>([
    ['on its number for the last time', [4, 3, 2, 2], CLOUD, ['WP']],
    ['above it not at all', [4, 4], undefined, ['WP']],
  ])('[squad-leader 9.17.7.5] %s', (_, dice, cloud, usedUp) => {
    const trial = american().order('american', WP, ...dice);
    expect([trial.at('D8').smoke, trial.unit('a1').usedUp]).toEqual([cloud, usedUp]);
  });

  test.each<[string, object, Setup]>([
    ['none left', { gun: { calibre: 75, depletion: { WP: 7 } }, usedUp: ['WP'] }, {}],
    ['no number for it', { gun: { calibre: 75 } }, {}],
    [
      'a number of later years',
      { gun: { calibre: 75, depletion: { WP: 7 }, firstYear: { year: 1944, WP: 6 } } },
      { options: { year: 1943, order: ['american', 'german'] } },
    ],
  ])('[squad-leader 9.17.7.5] not by guns with %s', (_, values, more) => {
    const a1 = ['M4A4 at D3', { facing: 3, ...values }] as const;
    expect(american({ a1 }, more).refusal('american', WP)?.refused).toBe('NO_AMMUNITION');
  });
});
