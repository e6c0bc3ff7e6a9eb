import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Hexes = NonNullable<Parameters<typeof field>[0]>;
type Options = NonNullable<Setup['options']>;

/** The Germans fire from D4 at whoever stands in the hex. */
const facing = (
  hexes: Hexes,
  units: Readonly<Record<string, Placed>>,
  options: Options = {},
  more: Setup = {},
) =>
  new Trial({
    map: field(hexes),
    units: { g1: '4-6-7 at D4', r9: '4-4-7 at B4', ...units },
    options,
    ...more,
  });
const fire = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });
const seen = (hexes: Hexes, at: string, options: Options = {}) =>
  facing(hexes, { r1: `4-4-7 at ${at}` }, options)
    .legalOf('german', 'fire')
    .some((order) => order.at === at);
const why = (trial: Trial) =>
  trial.told('fire-attack').map(({ outcomes }) => outcomes[0]?.modifiers.map((one) => one.why));
const parts = (trial: Trial) => trial.told('fire-attack').map((attack) => attack.parts);

describe('in the line of sight', () => {
  test.each([
    ['[squad-leader 14.11.2]', 'grain'],
    ['[squad-leader 14.12.9]', 'brush'],
  ] as const)('%s one sees into %s, not through it, and from above over it', (_, ground) => {
    expect([seen({ D7: ground }, 'D7'), seen({ D7: ground }, 'D8')]).toEqual([true, false]);
    expect([seen({ D4: ground }, 'D8'), seen({ D7: ground, D4: { level: 1 } }, 'D8')]).toEqual([true, true]);
    const trial = facing({ D7: ground }, { r1: '4-4-7 at D8' });
    expect(trial.order('german', fire('D8', 'g1'), 6, 5).kinds).toContain('fired-in-vain');
  });

  test.each([
    [5, true, true],
    [6, false, false],
    [10, false, false],
    [11, true, true],
  ])('[squad-leader 14.11.5] in month %i wheat is open ground: %s', (month, isOpen) => {
    expect(seen({ D7: 'grain' }, 'D8', { month })).toBe(isOpen);
    const trial = facing(
      { D8: 'grain' },
      { g1: '4-6-7 at D9', r1: '4-4-7 at D5' },
      { month },
      { phase: 'movement' },
    );
    trial.order('german', { order: 'move', units: ['g1'], path: ['D8'] }).endPhase();
    trial.order('russian', fire('D8', 'r1'), 6, 6);
    expect(why(trial)).toEqual([isOpen ? ['moved', 'in the open'] : ['moved']]);
  });

  test('[squad-leader 14.12.8] brush is clear where the snow is deep', () => {
    expect(
      [undefined, 'mud', 'deep snow'].map((underfoot) =>
        seen({ D7: 'brush' }, 'D8', { underfoot } as Options),
      ),
    ).toEqual([false, false, true]);
  });

  test('[squad-leader 14.18.8] from the land one sees over marsh in any month, from marsh not through it', () => {
    const low = { terrain: 'marsh', level: -1 } as const;
    const across = { D5: low, D6: low, D7: low };
    const from = (at: string, options: Options = {}) =>
      new Trial({ map: field(across), options, units: { g1: `4-6-7 at ${at}`, r1: '4-4-7 at D7' } })
        .legalOf('german', 'fire')
        .some((order) => order.at === 'D7');
    expect(seen(across, 'D8')).toBe(true);
    expect([1, 8].map((month) => from('D5', { month }))).toEqual([false, false]);
    expect(from('D5', { month: 1, snow: true })).toBe(true);
  });
});

describe('who stands out of it', () => {
  const GUN = { g1: 'crew 2-4-7 at D4', gg: ['75 AT gun with g1', { facing: 3 }] } as const;
  const shot = (at: string, target?: string) => ({
    order: 'fire-ordnance',
    unit: 'gg',
    at,
    ...(target && { target }),
  });

  test.each(['grain', 'brush'] as const)(
    '[squad-leader 14.11.3, 14.13.1/b] a tank behind %s is fired at, with two more to hit; men are not',
    (ground) => {
      const trial = facing({ D7: ground }, { ...GUN, rt: ['T-34 at D8', { facing: 0 }], r1: '4-4-7 at E9' });
      trial.order('german', shot('D8', 'rt'), 6, 6);
      const modifiers = trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers ?? [];
      expect(modifiers.filter((one) => one.why === 'through growth').map(({ value }) => value)).toEqual([2]);
      expect(
        facing({ D7: ground }, { ...GUN, r1: '4-4-7 at D8' }).refusal('german', shot('D8'))?.refused,
      ).toBe('NO_SIGHT');
    },
  );

  test('[squad-leader 14.12.9] the smallest vehicles do not', () => {
    const behind = (size: number) =>
      facing({ D7: 'brush' }, { ...GUN, rt: ['T-34 at D8', { facing: 0, size }] })
        .legalOf('german', 'fire-ordnance')
        .some(({ target }) => target === 'rt');
    expect([behind(1), behind(2)]).toEqual([true, false]);
  });

  test('[squad-leader-C-026] [squad-leader-C-027] [squad-leader 14.11.3/q1, 14.11.3/q2] a tank in wheat sees men in it, or beyond it, no better than they see each other', () => {
    const tank = (at: string) =>
      new Trial({
        map: field({ D5: 'grain', D6: 'grain', D7: 'grain', D8: 'grain' }),
        units: { gt: ['MkIVF2 at D6', { facing: 3 }], r1: `4-4-7 at ${at}` },
      })
        .legalOf('german', 'fire-machine-guns')
        .map((order) => order.at);
    expect([tank('D7'), tank('D8'), tank('D9')]).toEqual([['D7'], [], []]);
  });

  const RIDERS = { r1: ['4-4-7 at D8', { skill: 'cavalry', rides: 'rh' }], rh: 'horses at D8' } as const;

  test('[squad-leader 4.12.17] riders behind wheat are always seen, but not out of an entrenchment', () => {
    const at = (g1: Placed) =>
      facing({ D7: 'grain' }, { ...RIDERS, g1 }, {}, { marks: { D4: { entrenchment: true } } }).order(
        'german',
        fire('D8', 'g1'),
        6,
        5,
      ).kinds;
    expect(at('4-6-7 at D4')).toContain('fire-attack');
    expect(at(['4-6-7', { at: 'D4', entrenched: 'D4' }])).toContain('fired-in-vain');
  });
});

describe('fire through it', () => {
  const UNITS = { g1: '4-6-7 at D4', g2: '4-6-7 at D5', r1: '4-4-7 at D8' } as const;
  /** In the way of those in D4, not of those in it. */
  const WHEAT = { D5: 'grain' } as const;

  test('[squad-leader 14.13.1/a] in a group with one who sees the target the others have half', () => {
    const trial = facing(WHEAT, UNITS).order('german', fire('D8', 'g1', 'g2'), 6, 5);
    expect(parts(trial)[0]).toEqual([
      { unit: 'g1', fp: 2, why: ['through growth x1/2'] },
      { unit: 'g2', fp: 4, why: [] },
    ]);
  });

  test('[squad-leader 14.13.1/a] so has who fires after a friend beside him, unbroken and in sight of it', () => {
    const next = (at: string) =>
      facing(WHEAT, { ...UNITS, g1: `4-6-7 at ${at}` })
        .order('german', fire('D8', 'g2'), 6, 5)
        .order('german', fire('D8', 'g1'), 6, 5);
    expect(parts(next('D4'))).toEqual([[{ unit: 'g1', fp: 2, why: ['through growth x1/2'] }]]);
    expect(next('D3').kinds).toContain('fired-in-vain');
  });

  test('[squad-leader 14.11.2] penetrating fire has half beyond the first hexside of wheat', () => {
    const trial = facing(
      { D7: 'grain' },
      { gm: 'HMG with g1', r1: '4-4-7 at D6', r2: '4-4-7 at D7', r3: '4-4-7 at D8' },
    );
    trial.order('german', fire('D6', 'gm'), 6, 5);
    const struck = trial
      .told('fire-attack')
      .map(({ at, parts: [part] }) => [at, part?.why.includes('through growth x1/2')]);
    expect(struck.filter(([at]) => ['D6', 'D7', 'D8'].includes(at as string))).toEqual([
      ['D6', false],
      ['D7', false],
      ['D8', true],
    ]);
  });
});

describe('orchards', () => {
  const rows = (first: number, last: number): Hexes =>
    Object.fromEntries(
      Array.from({ length: last - first + 1 }, (_, i) => [`D${first + i}`, 'orchard' as const]),
    );

  test.each([
    ['[squad-leader 14.16.5]', 7, 2],
    ['[squad-leader 14.16.10]', 12, 3],
    ['[squad-leader 14.16.10]', 3, 3],
  ])(
    '%s on one level one sees through so many hexes of them, the target among them: month %i, %i',
    (_, month, most) => {
      const options = { month };
      expect(seen(rows(5, 4 + most), 'D9', options)).toBe(true);
      expect(seen(rows(5, 5 + most), 'D9', options)).toBe(false);
      expect(seen(rows(5, 4 + most), `D${4 + most}`, options)).toBe(true);
    },
  );

  test.each([
    [3, true],
    [4, false],
    [11, false],
    [12, true],
  ])(
    '[squad-leader 14.16.6] from above the hex behind one is out of sight in leaf: month %i',
    (month, isSeen) => {
      const above = { D4: { level: 1 }, D6: 'orchard' } as const;
      expect(seen(above, 'D7', { month })).toBe(isSeen);
      expect(seen(above, 'D8', { month })).toBe(true);
    },
  );

  test('[squad-leader-C-034] [squad-leader 14.16.4, 14.16.4/q1] they stop no fire: at a target that a friend beside the firer sees', () => {
    const trial = facing(rows(5, 7), { g2: '4-6-7 at D5', r1: '4-4-7 at D8' });
    expect(trial.order('german', fire('D8', 'g1', 'g2'), 6, 5).told('fire-attack')[0]?.fp).toBe(6);
    const alone = facing(rows(5, 7), { r1: '4-4-7 at D8' });
    expect(alone.order('german', fire('D8', 'g1'), 6, 5).kinds).toContain('fired-in-vain');
  });

  test('[squad-leader 14.16.3/q1] those who move behind one are not in the open', () => {
    const cross = (hexes: Hexes) => {
      const trial = facing(hexes, { g1: '4-6-7 at D9', r1: '4-4-7 at D5' }, {}, { phase: 'movement' });
      trial.order('german', { order: 'move', units: ['g1'], path: ['D8'] }).endPhase();
      return why(trial.order('russian', fire('D8', 'r1'), 6, 6))[0];
    };
    expect([cross({ D7: 'orchard' }), cross({})]).toEqual([['moved'], ['moved', 'in the open']]);
  });
});
