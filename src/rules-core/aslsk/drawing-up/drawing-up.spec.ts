import { originalBoard } from '../../boards/index.js';
import { knownSystem, knownSystems } from '../../kernel/decide/known-system.js';
import { randomBot } from '../../kernel/lab/bots.js';
import { runLab } from '../../kernel/lab/lab-file.js';
import { copy, playOut } from '../../kernel/lab/match.js';
import { beginScenario, drawUp } from '../../kernel/scenarios/index.js';
import { ASLSK_CHARTS } from '../charts/index.js';
import { aslsk } from '../ruleset.js';
import points from './points.json' with { type: 'json' };

const system = knownSystem({ rulebook: aslsk, charts: ASLSK_CHARTS, board: originalBoard });

type When = readonly [year: number, month: number];

/** What one counter costs, then and there; undefined if it is not available. */
function rarity(side: string, counter: string, theatre: string, { against }: { against: string }) {
  return (...dates: When[]) =>
    dates.map(([year, month]) => {
      const sides = { [side]: { forces: [{ units: [{ counter }] }] }, [against]: {} };
      const drawn = drawUp(system.rulebook, { year, month, theatre, sides });
      expect(drawn.problems).toEqual([]);
      const says = drawn.sides[side]?.taken[0]?.reasons.map(({ says }) => says).join(', ') ?? '';
      const [, bpv, rf] = /BPV (\d+), RF ([\d.]+) /.exec(says) ?? [];
      return bpv === undefined ? undefined : ([Number(bpv), Number(rf)] as const);
    });
}

describe('what chapter H says of a counter', () => {
  test('[aslsk H/M4A2] [aslsk H/M4A3] [aslsk H/M8] American vehicles: 69, 70 and 48, rarer at first', () => {
    const against = { against: 'japanese' };
    expect(
      rarity('usmc', 'M4A2 Sherman', 'PTO', against)([1943, 10], [1943, 11], [1945, 6], [1945, 7]),
    ).toEqual([undefined, [69, 1.1], [69, 1.1], undefined]);
    const germans = { against: 'german' };
    expect(rarity('american', 'M4A2 Sherman', 'ETO', germans)([1944, 7])).toEqual([undefined]);
    expect(rarity('american', 'M4A3 Sherman', 'ETO', germans)([1943, 6], [1943, 7], [1945, 5])).toEqual([
      undefined,
      [70, 1.3],
      [70, 1.3],
    ]);
    expect(rarity('american', 'M4A3 Sherman', 'PTO', against)([1943, 12], [1944, 1])).toEqual([
      undefined,
      [70, 1.3],
    ]);
    expect(
      rarity('american', 'M8 armored car', 'ETO', germans)(
        [1943, 9],
        [1943, 12],
        [1944, 2],
        [1944, 3],
        [1945, 5],
      ),
    ).toEqual([1.5, 1.4, 1.3, 1.2, 1.2].map((rf) => [48, rf]));
    expect(rarity('american', 'M8 armored car', 'PTO', against)([1944, 4], [1944, 5])).toEqual([
      undefined,
      [48, 1.4],
    ]);
  });

  test('[aslsk H/M3A1] the 37mm AT Gun', () => {
    const inEurope = rarity('american', '37LL AT', 'ETO', { against: 'german' });
    expect(inEurope([1942, 10], [1942, 11], [1943, 6], [1943, 7], [1943, 12], [1944, 1])).toEqual([
      undefined,
      ...[0.9, 0.9, 1.2, 1.2, 1.4].map((rf) => [30, rf]),
    ]);
    expect(rarity('american', '37LL AT', 'PTO', { against: 'japanese' })([1943, 7], [1945, 6])).toEqual([
      [30, 1],
      [30, 1],
    ]);
  });

  test('[aslsk H/M1A2] the 37mm AA Gun', () => {
    const inEurope = rarity('american', '37L AA', 'ETO', { against: 'german' });
    expect(inEurope([1942, 11], [1944, 3], [1944, 4], [1944, 12], [1945, 1])).toEqual(
      [1.3, 1.3, 1.4, 1.4, 1.5].map((rf) => [34, rf]),
    );
    expect(rarity('american', '37L AA', 'PTO', { against: 'japanese' })([1944, 5], [1944, 6])).toEqual([
      [34, 1.3],
      [34, 1.4],
    ]);
  });

  test('[aslsk H/Type92-b] the Type 92 Infantry Gun: rarer against Russians in 1938 only', () => {
    const against = (enemy: string) => rarity('japanese', '70* INF', 'China', { against: enemy });
    expect(against('russian')([1937, 8], [1938, 8], [1939, 1])).toEqual([
      [33, 1],
      [33, 1.3],
      [33, 1],
    ]);
    expect(against('american')([1938, 8])).toEqual([[33, 1]]);
  });

  test('[aslsk H/Type97ATR-b] the Type 97 ATR, in whose value a crew is included', () => {
    const against = (enemy: string) => rarity('japanese', '20L ATR Type 97', 'PTO', { against: enemy });
    expect(against('usmc')([1938, 1], [1939, 12], [1940, 1], [1943, 12], [1944, 1])).toEqual(
      [1.4, 1.4, 1.3, 1.3, 1.4].map((rf) => [17, rf]),
    );
    expect(against('russian')([1938, 1], [1939, 1])).toEqual([
      [17, 1.1],
      [17, 1.4],
    ]);
    const sides = {
      japanese: { budget: 50, forces: [{ units: [{ counter: '20L ATR Type 97', count: 3 }] }] },
      usmc: {},
    };
    const { japanese } = drawUp(system.rulebook, { year: 1943, month: 11, theatre: 'PTO', sides }).sides;
    expect(japanese?.taken.map(({ counter, count, price }) => [count, counter, price])).toEqual([
      [2, '20L ATR Type 97', 22.1],
      [2, 'crew 2-2-8', 0],
    ]);
    expect(japanese?.leftOut).toMatchObject([{ count: 1, code: 'OVER_BUDGET' }]);
  });

  test('[aslsk H/HA-GO-b] the Type 95: by theatre, with figures of its own against Russians and Americans', () => {
    const dates: When[] = [
      [1938, 5],
      [1942, 1],
      [1944, 3],
      [1944, 4],
      [1945, 5],
    ];
    const type95 = (theatre: string, against: string) =>
      rarity('japanese', 'Type 95 HA-GO', theatre, { against });
    expect(type95('China', 'allies')(...dates)).toEqual([1.6, 1.1, 1.3, 1.2, 1.6].map((rf) => [33, rf]));
    expect(type95('PTO', 'usmc')([1942, 4], [1942, 5], [1945, 3])).toEqual([[33, 1], undefined, [33, 1.4]]);
    expect(type95('Philippines', 'american')([1942, 4])).toEqual([[33, 1]]);
    expect(type95('PTO', 'british')([1942, 3])).toEqual([[33, 1.1]]);
    expect(type95('China', 'russian')([1939, 8], [1945, 8], [1942, 1])).toEqual([
      [33, 1.1],
      [33, 1.4],
      undefined,
    ]);
  });

  const tank = (name: string, theatre: string, against: string) =>
    rarity('japanese', name, theatre, { against });

  test('[aslsk H/89-c] the Type 89: 34 and 36; the older never against the Russians', () => {
    expect(tank('Type 89A', 'China', 'allies')([1937, 7], [1940, 1], [1942, 6], [1943, 6])).toEqual(
      [1.2, 1.4, 1.5, 1.6].map((rf) => [34, rf]),
    );
    expect(tank('Type 89A', 'China', 'russian')([1939, 8])).toEqual([undefined]);
    expect(tank('Type 89A', 'PTO', 'usmc')([1943, 6])).toEqual([undefined]);
    expect(tank('Type 89B', 'Philippines', 'american')([1942, 4], [1944, 9], [1944, 10])).toEqual(
      [1.2, 1.6, 1.4].map((rf) => [36, rf]),
    );
    expect(tank('Type 89B', 'China', 'russian')([1939, 8], [1940, 1])).toEqual([[36, 1.1], undefined]);
  });

  test('[aslsk H/97-a] the Type 97: 42 and 45', () => {
    const inChina = tank('Type 97A CHI-HA', 'China', 'allies');
    expect(inChina([1939, 1], [1944, 3], [1944, 4], [1945, 8])).toEqual(
      [1.6, 1.2, 1.0, 1.2].map((rf) => [42, rf]),
    );
    expect(tank('Type 97B CHI-HA KAI', 'PTO', 'usmc')([1942, 5], [1944, 7], [1945, 1])).toEqual(
      [1.4, 1.5, 1.1].map((rf) => [45, rf]),
    );
  });

  test('[aslsk H/intro] a Marine squad is worth 17, a Conscript half-squad of the Japanese 2', () => {
    const sides = {
      usmc: { budget: 100, forces: [{ units: [{ counter: '7-6-8', count: 6 }] }] },
      japanese: { budget: 5, forces: [{ units: [{ counter: 'half-squad 1-2-6', count: 3 }] }] },
    };
    const drawn = drawUp(system.rulebook, { year: 1943, month: 11, theatre: 'PTO', sides });
    expect(drawn.sides).toMatchObject({
      usmc: { spent: 85, taken: [{ count: 5, price: 17 }], leftOut: [{ count: 1, code: 'OVER_BUDGET' }] },
      japanese: { spent: 4, taken: [{ count: 2, price: 2 }], leftOut: [{ count: 1, code: 'OVER_BUDGET' }] },
    });
  });

  test('[aslsk H/intro] Rarity Factors from .9 to 1.6; Guns for 17 to 67 points, vehicles for 20 to 105', () => {
    const rare = points.flatMap(({ bpv, rarity = [] }) => rarity.map(({ rf }) => ({ bpv, rf })));
    expect(rare.filter(({ bpv, rf }) => bpv < 17 || bpv > 105 || rf < 0.9 || rf > 1.6)).toEqual([]);
    const vehicles = points.filter(({ name }) => /^M[48]|^Type/.test(name));
    expect(vehicles.filter(({ bpv }) => bpv < 20)).toEqual([]);
    expect(vehicles).toHaveLength(8);
  });

  test('no period ends before it begins, and none overlaps another of its theatre', () => {
    const all = points.flatMap(({ name, rarity = [] }) => rarity.map((period) => ({ name, ...period })));
    expect(all.filter(({ from, to }) => from > to)).toEqual([]);
    const overlaps = all.filter((one) =>
      all.some(
        (other) =>
          other !== one &&
          other.name === one.name &&
          other.theatre === one.theatre &&
          other.from <= one.from &&
          one.from <= other.to,
      ),
    );
    expect(overlaps).toEqual([]);
  });
});

const ASSAULT = {
  year: 1944,
  month: 7,
  theatre: 'PTO',
  squadEquivalentsPerWeapon: { usmc: 3 },
  sides: {
    usmc: {
      budget: 220,
      points: { '9-1': 10 },
      forces: [
        {
          area: { hexes: 'A2-B8' },
          units: [
            { counter: 'MMG', count: 2 },
            { counter: '7-6-8', count: 4 },
            { counter: '9-1' },
            { counter: '8-1' },
            { counter: 'Type 95 HA-GO' },
          ],
        },
        { area: { hexes: 'A2-A8' }, turn: 2, units: [{ counter: 'M4A2 Sherman', count: 2 }] },
      ],
    },
    japanese: { forces: [{ area: { hexes: 'F4-H6' }, units: [{ counter: '4-4-7', count: 4 }] }] },
  },
};

const REST = {
  scenario: 'the-spur',
  title: 'The spur',
  map: { columns: 10, rows: 10, hexes: { F5: 'woods' } },
  turns: 4,
  setUp: [['japanese'], ['usmc']],
  victory: {
    wins: [{ side: 'usmc', is: { control: { side: 'usmc', of: { hexes: 'F5' } } } }],
    otherwise: 'japanese',
  },
};

describe('a shopping list', () => {
  test('[aslsk H/intro × 1.2.2/c] prices with reasons; support weapons by squad equivalents; what is left out, and why', () => {
    const { usmc, japanese } = drawUp(system.rulebook, ASSAULT).sides;
    expect(usmc).toMatchObject({
      budget: 220,
      spent: 153.9,
      taken: [
        { counter: '7-6-8', count: 4, price: 17, reasons: [{ says: 'BPV 17', cites: ['H/intro'] }] },
        { counter: '9-1', count: 1, price: 10 },
        {
          counter: 'M4A2 Sherman',
          count: 1,
          price: 75.9,
          reasons: [
            { says: 'BPV 69', cites: ['H/M4A2'] },
            { says: 'RF 1.1 in the PTO in 1944-07', cites: ['H/M4A2'] },
          ],
        },
        { counter: 'MMG', count: 1, price: 0 },
      ],
    });
    expect(usmc?.leftOut.map(({ counter, count, code }) => [counter, count, code])).toEqual([
      ['8-1', 1, 'NO_PRICE'],
      ['Type 95 HA-GO', 1, 'NOT_AVAILABLE'],
      ['M4A2 Sherman', 1, 'OVER_BUDGET'],
      ['MMG', 1, 'NOT_AVAILABLE'],
    ]);
    expect(usmc?.leftOut[2]?.why).toBe('Each costs 75.9; 66.1 of 220 are left.');
    expect(japanese).toMatchObject({ spent: 0, taken: [{ counter: '4-4-7', count: 4 }], leftOut: [] });
  });

  test('what was drawn up is a scenario as it is: a battle of it is played to its end', () => {
    const { scenario } = drawUp(system.rulebook, { ...copy(ASSAULT), scenario: REST });
    const begun = beginScenario(system.rulebook, scenario, (position) => system.lay(position), {
      id: 'spur',
    });
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    expect(begun.position.options).toMatchObject({ year: 1944, month: 7 });
    expect(Object.values(begun.position.units).filter(({ name }) => name === 'M4A2 Sherman')).toHaveLength(1);
    const start = begun.position;
    const { rulebook } = system;
    const bots = (side: string) => randomBot(side.length);
    const battle = playOut({ rulebook, table: system.table(start), start, bots, seed: 7 });
    expect(battle.isOver).toBe(true);
  });

  test('the lab draws up, and plays when the rest of the scenario is there', () => {
    const systems = knownSystems(system);
    const alone = runLab(systems, { system: 'aslsk', drawUp: ASSAULT });
    expect(alone.problems).toEqual([]);
    expect(alone.drawnUp?.sides.usmc?.spent).toBe(153.9);
    expect(alone.position).toBeUndefined();
    const played = runLab(systems, { system: 'aslsk', drawUp: { ...ASSAULT, scenario: REST } });
    expect(played.problems).toEqual([]);
    expect(played.awaiting).toMatchObject([{ side: 'japanese', kind: 'set-up' }]);
    const step = { by: 'usmc', order: { order: 'pass' } };
    expect(runLab(systems, { system: 'aslsk', drawUp: ASSAULT, steps: [step] }).problems).toMatchObject([
      { code: 'LAB_MALFORMED', path: '$.drawUp.scenario' },
    ]);
  });

  test('what is wrong with the list is told with its place', () => {
    const sides = { usmc: { budgte: 3 }, japanese: {} };
    expect(drawUp(system.rulebook, { year: 1944, month: 13, theatre: 'Mars', sides }).problems).toEqual([
      { code: 'DRAW_UP_MALFORMED', path: '$.month', message: 'needs to be at most 12' },
      {
        code: 'DRAW_UP_MALFORMED',
        path: '$.theatre',
        message: 'needs to be one of: ETO, PTO, China, Malaya-Burma-India, Philippines',
      },
      { code: 'DRAW_UP_MALFORMED', path: '$.sides.usmc', message: 'has no member "budgte"' },
    ]);
    const wrong = { ...copy(ASSAULT), scenario: { ...REST, turns: 0 } };
    expect(runLab(knownSystems(system), { system: 'aslsk', drawUp: wrong }).problems).toMatchObject([
      { path: '$.drawUp.scenario.turns' },
    ]);
  });
});
