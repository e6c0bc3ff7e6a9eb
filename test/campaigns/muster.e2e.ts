/** Who of a roster fights where: seen by each staff before the battle begins, and told when it has begun. */
import { jest } from '@jest/globals';
import type { TestApi } from '../../src/api/api.testkit.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { type Answered, SIDES, Staffs, serve, type Who } from './staffs.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(120_000);

let database: TestDatabase;
let api: TestApi;
let staffs: Staffs;

const force = (area: string, ...units: object[]) => ({ forces: [{ area, units }] });
const SCENARIO = {
  scenario: 'a-corner-of-the-village',
  title: 'A Corner of the Village',
  system: 'aslsk',
  map: { board: 'village' },
  turns: 2,
  setUp: [['russian'], ['german']],
  sides: {
    german: {
      is: { nationality: 'German' },
      ...force('K4-L7', { counter: '9-1' }, { counter: '4-6-7', count: 3 }, { counter: 'MMG' }),
    },
    russian: { is: { nationality: 'Russian' }, ...force('N4-P7', { counter: '4-4-7', count: 2 }) },
  },
  victory: { otherwise: 'russian' },
};
const one = (unit: string, kind: string, counter: string, more: object = {}) => ({
  unit,
  side: unit.startsWith('g') ? 'german' : 'russian',
  kind,
  name: unit,
  counter,
  ...more,
});
const ROSTER = [
  one('g-lt', 'person', '8-1'),
  one('g-guard', 'squad', '5-4-8'),
  one('g-line', 'squad', '4-6-7'),
  one('g-green', 'squad', '4-4-7'),
  one('g-last', 'squad', '4-3-6'),
  one('g-gun', 'weapon', 'LMG', { with: 'g-line' }),
  one('r-1', 'squad', '4-4-7'),
  one('r-hurt', 'squad', '4-2-6', { state: 'wounded' }),
];

beforeAll(async () => {
  database = await createTestDatabase();
  api = await serve(database);
  staffs = await Staffs.join(api);
  const node = (id: string, more: object) => ({ node: id, title: id, scenario: SCENARIO, ...more });
  const document = {
    system: 'aslsk',
    date: '1942-10-01',
    sides: SIDES.map((side) => ({ side, name: side })),
    formations: [],
    policies: 'aslsk-plain',
    roster: ROSTER,
    graph: {
      start: ['yard'],
      nodes: [
        node('yard', { mode: 'ENFORCE', edges: [{ edge: 'on', to: 'parade' }] }),
        node('parade', { mode: 'RECORD', exact: true, ends: true }),
      ],
    },
  };
  await staffs.enter('referee', 'beginBook', { campaign: { document } });
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
  expect(api?.errors.lines).toEqual([]);
});

async function musters(who: Who, node: string): Promise<Answered> {
  const fields =
    'muster { side drawn standIns { unit for } emptyPlaces { counter count why } leftOut { why units } says }';
  const { graph } = await staffs.book(who, `graph { nodes { id exact ${fields} } }`);
  return graph.nodes.find(({ id }: Answered) => id === node);
}

test('a staff sees its own muster beforehand, the referee both, the observer none', async () => {
  const { muster } = await musters('german', 'yard');
  expect(muster).toEqual([
    {
      side: 'german',
      drawn: ['g-green', 'g-guard', 'g-gun', 'g-line', 'g-lt'],
      standIns: [
        { unit: 'g-lt', for: '9-1' },
        { unit: 'g-green', for: '4-6-7' },
        { unit: 'g-guard', for: '4-6-7' },
        { unit: 'g-gun', for: 'MMG' },
      ],
      emptyPlaces: [],
      leftOut: [{ why: 'no-place', units: ['g-last'] }],
      says: [
        'Stand-ins: g-lt for a 9-1, g-green for a 4-6-7, g-guard for a 4-6-7 and g-gun for an MMG.',
        'Left out: g-last (the scenario has no place left for them).',
      ],
    },
  ]);
  const russian = { side: 'russian', emptyPlaces: [{ counter: '4-4-7', count: 1, why: 'not-ready' }] };
  expect((await musters('russian', 'yard')).muster).toMatchObject([russian]);
  expect((await musters('referee', 'yard')).muster).toMatchObject([{ side: 'german' }, russian]);
  expect((await musters('observer', 'yard')).muster).toEqual([]);
});

test('where the node asks for exact counters, who might have stood in stays behind', async () => {
  expect(await musters('german', 'parade')).toMatchObject({
    exact: true,
    muster: [
      {
        drawn: ['g-gun', 'g-line'],
        standIns: [],
        emptyPlaces: [
          { counter: '9-1', count: 1, why: 'exact' },
          { counter: '4-6-7', count: 2, why: 'exact' },
          { counter: 'MMG', count: 1, why: 'nobody' },
        ],
        leftOut: [{ why: 'exact', units: ['g-green', 'g-guard', 'g-last', 'g-lt'] }],
      },
    ],
  });
});

test('sealed orders count at once; what came of them is told to the side when the battle begins', async () => {
  await staffs.enter('german', 'sealOrders', {
    turn: 1,
    orders: { deployments: [{ node: 'yard', units: ['g-last'] }] },
  });
  const [planned] = (await musters('german', 'yard')).muster;
  expect(planned.drawn).toContain('g-last');
  expect(planned.leftOut).toEqual([{ why: 'no-place', units: ['g-guard'] }]);

  await staffs.enter('russian', 'sealOrders', { turn: 1, orders: {} });
  const { drawn } = await staffs.battleAt('yard');
  expect(drawn.filter((id) => id.startsWith('g'))).toEqual(planned.drawn);
  expect((await musters('german', 'yard')).muster).toBeNull();
  const told = async (who: Who) => {
    const { entries } = await staffs.book(
      who,
      'entries(first: 50) { nodes { kind consequences { what sentence } } }',
    );
    const opening = entries.nodes.find(({ kind }: Answered) => kind === 'open-battle');
    return opening.consequences.filter(({ what }: Answered) => what === 'drawn');
  };
  expect(await told('german')).toEqual([
    { what: 'drawn', sentence: ['5 units of german went into "yard".', ...planned.says].join(' ') },
  ]);
  expect(await told('observer')).toEqual([]);
});
