import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const WOODS = { D8: 'woods', C8: 'woods' } as const;
const tank = (at: string, facing = 0): Placed => [`MkIVF2 at ${at}`, { facing }];
const start = (units: Units = {}, setup: Partial<Setup> = {}) =>
  new Trial({
    map: field(WOODS),
    phase: 'movement',
    options: { year: 1944 },
    ...setup,
    units: { gt: tank('D9'), r9: '4-4-7 at N12', ...units },
  });
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
/** Nobody is near enough to fire: it arrives at once. */
const go = (trial: Trial, order: object, ...dice: number[]): Trial =>
  trial.order('german', order as never, ...dice);
/** From D9 in the south to D7 in the north. */
const TRAIL = { D8: { trails: [[3, 0]] } } as NonNullable<Setup['marks']>;

test('[squad-leader 11.30.1.1, 11.30.2] who goes through woods leaves a track from where it came to where it went, who goes around them none', () => {
  const through = go(start(), drive('D8', 'D7'), 2, 2);
  expect(through.at('D8').trails).toEqual([[3, 0]]);
  const stays = go(start(), drive('D8'), 2, 2);
  expect(stays.unit('gt')).toMatchObject({ at: 'D8', blazes: 3 });
  expect(stays.at('D8').trails).toBeUndefined();
  const house = drawn({ houses: { wooden: 'D8/ne D8/se D8/s D8/n' } });
  const around = go(start({}, { map: house }), {
    ...drive('D8', 'C8'),
    bypass: [{ at: 'D8', past: 'left' }],
  });
  expect(around.at('D8').trails).toBeUndefined();
});

describe('those who follow', () => {
  const follow = (setup: Partial<Setup>, order = drive('D8', 'D7'), units: Units = {}, ...dice: number[]) =>
    go(start(units, { marks: TRAIL, ...setup }), order, ...dice);
  const rolls = (trial: Trial) =>
    trial.kinds.includes('breakdown-roll') || trial.told('breakdown-roll').length > 0;
  const broke = (order: object, setup: Partial<Setup> = {}, units: Units = {}) =>
    go(start(units, { marks: TRAIL, ...setup }), order, 2, 2).kinds.includes('breakdown-roll');

  test('[squad-leader 11.30.1.2, 11.30.3] go along it for the same cost, and do not break down', () => {
    const trial = follow({});
    expect(rolls(trial)).toBe(false);
    expect(trial.unit('gt').at).toBe('D7');
    const fresh = go(start(), drive('D8', 'D7'), 2, 2);
    expect(trial.unit('gt').spent).toBe(fresh.unit('gt').spent);
    const back = follow({}, { ...drive('D8', 'D9') }, { gt: tank('D7', 3) });
    expect(rolls(back)).toBe(false);
  });

  test.each<[string, object, Partial<Setup>, Units]>([
    ['by another hexside in', drive('D8'), {}, { gt: tank('E8', 5) }],
    ['by another hexside out', drive('D8', 'E8'), {}, {}],
  ])('[squad-leader 11.30.3] who goes %s breaks a trail of his own', (_, order, setup, units) => {
    expect(broke(order, setup, units)).toBe(true);
  });

  test.each<[string, NonNullable<Setup['marks']>, Units]>([
    [
      'a wreck',
      { D8: { ...TRAIL.D8, wrecks: [{ name: 'T-34', nationality: 'Russian', armoured: true as const }] } },
      {},
    ],
    ['an immobilized vehicle', TRAIL, { gu: ['MkIVF2 at D8', { immobilized: true }] }],
  ])('[squad-leader 11.30.4] not past %s, where another trail can be broken', (_, marks, units) => {
    expect(broke(drive('D8', 'D7'), { marks }, units)).toBe(true);
  });

  test('[squad-leader 11.30.7] not in an overrun, nor is a trail broken in it', () => {
    const order = { ...drive('D8', 'D7'), overrun: ['bow'] };
    const over = (marks: NonNullable<Setup['marks']>) => {
      const trial = start({ r1: '4-4-7 at D8' }, { marks });
      trial.order('german', order as never);
      for (let n = 0; n < 9 && trial.unit('gt').at === 'D9'; n++) trial.order('russian', 'pass', 2, 2, 6, 6);
      return trial;
    };
    const trial = over(TRAIL);
    expect(trial.kinds).toContain('breakdown-roll');
    expect([trial.unit('gt').blazes, trial.unit('gt').onTrail]).toEqual([undefined, undefined]);
  });
});

test('[squad-leader 11.30.5] the woods are as good to men, and as thick to look through', () => {
  const fired = (marks: Setup['marks']) =>
    start({ g1: '4-6-7 at D8', r1: '4-4-7 at D6' }, { phase: 'defensive-fire', marks: marks ?? {} })
      .order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 6, 6)
      .told('fire-attack')[0]?.outcomes;
  expect(fired(TRAIL)).toEqual(fired({}));
  const past = start({ g1: '4-6-7 at D10', r1: '4-4-7 at D6' }, { phase: 'prep-fire', marks: TRAIL });
  expect(past.legalOf('german', 'fire').filter(({ at }) => at === 'D6')).toEqual([]);
});

describe('through mines', () => {
  const MINED = { D8: { mines: 6 } } as const;
  const TRACKS = { D8: { mines: 6, trails: [[3, 0]] } } as NonNullable<Setup['marks']>;
  const march = (marks: NonNullable<Setup['marks']>, from: string, ...path: string[]) =>
    start({ g1: `4-6-7 at ${from}`, gt: tank('A1'), r1: '4-4-7 at D5' }, { map: field(), marks }).order(
      'german',
      {
        order: 'move',
        units: ['g1'],
        path,
      },
    );

  test('[squad-leader 11.30.6] a tank leaves its track there', () => {
    const trial = start({}, { map: field(), marks: MINED });
    go(trial, drive('D8', 'D7'), 5, 5, 5, 5);
    expect(trial.at('D8').trails).toEqual([[3, 0]]);
  });

  test('[squad-leader 11.30.6] men along it meet no mines, and all fire at them there has 1 less', () => {
    const trial = march(TRACKS, 'D9', 'D8');
    expect(trial.kinds).not.toContain('mines-attack');
    trial.endPhase().order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 6, 6);
    const whys = trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why }) => why);
    expect(whys).toContain('in the tracks');
    expect(march(TRACKS, 'D9', 'D8', 'D7').kinds).not.toContain('mines-attack');
  });

  test('[squad-leader 11.30.6] who comes or goes beside it meets them', () => {
    const beside = start({ g1: '4-6-7 at C9', gt: tank('A1') }, { map: field(), marks: TRACKS });
    beside.order('german', { order: 'move', units: ['g1'], path: ['D8'] }, 6, 6);
    expect(beside.kinds).toContain('mines-attack');
  });
});

describe('feeling a way', () => {
  const creep = (to: string, more: object = {}) => ({ order: 'creep', unit: 'gt', to, ...more });
  const entering = (units: Units = {}, setup: Partial<Setup> = {}, more: object = {}, ...dice: number[]) =>
    go(start(units, setup), creep('D8', more), ...dice);

  test.each<[string, Placed]>([
    ['a tank', tank('D9')],
    ['a truck', 'truck at D9'],
    ['a halftrack', 'SdKfz 251 armed at D9'],
  ])('[squad-leader 11.34.1/a] %s goes into woods with all its points, and rolls for bog alone', (_, gt) => {
    const trial = entering({ gt }, {}, {}, 3, 3);
    expect(trial.unit('gt')).toMatchObject({ at: 'D8', spent: trial.unit('gt').mp, crept: true });
    expect(trial.told('breakdown-roll')).toEqual([]);
    expect(trial.refusal('german', drive('D7'))?.refused).toBe('TOO_FAR');
  });

  test.each<[string, Units, Partial<Setup>, object, number]>([
    ['on the level', {}, {}, {}, 0],
    ['backwards', { gt: tank('D9', 3) }, {}, { reverse: true }, 0],
    ['uphill', {}, { map: field({ D8: { terrain: 'woods', level: 1 } }) }, {}, 1],
    [
      'with a gun in tow',
      { gt: ['truck at D9', { tows: 'gg' }], gg: ['75 AT gun at D9', { towedBy: 'gt' }] },
      {},
      {},
      1,
    ],
  ])('[squad-leader 11.34.1/a] it sinks in %s', (_, units, setup, more, harder) => {
    const trial = start(units, setup).order('german', creep('D8', more), 6, 6);
    const plain = start({
      ...units,
      gt: [Array.isArray(units.gt) ? (units.gt[0] as string) : 'MkIVF2 at D9', {}],
    }).order('german', creep('D8'), 6, 6);
    const from = (one: Trial) => one.told('bog-roll')[0]?.from ?? 0;
    expect(from(plain) - from(trial)).toBe(harder);
    expect(trial.unit('gt').bogged).toBe(true);
  });

  test('[squad-leader 11.34.1/b] it has nothing of a trail, and leaves none; nobody is overrun so', () => {
    const trial = start({}, { marks: TRAIL }).order('german', creep('D8'), 2, 2);
    expect(trial.kinds).toContain('bog-roll');
    expect([trial.unit('gt').onTrail, trial.unit('gt').blazes, trial.at('D8').trails]).toEqual([
      undefined,
      undefined,
      [[3, 0]],
    ]);
    expect(start({ r1: '4-4-7 at D8' }).refusal('german', creep('D8'))?.cites).toEqual(['11.34.1/b']);
  });

  test.each<[string, Partial<Setup>, Units, object, string]>([
    ['where the scenario has dense woods', { options: { denseWoods: true } }, {}, {}, 'NOT_IN_PLAY'],
    ['when it has moved', {}, { gt: ['MkIVF2 at D9', { spent: 1, moving: true }] }, {}, 'HAS_MOVED'],
    ['backwards to the front', {}, {}, { reverse: true }, 'NO_WAY'],
  ])('[squad-leader 11.34.1/a] not %s', (_, setup, units, more, refused) => {
    expect(start(units, setup).refusal('german', creep('D8', more))?.refused).toBe(refused);
  });
});
