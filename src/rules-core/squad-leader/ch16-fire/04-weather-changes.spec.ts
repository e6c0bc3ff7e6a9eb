import { originalBoard } from '../../boards/index.js';
import type { Order } from '../../kernel/decide/action.js';
import { knownSystem } from '../../kernel/decide/known-system.js';
import { beginScenario } from '../../kernel/scenarios/index.js';
import { Trial as KernelTrial } from '../../kernel/testing/trial.testkit.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { LEDGER } from '../rules.js';
import { squadLeader } from '../ruleset.js';
import type { SquadLeader } from '../system.js';
import { type Setup, Trial } from '../testkit.testkit.js';

const known = knownSystem({ rulebook: squadLeader, charts: SQUAD_LEADER_CHARTS, board: originalBoard });

type Options = NonNullable<Setup['options']>;
const MEN = { g1: '4-6-7 at A1', r1: '4-4-7 at N12' } as const;

/** A battle that rolls for its weather: the dice in the order of the book. */
const begun = (optional: NonNullable<Options['optional']>, options: Options, ...dice: number[]) =>
  new Trial({ units: MEN, options: { optional, ...options } }, ...dice).battle.clock.sky;

describe('the weather before the battle', () => {
  test.each([
    ['[squad-leader 16.3.1]', 4, [1], -3],
    ['[squad-leader 16.3.1, 16.3.2]', 5, [3], -2],
    ['[squad-leader 16.3.1, 16.3.2]', 5, [4], -1],
    ['[squad-leader 16.3.1, 16.3.2]', 10, [5], 0],
    ['[squad-leader 16.3.1, 16.3.2]', 7, [3], 1],
    ['[squad-leader 16.3.1, 16.3.2]', 8, [6], 2],
    ['[squad-leader 16.3.1, 16.3.2]', 1, [6], -1],
  ] as const)('%s environmental conditions in month %i, on %j: %i', (_, month, dice, kindling) => {
    expect(begun(['16.3'], { month }, ...dice)?.kindling).toBe(kindling);
  });

  test.each([
    ['[squad-leader 16.5.9.1]', 5, 2, { underfoot: 'mud' }],
    ['[squad-leader 16.6.1]', 1, 2, { snow: true }],
  ] as const)('%s at -3 it is mud, or snow in winter', (_, month, die, ground) => {
    expect(begun(['16.3'], { month }, die)).toEqual({ kindling: -3, ...ground });
    expect(begun(['16.3'], { month: 7 }, die)).toEqual({ kindling: 0 });
  });

  test.each([
    [1, 'none'],
    [3, 'none'],
    [4, 'mild'],
    [5, 'mild'],
    [6, 'heavy'],
  ] as const)(
    '[squad-leader 16.4.1.1, 16.4.2.1] a die for where the wind blows, and %i for its force: %s',
    (die, force) => {
      expect(begun(['16.4'], {}, 3, die)?.wind).toEqual({ force, towards: 2 });
    },
  );

  const MUD = { underfoot: 'mud', kindling: -3 };
  const DEEP = { underfoot: 'deep snow', snow: true, kindling: -3 };
  const HEAVY = { weather: 'clear', wind: { force: 'heavy', towards: 0 } };
  const FOG = { weather: 'fog', fogTop: -1 };
  const OVERCAST = { weather: 'heavy overcast' };
  const GUSTY = { weather: 'gusty winds' };
  const CLEAR = { weather: 'clear' };
  test.each([
    [
      '[squad-leader 16.5.1, 16.5.1/a, 16.5.9.7]',
      3,
      { ...MUD, ...OVERCAST },
      { ...MUD, ...GUSTY },
      OVERCAST,
      OVERCAST,
      HEAVY,
      CLEAR,
      CLEAR,
      FOG,
      { ...MUD, ...CLEAR },
      { ...MUD, ...OVERCAST },
      { ...DEEP, ...CLEAR },
    ],
    [
      '[squad-leader 16.5.1, 16.5.1/b, 16.5.6.1]',
      8,
      OVERCAST,
      OVERCAST,
      FOG,
      GUSTY,
      CLEAR,
      CLEAR,
      CLEAR,
      CLEAR,
      HEAVY,
      { ...MUD, ...CLEAR },
      { ...MUD, ...OVERCAST },
    ],
    [
      '[squad-leader 16.5.1, 16.5.1/c]',
      9,
      FOG,
      OVERCAST,
      OVERCAST,
      HEAVY,
      CLEAR,
      CLEAR,
      CLEAR,
      GUSTY,
      GUSTY,
      OVERCAST,
      { ...MUD, ...OVERCAST },
    ],
    [
      '[squad-leader 16.5.1, 16.5.1/d, 16.6.7.1]',
      12,
      { ...MUD, ...GUSTY },
      { ...MUD, ...OVERCAST },
      OVERCAST,
      GUSTY,
      { ...DEEP, ...CLEAR },
      CLEAR,
      CLEAR,
      HEAVY,
      { weather: 'falling snow' },
      { ...DEEP, ...CLEAR },
      { ...DEEP, weather: 'falling snow' },
    ],
  ] as const)('%s the chart, month %i', (_, month: number, ...results: readonly object[]) => {
    const low = (rolled: number) => Math.floor(rolled / 2);
    results.forEach((expected, i) => {
      const rolled = i + 2;
      const more = 'wind' in (expected as object) || 'fogTop' in (expected as object) ? [1] : [];
      expect(begun(['16.5'], { month }, low(rolled), rolled - low(rolled), ...more)).toEqual(expected);
    });
  });

  test('[squad-leader 16.5.2, 16.5.4.1] what the chart says of fires is not rolled for; in clear weather it is', () => {
    expect(begun(['16.3', '16.5'], { month: 6 }, 5, 6)?.kindling).toBe(-3);
    expect(begun(['16.3', '16.5'], { month: 6 }, 3, 4, 4)?.kindling).toBe(1);
  });

  test.each([
    ['[squad-leader 16.5.5.7]', 'fog'],
    ['[squad-leader 16.6.6.2]', 'falling snow'],
  ] as const)('%s in %s it is never dry', (_, weather) => {
    expect(begun(['16.3'], { month: 8, weather }, 6)?.kindling).toBe(0);
    expect(begun(['16.3'], { month: 8, weather }, 1)?.kindling).toBe(-1);
    expect(begun(['16.3'], { month: 8 }, 6)?.kindling).toBe(2);
  });

  test.each([1, 2, 3, 4, 5, 6])('[squad-leader 16.5.5.2] a %i for the level of the fog', (die) => {
    expect(begun(['16.5'], { month: 9 }, 1, 1, die)?.fogTop).toBe(die - 2);
  });

  test('[squad-leader 16.6.6.1] falling snow is not yet snow underfoot', () => {
    const sky = begun(['16.5'], { month: 1 }, 5, 5);
    expect(sky).toEqual({ weather: 'falling snow' });
  });
});

/** How far one sees in the fog that is left (16.5.5.1). */
const VISIBILITY = 1;

describe('changes of the weather', () => {
  const BREEZE = { force: 'mild', towards: 0 } as const;
  const rally = (options: Options, ...dice: number[]) =>
    new Trial(
      { units: MEN, phase: 'rally', options: { optional: ['16.4'], wind: BREEZE, ...options } },
      ...dice,
    );
  const sky = (trial: Trial) => trial.battle.clock.sky;

  test.each([
    [1, { force: 'mild', towards: 1 }],
    [2, { force: 'mild', towards: 2 }],
    [3, { force: 'mild', towards: 5 }],
    [4, { force: 'mild', towards: 4 }],
    [5, { force: 'heavy', towards: 0 }],
    [6, { force: 'none', towards: 0 }],
  ] as const)('[squad-leader 16.4.3.1] on a 2 the wind changes by a die: %i', (die, wind) => {
    expect(sky(rally({}, 1, 1, die))?.wind).toEqual(wind);
    expect(sky(rally({}, 1, 2))).toBeUndefined();
  });

  test('[squad-leader 16.4.3.1] nothing blows harder than a heavy wind, or less than none', () => {
    expect(sky(rally({ wind: { force: 'heavy', towards: 0 } }, 1, 1, 5))?.wind?.force).toBe('heavy');
    expect(sky(rally({ wind: { force: 'none', towards: 0 } }, 1, 1, 6))?.wind?.force).toBe('none');
  });

  const SMOKE = { D5: { smoke: [{ side: 'german', kind: 'full' as const }] } };
  test.each([
    ['[squad-leader 16.5.7.2]', 'heavy overcast', [4, 6], 'rain'],
    ['[squad-leader 16.5.7.2]', 'heavy overcast', [4, 5], undefined],
    ['[squad-leader 16.5.7.2]', 'heavy overcast', [1, 1, 1], 'clear'],
    ['[squad-leader 16.5.7.2]', 'rain', [6, 6], 'heavy overcast'],
    ['[squad-leader 16.5.7.2]', 'rain', [5, 6], undefined],
    ['[squad-leader 16.6.6.3]', 'falling snow', [6, 6], 'snow clouds'],
    ['[squad-leader 16.6.6.3]', 'falling snow', [5, 6], undefined],
    ['[squad-leader 16.6.6.3]', 'snow clouds', [5, 5], 'falling snow'],
    ['[squad-leader 16.6.6.3]', 'snow clouds', [1, 1, 1], 'clear'],
    ['[squad-leader 16.5.4.1]', 'clear', [6, 6], undefined],
  ] as const)('%s %s, rolled %j: %s', (_, weather, dice, next) => {
    expect(sky(rally({ weather }, ...dice))?.weather).toBe(next);
  });

  test('[squad-leader 16.5.7.3, 16.5.7.7] when the rain begins all is wet, and no smoke is left or laid', () => {
    const trial = new Trial(
      {
        units: { g1: '4-6-7 at A1', a1: '6-6-6 at A2' },
        enemy: 'german',
        active: 'american',
        phase: 'rally',
        marks: { ...SMOKE, D6: { burning: true } },
        options: { optional: ['16.4'], weather: 'heavy overcast', wind: { force: 'none', towards: 0 } },
      },
      5,
      5,
    );
    expect(sky(trial)).toMatchObject({ weather: 'rain', kindling: -2 });
    expect([trial.at('D5').smoke, trial.at('D6').burning]).toEqual([undefined, true]);
  });

  test('[squad-leader 16.5.8.1] gusts blow for one player turn, on 10 or more, and change in no other way', () => {
    const gusts = (...dice: number[]) =>
      sky(rally({ weather: 'gusty winds', wind: { force: 'none', towards: 3 } }, ...dice))?.wind;
    expect(gusts(4, 6)).toEqual({ force: 'heavy', towards: 3 });
    expect(gusts(4, 5)).toBeUndefined();
    expect(gusts(1, 1)).toBeUndefined();
    const next = rally({ weather: 'gusty winds', wind: { force: 'heavy', towards: 3 } }, 4, 5);
    expect(sky(next)?.wind).toEqual({ force: 'none', towards: 3 });
  });

  test.each([
    ['[squad-leader 16.5.5.5]', [5, 5], 1, 2],
    ['[squad-leader 16.5.5.5]', [1, 2], 1, 0],
    ['[squad-leader 16.5.5.5]', [4, 5], 1, undefined],
  ] as const)('%s fog begins to lift or to burn off: %j', (_, dice, fogTop, next) => {
    const trial = new Trial(
      { units: MEN, phase: 'rally', options: { optional: ['16.5'], weather: 'fog', fogTop } },
      ...dice,
      VISIBILITY,
    );
    expect(sky(trial)?.fogTop).toBe(next);
  });

  test.each([
    ['lifts', 1, 2, 'fog'],
    ['burns off', 1, 0, 'fog'],
    ['lifts', 4, undefined, 'clear'],
    ['burns off', -1, undefined, 'clear'],
  ] as const)(
    '[squad-leader-C-109] [squad-leader 16.5.5.5, 16.5.5.6, 16.5.5.6/q1] it %s from level %i, without a roll, until it is gone',
    (fogMoves, fogTop, next, weather) => {
      const trial = new Trial(
        {
          units: MEN,
          phase: 'rally',
          options: { optional: ['16.5'], weather: 'fog', fogTop },
          clock: { sky: { fogTop, fogMoves } },
        },
        ...(next === undefined ? [] : [VISIBILITY]),
      );
      expect(sky(trial)?.weather ?? 'fog').toBe(weather);
      if (next !== undefined) expect(sky(trial)).toEqual({ fogTop: next, fogMoves });
    },
  );
});

test('the weather of the options lasts where nobody rolls for it', () => {
  expect(
    new Trial({ units: MEN, phase: 'rally', options: { weather: 'rain' } }).battle.clock.sky,
  ).toBeUndefined();
});

test('[squad-leader 16.5.3] the chart is consulted once, before anybody sets up', () => {
  const begun = beginScenario(
    squadLeader,
    {
      scenario: 'weather',
      title: 'Weather',
      system: 'squad-leader',
      map: { columns: 9, rows: 9 },
      turns: 3,
      options: { year: 1944, month: 7, optional: ['16.5'] },
      setUp: [['german'], ['russian']],
      sides: {
        german: {
          is: { nationality: 'German' },
          forces: [{ area: 'A1-A3', units: [{ counter: '4-6-7', id: 'g1' }] }],
        },
        russian: {
          is: { nationality: 'Russian' },
          forces: [{ area: 'I1-I3', units: [{ counter: '4-4-7', id: 'r1' }] }],
        },
      },
    },
    (at) => known.lay(at),
    { id: 'weather' },
  );
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const start = begun.position;
  const trial = new KernelTrial<SquadLeader>(
    {
      rulebook: squadLeader,
      ledger: LEDGER,
      uncited: new Set(['placed', 'set-up']),
      table: known.table(start),
      start,
    },
    ...[3, 4],
  );
  const sky = trial.battle.clock.sky;
  expect([sky?.weather, trial.battle.position.awaiting.map(({ kind }) => kind)]).toEqual([
    expect.any(String),
    ['set-up'],
  ]);
  const place = (unit: string, at: string) =>
    ({ order: 'set-up', placements: [{ unit, at }], done: true }) as unknown as Order;
  trial.order('german', place('g1', 'A1'));
  trial.order('russian', place('r1', 'I1'));
  expect(trial.told('weather')).toEqual([]);
  expect(trial.battle.clock.sky).toEqual(sky);
});
