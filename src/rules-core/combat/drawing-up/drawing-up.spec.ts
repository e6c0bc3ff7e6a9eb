import { originalBoard } from '../../boards/index.js';
import { knownSystem, knownSystems } from '../../kernel/decide/known-system.js';
import { randomBot } from '../../kernel/lab/bots.js';
import { runLab } from '../../kernel/lab/lab-file.js';
import { playOut } from '../../kernel/lab/match.js';
import { beginScenario, drawUp } from '../../kernel/scenarios/index.js';
import { COMBAT_CHARTS } from '../charts/index.js';
import { combat } from '../ruleset.js';

const system = knownSystem({ rulebook: combat, charts: COMBAT_CHARTS, board: originalBoard });

type Part = Readonly<Record<string, number>>;
interface Order {
  readonly parts: readonly (readonly [about: string, part: Part])[];
  readonly later?: readonly Part[];
}

const unitsOf = (part: Part) => Object.entries(part).map(([counter, count]) => ({ counter, count }));

/** What becomes of an older order of battle: the counters of each part, and what was left out. */
function upgraded(side: string, { parts, later = [] }: Order, said: object = {}) {
  const forces = [
    ...parts.map(([about, part]) => ({ about, units: unitsOf(part) })),
    ...later.map((part) => ({ about: 'later', turn: 2, units: unitsOf(part) })),
  ];
  const { problems, sides, scenario, notes } = drawUp(system.rulebook, {
    ...said,
    sides: { [side]: { forces } },
  });
  expect(problems).toEqual([]);
  const drawn = (
    scenario as { sides: Record<string, { forces: { units: { counter: string; count: number }[] }[] }> }
  ).sides[side];
  return {
    parts: drawn?.forces.map(({ units }) => {
      const sums: Record<string, number> = {};
      for (const { counter, count } of units) sums[counter] = (sums[counter] ?? 0) + count;
      return sums;
    }),
    taken: sides[side]?.taken ?? [],
    leftOut: sides[side]?.leftOut ?? [],
    notes,
  };
}

const one = (side: string, part: Part, said: object = {}) => {
  const { parts = [], ...rest } = upgraded(side, { parts: [['all', part]] }, said);
  return { all: parts[0] ?? {}, ...rest };
};

const citesOf = ({ taken }: Pick<ReturnType<typeof upgraded>, 'taken'>, counter: string) =>
  taken
    .filter((lot) => lot.counter === counter)
    .flatMap(({ reasons }) => reasons.flatMap(({ cites }) => cites));

describe('counters', () => {
  test('[combat 16.1.1.1.1] every MG 42 is the one of 12-9', () => {
    const drawn = one('german', { 'MG 42': 2 });
    expect(drawn.all).toEqual({ 'MG 42': 2 });
    expect(citesOf(drawn, 'MG 42')).toEqual(['16.1.1.1.1']);
  });

  test('[combat 16.1.1.1.4] M1A1 Bazookas become M1 Bazookas', () => {
    expect(one('american', { 'M1A1 Bazooka': 3 }).all).toEqual({ 'M1 Bazooka': 3 });
  });

  test.each([
    ['[combat 16.1.1.3/d]', 'german', 'Opel Blitz'],
    ['[combat 16.1.1.3/e]', 'american', 'M4A1'],
    ['[combat 16.1.1.3/f, 16.1.1.3]', 'american', 'Jeep'],
  ])('%s the %s %s is the new one', (_, side, name) => {
    expect(one(side, { [name]: 1 }).all).toEqual({ [name]: 1 });
  });

  test.each([
    ['[combat 16.1.1.3/a]', 'Pzkw 35R', '35H 735 (f)'],
    ['[combat 16.1.1.3/b]', 'Pzkw 35-S', '35-S 739 (f)'],
    ['[combat 16.1.1.3/c]', 'Sdkfz 232', 'SdKfz 242'],
  ])('%s %s has its replacement, which is not in the box', (_, old, now) => {
    expect(one('german', { [old]: 1 }).leftOut).toEqual([
      {
        counter: now,
        count: 1,
        code: 'NOT_AVAILABLE',
        why: `The counter mix has no "${now}" for the german side.`,
        cites: ['16.1.1'],
      },
    ]);
  });

  test('[combat 16.1.1] [combat 16.1.1.1] [combat 16.1.1.4] teams and guns keep their names', () => {
    const drawn = one('german', { 'PaK 38': 1, 'Grtwfr 34': 1, Panzerschreck: 1 });
    expect(drawn.all).toEqual({ 'PaK 38': 1, 'Grtwfr 34': 1, Panzerschreck: 1 });
    expect(citesOf(drawn, 'PaK 38')).toEqual(['16.1.1.4']);
    expect(citesOf(drawn, 'Panzerschreck')).toEqual(['16.1.1.1']);
  });

  test('[combat 16.1] it is for German and American orders of battle', () => {
    expect(one('russian', { squad: 2 }).leftOut).toMatchObject([{ code: 'NOT_AVAILABLE', cites: ['16.1'] }]);
  });
});

describe('orders of battle', () => {
  const parts = (...squads: number[]): Order => ({
    parts: squads.map((squad, i) => [`part ${i}`, { squad }] as const),
  });
  const counts = (side: string, order: Order, counter: string) =>
    upgraded(side, order).parts?.map((part) => part[counter] ?? 0);

  test('[combat 16.1.1.1.2] a light machine-gun for three squads, in proportion, one beyond the threes at most', () => {
    expect(counts('german', parts(6, 3), 'MG 34')).toEqual([2, 1]);
    expect(counts('american', parts(4, 5), 'BAR')).toEqual([1, 2]);
    expect(counts('american', parts(2, 2, 2), 'BAR')).toEqual([1, 1, 0]);
  });

  test('[combat 16.1.1.1.3] demolitions: for three American, for seven German squads, rounded up', () => {
    expect([3, 4, 9].map((squad) => one('american', { squad }).all.Demo)).toEqual([1, 2, 3]);
    expect([7, 8, 14].map((squad) => one('german', { squad }).all.Demo)).toEqual([1, 2, 2]);
  });

  test('[combat 16.1.1.2] with twelve squads an NCO becomes an officer', () => {
    const leaders = (squad: number) => {
      const { NCO, Officer } = one('german', { squad, NCO: 3 }).all;
      return [NCO, Officer];
    };
    expect([11, 12, 20].map(leaders)).toEqual([
      [3, undefined],
      [2, 1],
      [2, 1],
    ]);
  });

  test('[combat 16.1.1.6] Americans are 7-6 and 4-6; of five German squads three are 5-4, two half-squads making one', () => {
    expect(one('american', { squad: 4, 'half-squad': 2 }).all).toMatchObject({ '7-6': 4, '4-6': 2 });
    expect(one('german', { squad: 10 }).all).toMatchObject({ '5-4': 6, '6-6': 4 });
    expect(one('german', { squad: 4, 'half-squad': 2 }).all).toMatchObject({ '5-4': 3, '6-6': 1, '3-6': 2 });
  });

  test('[combat 16.1.1.6/a] 5-4 come first; what the counter mix lacks is made up by the other type', () => {
    const mixed = (squad: number, counterMix: Record<string, number> = {}) => {
      const { '5-4': first, '6-6': then } = one('german', { squad }, { counterMix }).all;
      return [first, then];
    };
    expect(mixed(7)).toEqual([5, 2]);
    expect(mixed(9)).toEqual([6, 3]);
    expect(mixed(10, { '5-4': 4 })).toEqual([4, 6]);
    expect(mixed(10, { '6-6': 1 })).toEqual([9, 1]);
    expect(one('american', { squad: 5 }, { counterMix: { '7-6': 3 } }).all).toMatchObject({
      '7-6': 3,
      '6-5': 2,
    });
  });

  test('[combat 16.1.1.5] [combat 16.1.7] [combat 16.1.10] what else is to be changed in the scenario is told', () => {
    expect(one('german', { squad: 1 }).notes).toEqual(
      expect.arrayContaining([
        { says: 'No offboard artillery has a High or Low Ammunition Supply.', cites: ['16.1.1.5'] },
        { says: 'Rally Points are ignored.', cites: ['16.1.7'] },
        { says: 'Terrain DRM are the new ones: smoke of +5 is +10.', cites: ['16.1.10'] },
      ]),
    );
  });
});

describe('notes on scenarios', () => {
  const americans = (olderScenario: number, order: Order) => {
    const { parts, leftOut } = upgraded('american', order, { olderScenario });
    return { parts: parts?.map(({ BAR, Demo, ...rest }) => rest), leftOut };
  };

  test('[combat 16.1.11] [combat 16.1.11.1] 1: its Special Rule 3 is ignored', () => {
    expect(one('american', { squad: 1 }, { olderScenario: 1 }).notes).toContainEqual({
      says: 'Ignore Special Rule 3.',
      cites: ['16.1.11.1'],
    });
  });

  test('[combat 16.1.11.2] 7: 8 x 7-6 and 4 x 6-5, in each group of twelve or in all together; an officer for each', () => {
    const group = { squad: 12, NCO: 2, Officer: 1 };
    const both = americans(7, {
      parts: [
        ['first', group],
        ['second', group],
      ],
    });
    const each = { '7-6': 8, '6-5': 4, NCO: 2, Officer: 1 };
    expect(both.parts).toEqual([each, each]);
    const halves = americans(7, {
      parts: [
        ['first', { squad: 6 }],
        ['second', { squad: 6 }],
      ],
    });
    expect(halves.parts).toEqual([{ '6-5': 4, '7-6': 2 }, { '7-6': 6 }]);
  });

  test('[combat 16.1.11.3] 8: by company; one leader is an officer', () => {
    const company = { squad: 5, Officer: 1, NCO: 1 };
    const order: Order = {
      parts: [
        ['Fox Company', company],
        ['George Company', company],
        ['Easy Company', company],
      ],
    };
    expect(americans(8, order).parts).toEqual([
      { '6-5': 4, '7-6': 1, Officer: 1, NCO: 1 },
      { '6-5': 3, '7-6': 2, NCO: 2 },
      { '6-5': 1, '7-6': 4, NCO: 2 },
    ]);
    expect(americans(8, { parts: [['Fox Company', { squad: 5 }]] }).leftOut).toMatchObject([
      { counter: 'squad', why: 'Say in `about` which force is that of George, Easy.', cites: ['16.1.11.3'] },
    ]);
  });

  test.each([
    ['[combat 16.1.11.4]', 10, 'all', { squad: 9 }, { '6-5': 3, '7-6': 6 }],
    ['[combat 16.1.11.5#2]', 14, 'all', { squad: 6, 'half-squad': 1 }, { '6-5': 6, '3-5': 1 }],
    ['[combat 16.1.11.6]', 15, 'Elements of 1/325th Glider Infantry', { squad: 12 }, { '6-5': 8, '7-6': 4 }],
    [
      '[combat 16.1.11.8]',
      26,
      'Easy Company',
      { squad: 10, 'half-squad': 2 },
      { '6-5': 8, '7-6': 2, '4-6': 2 },
    ],
  ] as const)('%s %d: %s', (_, scenario, about, part, now) => {
    expect(americans(scenario, { parts: [[about, part]] }).parts).toEqual([now]);
  });

  test('[combat 16.1.11.5] 13: a d10 for each German reinforcement platoon; American reinforcements are 6-5', () => {
    const order: Order = { parts: [['there', { squad: 5 }]], later: [{ squad: 3 }, { squad: 3 }] };
    const squads = (platoons: number[]) =>
      upgraded('german', order, { olderScenario: 13, platoons }).parts?.map(
        ({ 'MG 34': _, Demo, ...rest }) => rest,
      );
    expect(squads([6, 7])).toEqual([{ '5-4': 3, '6-6': 2 }, { '5-4': 3 }, { '6-6': 3 }]);
    expect(squads([1, 10])).toEqual([{ '5-4': 3, '6-6': 2 }, { '5-4': 3 }, { '6-6': 3 }]);
    expect(upgraded('german', order, { olderScenario: 13, platoons: [6] }).leftOut).toMatchObject([
      { counter: 'squad', count: 3, cites: ['16.1.11.5'] },
    ]);
    const there = americans(13, { parts: [['there', { squad: 4 }]], later: [{ squad: 2 }] });
    expect(there.parts).toEqual([{ '7-6': 4 }, { '6-5': 2 }]);
  });

  test('[combat 16.1.11.7] 25: two Jeeps become Studebakers, and three exits are needed', () => {
    const drawn = one('american', { Jeep: 3 }, { olderScenario: 25 });
    expect(drawn.all).toEqual({ 'Russian Studebaker': 2, Jeep: 1 });
    expect(drawn.notes).toContainEqual({
      says: 'The objectives read: if 3 or more Jeeps or Trucks have exited.',
      cites: ['16.1.11.7'],
    });
  });
});

const SIDES = {
  american: {
    forces: [{ area: { hexes: 'A2-B8' }, units: unitsOf({ squad: 6, NCO: 2, 'M1A1 Bazooka': 1 }) }],
  },
  german: { forces: [{ area: { hexes: 'F4-H6' }, units: unitsOf({ squad: 5, NCO: 2, 'MG 42': 1 }) }] },
};

const REST = {
  scenario: 'the-orchard',
  title: 'The orchard',
  map: { columns: 10, rows: 10, hexes: { F5: 'woods' } },
  turns: 3,
  setUp: [['german'], ['american']],
  victory: {
    wins: [{ side: 'american', is: { control: { side: 'american', of: { hexes: 'F5' } } } }],
    otherwise: 'german',
  },
};

test('[combat 16.1 × 3.2] an older order of battle is a scenario as it is: a battle of it is played to its end', () => {
  const { scenario } = drawUp(system.rulebook, { sides: SIDES, scenario: REST });
  const begun = beginScenario(system.rulebook, scenario, (position) => system.lay(position), {
    id: 'orchard',
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const start = begun.position;
  const named = (name: string) => Object.values(start.units).filter((unit) => unit.name === name).length;
  expect(['7-6', 'BAR', 'M1 Bazooka', '5-4', '6-6', 'MG 34'].map(named)).toEqual([6, 2, 1, 3, 2, 1]);
  const bots = (side: string) => randomBot(side.length);
  const battle = playOut({ rulebook: system.rulebook, table: system.table(start), start, bots, seed: 5 });
  expect(battle.isOver).toBe(true);
});

test('[combat 16.1] the lab begins the battle of an older order of battle', () => {
  const played = runLab(knownSystems(system), { system: 'combat', drawUp: { sides: SIDES, scenario: REST } });
  expect(played.problems).toEqual([]);
  expect(played.awaiting).toMatchObject([{ side: 'german', kind: 'set-up' }]);
});
