import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Options = NonNullable<Setup['options']>;
const HEAVY: Options = { wind: { force: 'heavy', towards: 0 } };
const DEEP: Options = { underfoot: 'deep snow' };

describe('close combat in the storm', () => {
  const fought = (options: Options, g1: Placed) => {
    const units = { g1, r1: '4-4-7 at D5' } as const;
    const trial = new Trial({ phase: 'close-combat', units, options });
    trial.order('german', { order: 'close-combat', attackers: ['g1'], defenders: ['r1'] });
    while (trial.awaits.includes('german close-combat')) trial.order('german', 'pass');
    const [attack] = trial.order('russian', 'pass', 6, 5).told('close-combat-attack');
    return attack?.blows.flatMap(({ modifiers }) => modifiers.map(({ why, value }) => `${why} ${value}`));
  };
  test.each<[string, Options, string[]]>([
    ['[squad-leader 16.5.6.2]', HEAVY, ['heavy winds -1']],
    ['[squad-leader 16.5.7.6]', { weather: 'rain' }, ['rain -1']],
  ])('%s who has just advanced into it has 1 less: %j', (_, options, expected) => {
    expect(fought(options, ['4-6-7 at D5', { advancedFrom: 'D4' }])).toEqual(expected);
    expect(fought(options, '4-6-7 at D5')).toEqual([]);
    expect(fought({}, ['4-6-7 at D5', { advancedFrom: 'D4' }])).toEqual([]);
  });
});

test.each<[Options, boolean]>([
  [{}, true],
  [{ snow: true }, false],
  [DEEP, false],
])(
  '[squad-leader 16.6.4, 16.6.7.9] in snow 2 are added to the roll for an entrenchment: %j',
  (options, passed) => {
    const digs = (...dice: number[]) =>
      new Trial({ units: { g1: '4-6-7 at D8', r1: '4-4-7 at D4' }, options })
        .order('german', { order: 'dig-in', unit: 'g1' }, ...dice)
        .told('digging')[0]?.passed;
    expect([digs(1, 2), digs(1, 3), digs(3, 2)]).toEqual([true, passed, passed]);
  },
);

describe('mines in deep snow', () => {
  const units = { g1: '4-6-7 at D9', gt: 'MkIVF2 at E9', r1: '4-4-7 at A1' } as const;
  const start = (options: Options, phase: Setup['phase'] = 'movement') =>
    new Trial({ phase, units, options, marks: { D8: { mines: 6 } } });
  test.each<[Options, string[]]>([
    [{}, []],
    [{ snow: true }, []],
    [DEEP, ['deep snow 1']],
  ])('[squad-leader 16.6.5, 16.6.7.10] %j', (options, expected) => {
    const walk = { order: 'move', units: ['g1'], path: ['D8'] };
    const struck = start(options).order('german', walk, 6, 6).told('mines-attack')[0];
    expect(struck?.outcomes[0]?.modifiers.map(({ why, value }) => `${why} ${value}`)).toEqual(expected);
    const clear = { order: 'clear-away', unit: 'g1', what: 'mines', at: 'D8' };
    const cleared = start(options, 'prep-fire').order('german', clear, 2, 2).told('mines-gone');
    expect(cleared).toHaveLength(expected.length === 0 ? 1 : 0);
  });
});

test('[squad-leader 16.5.9.3] in mud shell holes are nothing', () => {
  const shot = (options: Options) =>
    new Trial({
      map: field({ D7: 'shellholes' }),
      options,
      units: { g1: '4-6-7 at D4', r1: '4-4-7 at D7' },
    })
      .order('german', { order: 'fire', at: 'D7', firers: ['g1'] }, 6, 6)
      .told('fire-attack')[0]
      ?.outcomes[0]?.modifiers.map(({ value }) => value);
  expect([shot({}), shot({ underfoot: 'mud' })]).toEqual([[1], []]);
});

test.each(['heavy overcast', 'rain'] as const)('[squad-leader 16.5.7.1] no air support in %s', (weather) => {
  const strafes = (options: Options) =>
    new Trial({
      units: { g1: '8-0 at A1', r1: '4-4-7 at K9', gf: 'fighter' },
      sides: { german: { air: {} } },
      options,
      phase: 'prep-fire',
    }).refusal('german', { order: 'strafe', aircraft: 'gf', at: 'K9', along: 3 })?.cites;
  expect([strafes({ weather }), strafes({})]).toEqual([['12.1/q1'], undefined]);
});
