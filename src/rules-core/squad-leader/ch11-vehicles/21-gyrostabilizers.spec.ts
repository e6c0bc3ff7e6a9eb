import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
/** Not a Sherman, which aims in the Advancing Fire Phase anyway. */
const stuart = (values: object, at = 'D9'): Placed => [
  `M10 at ${at}`,
  { facing: 0, exposed: true, ...values },
];
const GYRO = { gyro: 'mastered' } as const;
const start = (at: Placed, setup: Partial<Setup> = {}, units: Units = {}, ...dice: number[]) =>
  new Trial(
    {
      active: 'american',
      enemy: 'russian',
      phase: 'advancing-fire',
      options: { year: 1944, order: ['american', 'russian'] },
      ...setup,
      units: { at, rt: ['T-34 at D5', { facing: 3, abandoned: true }], ...units },
    },
    ...dice,
  );
const shoot = { order: 'fire-ordnance', unit: 'at', at: 'D5', target: 'rt' };

describe('before the battle', () => {
  test.each<[number, number, Partial<Setup>, boolean]>([
    [1942, 1, {}, true],
    [1942, 2, {}, false],
    [1944, 3, {}, true],
    [1944, 4, {}, false],
  ])('[squad-leader 11.21.6] in %i a roll of %i: mastered %p', (year, rolled, setup, mastered) => {
    const options = { year, order: ['american', 'russian'] } as never;
    const trial = start(stuart({ gyro: 'fitted' }), { ...setup, options }, {}, rolled);
    expect(trial.unit('at').gyro).toBe(mastered ? 'mastered' : undefined);
  });

  test('[squad-leader 11.21.6] foreign crews have 1 more; where the scenario says it nobody rolls', () => {
    const lent = (rolled: number) =>
      start(stuart({ gyro: 'fitted', manned: 'British' }), {}, {}, rolled).unit('at').gyro;
    expect([lent(2), lent(3)]).toEqual(['mastered', undefined]);
    expect(start(stuart(GYRO)).unit('at').gyro).toBe('mastered');
  });
});

test.each<[string, object, number]>([
  ['with it', GYRO, 3],
  ['without', {}, 5],
])('[squad-leader 11.21.4] fire in a new hex %s', (_, values, added) => {
  const trial = start(stuart({ ...values, moved: true })).order('american', shoot, 6, 6);
  const found = trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers.find(({ why }) => why === 'new hex');
  expect(found?.value).toBe(added);
  const motion = start(stuart({ ...values, motion: true }), {
    phase: 'defensive-fire',
    active: 'russian',
    options: { year: 1944, order: ['russian', 'american'] },
  });
  motion.order('american', shoot, 6, 6);
  expect(
    motion.told('ordnance-fired')[0]?.aimed[0]?.modifiers.find(({ why }) => why === 'in motion')?.value,
  ).toBe(added);
});

test.each<[string, object, number]>([
  ['with it', GYRO, 6],
  ['without', {}, 4],
])('[squad-leader 11.21.4] the coaxial gun alone is not halved: %s', (_, values, fp) => {
  const at: Placed = [
    'M4A4 at D9',
    { facing: 0, moved: true, exposed: true, mg: { bow: 4, coaxial: 4 }, ...values },
  ];
  const trial = start(at, {}, { r1: '4-4-7 at D6' });
  trial.order('american', { order: 'fire-machine-guns', unit: 'at', at: 'D6' }, 6, 5);
  expect(trial.told('fire-attack')[0]?.parts.reduce((sum, part) => sum + part.fp, 0)).toBe(fp);
});

test.each<[string, object, boolean]>([
  ['with it', GYRO, true],
  ['without', {}, false],
])(
  '[squad-leader 11.21.2] what was fired at in the Advancing Fire Phase counts afterwards: %s',
  (_, values, counts) => {
    const trial = start(stuart(values)).order('american', shoot, 6, 5).endPhase();
    expect(trial.unit('at').acquired?.phases).toBe(counts ? 1 : undefined);
  },
);

describe('on the way', () => {
  const ACQUIRED = { acquired: { units: ['rt'], at: 'D5', phases: 1 } } as const;
  const drives = (values: object, map: Setup['map'], ...path: string[]) =>
    start(stuart({ ...ACQUIRED, ...values }), { phase: 'movement', ...(map && { map }) })
      .order('american', { order: 'drive', unit: 'at', path })
      .unit('at').acquired;

  test.each<[string, object, Setup['map'], string[], boolean]>([
    ['with it, in view of the target', GYRO, undefined, ['D8', 'C8'], true],
    ['without it', {}, undefined, ['D8'], false],
    ['behind a house on the way', GYRO, field({ C7: 'stone-building' }), ['C9', 'C8', 'D7'], false],
  ])('[squad-leader 11.21.3] the target is kept %s', (_, values, map, path, kept) => {
    expect(drives(values, map, ...path) !== undefined).toBe(kept);
  });
});
