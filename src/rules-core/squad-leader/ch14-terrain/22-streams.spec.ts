import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';

const GULLY = { terrain: 'gully', level: -1 } as const;
const SHALLOW = { terrain: 'shallow-stream', level: -1 } as const;
const DEEP = { terrain: 'deep-stream', level: -1 } as const;
const bedOf = (bed: typeof GULLY | typeof SHALLOW | typeof DEEP) => field({ D7: bed, D6: bed });
const moving = ({ units = {}, ...setup }: Setup = {}) =>
  new Trial({ phase: 'movement', units: { g1: '4-6-7 at D8', gl: '9-1 at D8', ...units }, ...setup });
const move = (...path: string[]) => ({ order: 'move', units: ['g1', 'gl'], path });
const spent = (setup: Setup, path: readonly string[], ...dice: number[]) =>
  moving(setup)
    .order('german', move(...path), ...dice)
    .unit('g1').spent;

describe('gullies', () => {
  test.each([
    ['open', bedOf(GULLY), 2],
    [
      'drawn through woods',
      drawn({ terrain: { woods: 'D7' }, watercourses: [{ is: 'gully', along: 'D6 D7 D8' }] }),
      3,
    ],
  ])('[squad-leader 14.21.2, 14.21.10] one factor to go down besides what grows there: %s', (_, map, mf) => {
    expect(spent({ map }, ['D7'])).toBe(mf);
  });

  test('[squad-leader 14.21.2, 14.21.3, 14.21.6] two to climb out, and not the price of the hill as well; along it none', () => {
    expect(spent({ map: bedOf(GULLY) }, ['D7', 'D6'])).toBe(4);
    const out = (hex: object) =>
      spent({ map: field({ D8: GULLY, ...hex }), units: { g1: '4-6-7 at D8' } }, ['D7']);
    expect([out({}), out({ D7: 'woods' }), out({ D7: { level: 1 } })]).toEqual([3, 4, 3]);
  });

  test('[squad-leader 14.21.3] along it only where it is drawn over the hexside', () => {
    const map = (along: string[]) =>
      drawn({ watercourses: along.map((one) => ({ is: 'gully', along: one })) });
    expect(spent({ map: map(['D8 D7 D6']), units: {} }, ['D7'])).toBe(2);
    expect(spent({ map: map(['C8 D8 E8', 'C6 D7 E7']), units: {} }, ['D7'])).toBe(4);
  });

  test('[squad-leader 14.21.8] it is no cover, and those who move in it are in the open', () => {
    const trial = moving({ map: bedOf(GULLY), units: { r1: '4-4-7 at D5' } })
      .order('german', move('D7', 'D6'))
      .endPhase();
    trial.order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 6, 6);
    expect(
      trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why, value }) => `${why} ${value}`),
    ).toEqual(['moved -1', 'in the open -1']);
  });
});

describe('streams', () => {
  test.each([
    ['dry', undefined, 2],
    ['shallow', undefined, 3],
    ['deep', undefined, 4],
    ['dry', true, 2],
    ['shallow', true, 2],
    ['deep', true, 3],
  ] as const)(
    '[squad-leader 14.22.2, 14.22.3, 14.22.6/a, 14.22.7, 14.22.8, 14.22.9, 14.23.2, 14.23.3] %s, with a ford: %s',
    (streams, ford, mf) => {
      const map = bedOf(SHALLOW);
      const trial = moving({ map, marks: ford ? { D7: { ford } } : {}, options: { water: { streams } } });
      expect(trial.order('german', move('D7'), ...(mf === 4 ? [1, 1] : [])).unit('g1').spent).toBe(mf);
    },
  );

  test('[squad-leader 14.22.2] without a word of the scenario they are as the map says', () => {
    expect([spent({ map: bedOf(SHALLOW) }, ['D7']), spent({ map: bedOf(DEEP) }, ['D7'], 1, 1)]).toEqual([
      3, 4,
    ]);
  });

  test('[squad-leader 14.22.6/a] two to climb out, never doubled; in the bed nothing', () => {
    const from = (hex: object) => spent({ map: field({ D8: SHALLOW, ...hex }) }, ['D7']);
    expect(from({})).toBe(3);
    expect(from({ D7: { level: 1 } })).toBe(3);
    expect(from({ D7: SHALLOW })).toBe(3);
  });

  test('[squad-leader 14.23.1, 14.23.4, 14.23.1/q1] out of a ford nothing is added, uphill neither', () => {
    const out = (hex: object) =>
      spent({ map: field({ D8: SHALLOW, ...hex }), marks: { D8: { ford: true } } }, ['D7']);
    expect([out({}), out({ D7: { level: 1 } })]).toEqual([1, 1]);
  });

  test('[squad-leader 14.22.4] a flooded stream and its marshes are ponds, which nobody enters on foot', () => {
    const trial = moving({
      map: field({ D7: SHALLOW, E8: 'marsh' }),
      options: { water: { streams: 'flooded' } },
    });
    for (const hex of ['D7', 'E8']) expect(trial.refusal('german', move(hex))?.refused).toBe('IMPASSABLE');
  });

  test('[squad-leader 14.22.9] in a deep one a 6 takes the weapons, and the rest of the move', () => {
    const trial = moving({ map: bedOf(DEEP), units: { gm: 'LMG with g1' } });
    trial.order('german', move('D7'), 6, 1);
    expect(trial.unit('g1')).toMatchObject({ at: 'D7', cx: true });
    expect(trial.battle.unit('gm')).toBeUndefined();
    expect(trial.refusal('german', { order: 'move', units: ['g1'], path: ['E7'] })?.refused).toBe(
      'HAS_MOVED',
    );
    expect(trial.unit('gl').cx).toBeUndefined();
    expect(trial.endPhase().unit('g1').cx).toBe(true);
  });

  test('[squad-leader 14.22.9, 14.22.10] the exhausted do not wade into it, unless berserk', () => {
    const worn = { g1: ['4-6-7', { at: 'D8', cx: true }] } as never;
    expect(moving({ map: bedOf(DEEP), units: worn }).refusal('german', move('D7'))?.cites).toEqual([
      '14.22.9',
    ]);
    const advance = (is: object) =>
      moving({
        phase: 'advance',
        map: bedOf(DEEP),
        units: { g1: ['4-6-7', { at: 'D8', cx: true, ...is }], r1: '4-4-7 at D7' } as never,
      }).refusal('german', { order: 'advance', unit: 'g1', to: 'D7' }, 1)?.cites;
    expect(advance({})).toEqual(['14.22.10']);
    expect([advance({ berserk: true }), advance({ cx: null })]).toEqual([undefined, undefined]);
  });

  test('[squad-leader 14.22.10, 1.3/7.2] they advance into it and out of it, with the same roll', () => {
    const trial = moving({ phase: 'advance', map: bedOf(DEEP), units: { gm: 'LMG with g1' } });
    trial.order('german', { order: 'advance', unit: 'g1', to: 'D7' }, 6);
    expect(trial.unit('g1')).toMatchObject({ at: 'D7', cx: true });
    const out = moving({ phase: 'advance', map: field({ D8: DEEP }) });
    expect(out.order('german', { order: 'advance', unit: 'g1', to: 'D7' }).unit('g1').at).toBe('D7');
  });

  test('[squad-leader 14.22.11] no weapon fires from it, but men do', () => {
    const trial = new Trial({
      map: field({ D8: SHALLOW }),
      units: { g1: '4-6-7 at D8', gm: 'LMG with g1', r1: '4-4-7 at D7' },
    });
    const fire = (id: string) =>
      trial.refusal('german', { order: 'fire', at: 'D7', firers: [id] }, 6, 5)?.cites;
    expect([fire('gm'), fire('g1')]).toEqual([['14.22.11', '14.28.8.7'], undefined]);
  });

  test('[squad-leader 14.22.1] nobody digs in it', () => {
    const dig = { order: 'dig-in', unit: 'g1' };
    const at = (hex: object) =>
      moving({ phase: 'prep-fire', map: field({ D8: hex as never }) }).refusal('german', dig, 6, 6);
    expect([at(SHALLOW)?.refused, at({ level: -1 })]).toEqual(['IMPASSABLE', undefined]);
  });

  test('[squad-leader 14.22.21] they are in the open', () => {
    const trial = moving({ map: bedOf(SHALLOW), units: { r1: '4-4-7 at D6' } })
      .order('german', move('D7'))
      .endPhase();
    trial.order('russian', { order: 'fire', at: 'D7', firers: ['r1'] }, 6, 6);
    const values = trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ value }) => value);
    expect(values).toEqual([-1, -1]);
  });

  test('[squad-leader 14.22.17] frozen it is dry; in snow those who wade check in each Close Combat Phase outdoors', () => {
    const frozen = { snow: true, water: { frozen: true } } as const;
    expect(spent({ map: bedOf(DEEP), options: frozen }, ['D7'])).toBe(2);
    const trial = moving({
      map: field({ D7: SHALLOW, D6: SHALLOW }),
      units: { r1: '4-4-7 at N1' },
      options: { snow: true },
    });
    trial.order('german', { order: 'move', units: ['g1'], path: ['D7'] });
    while (trial.battle.clock.phase !== 'advance') trial.endPhase();
    trial.endPhase(6, 5);
    expect(trial.unit('g1')).toMatchObject({ soaked: true, broken: true });
    expect(trial.unit('gl').broken).toBeUndefined();
    const indoors = moving({
      phase: 'advance',
      map: field({ D8: 'wooden-building' }),
      options: { snow: true },
      units: { g1: ['4-6-7', { at: 'D8', soaked: true }], r1: '4-4-7 at N1' } as never,
    });
    expect(indoors.endPhase().unit('g1').broken).toBeUndefined();
  });
});

describe('beside marshes, and on the run', () => {
  const BROOK = [{ is: 'shallow-stream', along: 'A8 B7 C8 D8 E8 F8 G8' }];
  const wetland = (marsh: string) => drawn({ terrain: { marsh }, watercourses: BROOK });

  test('[squad-leader-C-122] [squad-leader 14.22.6/b] out of a stream into a marsh for three factors, over open ground alone', () => {
    expect(spent({ map: wetland('D7') }, ['D7'])).toBe(3);
    const shut = moving({ map: wetland('D7 D8') });
    expect(shut.refusal('german', move('D7'))?.refused).toBe('IMPASSABLE');
    const advance = moving({ phase: 'advance', map: wetland('D7 D8') });
    advance.order('german', { order: 'advance', unit: 'g1', to: 'D7' });
    expect(advance.unit('g1').at).toBe('D7');
  });

  const running = (at: string, ...dice: number[]) => {
    const map = drawn({
      terrain: { woods: 'F7', water: 'C7-C9 D7 D9 E7 E9 F9' },
      watercourses: [{ is: 'deep-stream', along: 'C8 D8 E8 F8' }],
    });
    const trial = new Trial({
      phase: 'rout',
      map,
      units: {
        g1: ['4-6-7', { at, broken: true, dm: true }] as never,
        r1: ['4-4-7', { at: 'D12' }] as never,
      },
    });
    const [way] = trial.legalOf('german', 'rout');
    return trial.order('german', way as never, ...dice);
  };

  test.each<[string, number, boolean]>([
    ['keeps its feet', 1, false],
    ['falls', 6, true],
  ])(
    '[squad-leader-C-043] [squad-leader 14.22.9/q1] who runs along a deep stream and %s: no casualty',
    (_, dice, stops) => {
      const trial = running('D8', dice);
      expect(trial.told('stream-entered')).toMatchObject([{ unit: 'g1', at: 'E8' }]);
      expect([trial.unit('g1').at, trial.kinds.includes('stops-in-stream')]).toEqual(['E8', stops]);
      expect([trial.unit('g1').strength, trial.unit('g1').drenched]).toEqual(['4-6-7', undefined]);
    },
  );
});
