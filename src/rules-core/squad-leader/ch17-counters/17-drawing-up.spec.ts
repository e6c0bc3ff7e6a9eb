import { originalBoard } from '../../boards/index.js';
import { knownSystem } from '../../kernel/decide/known-system.js';
import { beginScenario, drawUp } from '../../kernel/scenarios/index.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { squadLeader } from '../ruleset.js';

const system = knownSystem({ rulebook: squadLeader, charts: SQUAD_LEADER_CHARTS, board: originalBoard });

interface Wanted {
  readonly year?: number;
  readonly is?: object;
  readonly side?: object;
}

/** What it costs; undefined where it has no price, 'none' where it is not in the boxes. */
function price(nationality: string, counter: string, { year = 1944, is = {}, side = {} }: Wanted = {}) {
  const own = { is: { nationality, ...side }, forces: [{ units: [{ counter, is }] }] };
  const drawn = drawUp(system.rulebook, { year, sides: { a: own } });
  expect(drawn.problems).toEqual([]);
  return drawn.sides.a?.leftOut.length ? 'none' : drawn.sides.a?.taken[0]?.price;
}

/** "4-6-7 21, HMG 30": counters and their prices. */
const list = (written: string): [string, number][] =>
  written.split(', ').map((one) => {
    const last = one.lastIndexOf(' ');
    return [one.slice(0, last), Number(one.slice(last + 1))];
  });

const snipers = (...prices: number[]) => prices.map((one, i) => `sniper -${i + 1} ${one}`).join(', ');

describe('the prices of a nation', () => {
  test.each([
    [
      '[squad-leader 17/ger-inf]',
      'German',
      `4-6-7 21, 8-3-8 54, crew 2-4-7 17, 4-6-8 24, 5-4-8 30, half-squad 2-4-8 23, 4-3-6 7, ${snipers(18, 28, 38, 48)}`,
    ],
    ['[squad-leader 17/ger-inf, 17/ger-ldr]', 'German SS', `6-5-8 45, ${snipers(23, 33, 43, 53)}`],
    [
      '[squad-leader 17/ger-ldr]',
      'German',
      '6+1 10, 7-0 20, 8-0 30, 8-1 50, 9-1 65, 9-2 80, 10-2 100, 10-3 120',
    ],
    ['[squad-leader 17/ger-ldr]', 'German SS', '7-0 30, 8-0 40, 8-1 60, 9-1 75, 9-2 90, 10-2 110, 10-3 130'],
    [
      '[squad-leader 17/ger-sw]',
      'German',
      'HMG 30, MMG 20, LMG 15, demo charge 50, flamethrower 100, panzerfaust 42b 5, panzerfaust 43a 10, panzerfaust 43b 15, panzerfaust 44a 20, panzerschreck 35, radio 200, ATM 10, ATR 15',
    ],
    [
      '[squad-leader 17/rum]',
      'Rumanian',
      `3-4-7 9, 6+1 5, 7-0 15, 8-0 25, 8-1 45, ${snipers(13, 23)}, MMG 20, LMG 15`,
    ],
    [
      '[squad-leader 17/rus-inf]',
      'Russian',
      `4-4-7 14, 6-2-8 27, crew 2-3-7 11, 3-3-6 12, 4-3-6 6, 5-3-7 24, ${snipers(20, 32, 44, 56)}`,
    ],
    [
      '[squad-leader 17/rus-ldr]',
      'Russian',
      '6+1 20, 7-0 40, 8-0 60, 8-1 80, 9-1 100, 9-2 120, 10-2 145, 10-3 165',
    ],
    [
      '[squad-leader 17/rus-sw]',
      'Russian',
      'HMG 40, HMG .50 50, MMG 25, LMG 15, demo charge 75, flamethrower 125, ATM 8, ATR 13',
    ],
    [
      '[squad-leader 17/us-inf]',
      'American',
      `7-4-7 34, 6-6-7 36, half-squad 3-4-7 20, 6-6-6 27, half-squad 3-3-6 15, 5-5-6 24, 5-3-6 22, half-squad 2-3-6 13, crew 2-3-7 20, crew 2-3-6 17, ${snipers(18, 28, 38, 48)}`,
    ],
    ['[squad-leader 17/us-ldr]', 'American', '7-0 30, 8-0 45, 8-1 65, 9-1 80, 9-2 95, 10-2 115, 10-3 130'],
    [
      '[squad-leader 17/us-sw]',
      'American',
      'HMG .50 30, MMG 15, demo charge 40, flamethrower 90, bazooka 30, bazooka 45a 30, radio 180',
    ],
    [
      '[squad-leader 17/brit-inf]',
      'British',
      `4-5-8 25, 4-5-7 22, 6-3-8 28, crew 2-3-7 13, crew 2-3-8 19, 4-3-6 11, 4-4-7 24, ${snipers(19, 29, 39, 49)}`,
    ],
    [
      '[squad-leader 17/brit-ldr]',
      'British',
      '6+1 12, 7-0 25, 8-0 40, 8-1 60, 9-1 75, 9-2 90, 10-2 110, 10-3 130',
    ],
    [
      '[squad-leader 17/brit-sw]',
      'British',
      'HMG 28, MMG 19, LMG 12, ATR 12, PIAT 35, demo charge 50, flamethrower 110, radio 200',
    ],
    [
      '[squad-leader 17/fr-inf]',
      'French',
      `4-5-7 17, 4-5-8 20, 3-5-7 13, crew 2-3-7 10, ${snipers(19, 29, 39, 49)}`,
    ],
    [
      '[squad-leader 17/fr-ldr]',
      'French',
      '6+1 17, 7-0 35, 8-0 50, 8-1 70, 9-1 85, 9-2 100, 10-2 120, 10-3 140',
    ],
    ['[squad-leader 17/fr-sw]', 'French', 'HMG 28, MMG 19, LMG 12, demo charge 50, radio 200'],
    [
      '[squad-leader 17/fin-inf]',
      'Finnish',
      `8-3-8 47, 6-4-8 34, 5-4-8 30, half-squad 2-4-8 22, 8-0 55, 9-0 70, 9-1 85, 10-0 105, 10-1 125, ${snipers(18, 28, 38, 48)}`,
    ],
    ['[squad-leader 17/fin-sw]', 'Finnish', 'ATR 20mm 20, Klorihartsi 3'],
    [
      '[squad-leader 17/minor-inf]',
      'Polish',
      `4-5-8 18, 4-4-7 12, 3-4-7 9, crew 2-2-7 7, ${snipers(20, 30, 40, 50)}`,
    ],
    [
      '[squad-leader 17/minor-ldr]',
      'Allied Minor',
      '6+1 15, 7-0 35, 8-0 55, 8-1 75, 9-1 90, 9-2 105, 10-2 125, 10-3 145',
    ],
    ['[squad-leader 17/minor-sw]', 'Allied Minor', 'HMG 31, MMG 22, LMG 22, ATR (Polish) 20, demo charge 60'],
    ['[squad-leader 17/misc]', 'Russian', 'molotov 5, horses 5, ? 4'],
    [
      '[squad-leader 17/misc/a]',
      'American',
      'motorcycles 36, motorcycle 12, sidecars 33, sidecar 11, bicycles 6, bicycle 2',
    ],
  ])('%s %s: %s', (_, nation, written) => {
    const found = list(written).map(([counter]) => [counter, price(nation, counter)]);
    expect(found).toEqual(list(written));
  });

  test.each([
    ['[squad-leader 17/rus-sw]', 'Russian radios were dear at first', 'Russian', 'radio', [300, 250, 200]],
    ['[squad-leader 17/ger-sw]', 'German radios were not', 'German', 'radio', [200, 200, 200]],
  ] as const)('%s %s', (_, __, nation, counter, expected) => {
    expect([1941, 1942, 1943].map((year) => price(nation, counter, { year }))).toEqual(expected);
  });

  test.each([
    ['[squad-leader 17/ger-air]', 'German', [200, 300, 400]],
    ['[squad-leader 17/rus-air]', 'Russian', [450, 400, 350]],
  ] as const)('%s %s air support', (_, nationality, expected) => {
    const cost = (year: number, air: object) =>
      drawUp(system.rulebook, { year, sides: { a: { is: { nationality, air } } } }).sides.a?.spent;
    expect([1941, 1942, 1943].map((year) => cost(year, { chance: true }))).toEqual(expected);
    expect(cost(1943, {})).toBe(0);
  });
});

describe('what the scenario makes of a counter', () => {
  const leader = (name: string, morale: number, leadership: number) => ({
    commander: { name, morale, leadership },
  });
  test.each<[string, string, string, string, object, number]>([
    [
      '[squad-leader 17/ger-ldr]',
      'a German armour leader',
      'German',
      'MkIVF2',
      leader('9-1', 9, -1),
      160 + 65 - 5,
    ],
    [
      '[squad-leader 17/rus-ldr]',
      'a Russian armour leader',
      'Russian',
      'T-34',
      leader('8-0', 8, 0),
      140 + 60 + 5,
    ],
    [
      '[squad-leader 17/us-ldr]',
      'an American armour leader',
      'American',
      'M4A4',
      leader('8-1', 8, -1),
      150 + 65,
    ],
    ['[squad-leader 17/rus-ldr]', 'a leader of partisans', 'Russian', '8-1', { partisan: true }, 85],
    ['[squad-leader 17/rus-ldr]', 'a better one costs no more', 'Russian', '9-2', { partisan: true }, 120],
    ['[squad-leader 17/misc]', 'sappers', 'Russian', '4-4-7', { training: 'engineers' }, 14 + 10],
    [
      '[squad-leader 17/misc]',
      'no half-squads of sappers',
      'American',
      'half-squad 3-3-6',
      { training: 'engineers' },
      15,
    ],
    ['[squad-leader 17/misc]', 'paratroops', 'German', '5-4-8', { jumps: true }, 30 + 5],
    ['[squad-leader 17/misc]', 'men on skis', 'German', '4-6-7', { skill: 'skis' }, 21 + 5],
    ['[squad-leader 17/misc]', 'the Sissi, who have learnt it', 'Finnish', '8-3-8', { skill: 'skis' }, 47],
    ['[squad-leader 17/misc]', 'smoke grenades', 'German', '4-6-7', { smoke: 'special' }, 21 + 25],
    [
      '[squad-leader 17/misc-notes]',
      'assault engineers, who have them',
      'German',
      '8-3-8',
      { smoke: 'special' },
      54,
    ],
    ['[squad-leader 17/misc-notes]', 'or are bought without', 'German', '8-3-8', { smoke: 'none' }, 29],
    ['[squad-leader 17/misc/a]', 'a wagon', 'Russian', 'truck', { vehicle: 'wagon' }, 20],
    ['[squad-leader 17/fin-sw]', 'a pulkka', 'Finnish', 'German truck', { vehicle: 'pulkka' }, 23],
  ])('%s %s', (_, __, nation, counter, is, expected) => {
    expect(price(nation, counter, { is })).toBe(expected);
  });
});

test('[squad-leader 17/fort] works cost by the piece, mines by the factor', () => {
  const cost = (works: object) =>
    drawUp(system.rulebook, { year: 1943, sides: { a: { is: { nationality: 'German', works } } } }).sides.a
      ?.spent;
  expect(cost({ wire: 2 })).toBe(20);
  expect(cost({ entrenchment: 1, trench: 1, roadblock: 1 })).toBe(15 + 25 + 25);
  expect(cost({ mines: 12 })).toBe(60);
  const bunkers = ['1+3+5', '2+3+5', '3+3+5', '1+5+7', '2+5+7', '3+5+7'];
  expect(bunkers.map((one) => cost({ bunkers: { [one]: 1 } }))).toEqual([30, 40, 50, 50, 70, 90]);
});

test('[squad-leader 17.1, 17.2] a scenario of one’s own is drawn up by points, and begun; its prices compare roughly', () => {
  const drawn = drawUp(system.rulebook, {
    year: 1942,
    sides: {
      german: {
        is: { nationality: 'German', works: { wire: 1 } },
        budget: 100,
        forces: [{ area: { hexes: 'A1-B8' }, units: [{ counter: '4-6-7', count: 9 }, { counter: '4-9-9' }] }],
      },
      russian: {
        is: { nationality: 'Russian' },
        forces: [{ area: { hexes: 'F1-G8' }, units: [{ counter: '4-4-7' }] }],
      },
    },
    scenario: {
      scenario: 'by-points',
      title: 'By points',
      map: { columns: 10, rows: 10 },
      turns: 4,
      setUp: [['german'], ['russian']],
    },
  });
  expect(drawn.sides.german).toMatchObject({
    spent: 94,
    taken: [{ counter: '4-6-7', count: 4 }, { counter: 'wire' }],
  });
  expect(drawn.sides.german?.leftOut.map(({ code, count }) => [code, count])).toEqual([
    ['OVER_BUDGET', 5],
    ['NOT_AVAILABLE', 1],
  ]);
  expect(drawn.notes.flatMap(({ cites }) => cites)).toEqual(['17.2']);
  const begun = beginScenario(system.rulebook, drawn.scenario, (start) => system.lay(start), {
    id: 'by-points',
  });
  expect(begun).toHaveProperty('ok', true);
});

describe('the counters in the boxes', () => {
  const warned = (nationality: string, counter: string, count: number, works: object = {}) => {
    const half = Math.ceil(count / 2);
    const units = [half, count - half].filter((part) => part > 0).map((part) => ({ counter, count: part }));
    const own = { is: { nationality, works }, forces: [{ units }] };
    const { sides } = drawUp(system.rulebook, { year: 1944, sides: { a: own } });
    const says = (sides.a?.taken ?? [])
      .flatMap(({ reasons }) => reasons)
      .filter(({ says }) => says.startsWith('the boxes'))
      .map(({ says: why, cites }) => `${/\d+/.exec(why)?.[0]} ${cites.join(' ')}`);
    return [...new Set(says)];
  };

  test.each<[string, string, string, number, string]>([
    ['[squad-leader R.1]', 'German', 'LMG', 19, '19 R.1/ger'],
    ['[squad-leader R.1]', 'American', 'HMG .50', 7, '7 R.1/us'],
    ['[squad-leader R.1]', 'Russian', '4-4-7', 53, '53 R.1/rus'],
    ['[squad-leader R.1]', 'Russian', 'crew 2-3-7', 10, '10 R.1/rus'],
    ['[squad-leader R.1]', 'American', 'M4A4', 5, '5 R.1/us'],
    ['[squad-leader R.4, R.1]', 'German', '4-6-7', 61, '61 R.1/ger R.4/ger'],
    ['[squad-leader R.4]', 'American', 'half-squad 3-4-7', 26, '26 R.4/us'],
    ['[squad-leader R.4]', 'British', 'PIAT', 8, '8 R.4/brit'],
    ['[squad-leader R.4]', 'French', 'half-squad 1-3-7', 26, '26 R.4/fr'],
    ['[squad-leader R.4]', 'German SS', '6-5-8', 26, '26 R.4/ger'],
    ['[squad-leader R.1/gen]', 'German', '?', 30, '30 R.1/ger'],
    ['[squad-leader R.1/gen]', 'Russian', '?', 20, '20 R.1/rus'],
    ['[squad-leader R.1/gen]', 'American', '?', 14, '14 R.1/us'],
  ])('%s %s %s: there are %i, and one more is warned of', (_, nation, counter, count, warning) => {
    expect([warned(nation, counter, count), warned(nation, counter, count + 1)]).toEqual([[], [warning]]);
  });

  test.each([
    ['wire', { wire: 24 }, { wire: 25 }, '24 R.1/gen'],
    ['entrenchments', { entrenchment: 16 }, { entrenchment: 17 }, '16 R.1/gen'],
    ['bunkers', { bunkers: { '1+3+5': 14 } }, { bunkers: { '1+3+5': 15 } }, '14 R.1/gen'],
  ])('[squad-leader R.1/gen] %s', (_, enough, more, warning) => {
    expect([warned('German', 'HMG', 1, enough), warned('German', 'HMG', 1, more)]).toEqual([[], [warning]]);
  });

  test.each([
    ['[squad-leader R.2]', 'Russian', '5-2-7'],
    ['[squad-leader R.3]', 'British', '4-5-7'],
    ['[squad-leader R.3]', 'Finnish', '8-3-8'],
  ])('%s nothing is said of the boxes whose lists are lost: %s %s', (_, nation, counter) => {
    expect(warned(nation, counter, 60)).toEqual([]);
  });
});
