/** A battle is opened, and orders are listed, given and refused. */
import { jest } from '@jest/globals';
import { skirmish } from '../../test/skirmish/rulebook.js';
import { crossroads } from '../../test/skirmish/scenario.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { BATTLE_FIELDS, SkirmishCampaign, type Staff } from '../../test/support/skirmish-campaign.js';
import type { TestApi } from '../api/api.testkit.js';

let database: TestDatabase;
let api: TestApi;
let campaign: SkirmishCampaign;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await SkirmishCampaign.serve(database);
  campaign = await SkirmishCampaign.create(api);
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
  expect(api?.errors.lines.filter((line) => line.startsWith('Unexpected'))).toEqual([]);
});

async function refused(who: keyof Staff, battle: string, fields: string) {
  const query = `query ($id: ID!) { battle(id: $id) { ${fields} } }`;
  const [error] = (await api.ask(query, { id: battle }, campaign.staff[who])).errors ?? [];
  return { code: error?.extensions.code, message: error?.message };
}

describe('opening a battle', () => {
  test('shows each viewer what they may know', async () => {
    const battle = await campaign.open();
    const units =
      'version clock { turn phase } units(first: 20) { nodes { id hidden } } sides { key secrets } dice { scheme hash seed }';
    const [referee, blue, red, observer] = await Promise.all(
      (['referee', 'blue', 'red', 'observer'] as const).map((who) => campaign.ask(who, battle, units)),
    );
    expect(referee.units.nodes.map(({ id }: { id: string }) => id)).toEqual([
      'b1',
      'b2',
      'b3',
      'r1',
      'r2',
      'r3',
    ]);
    expect(red.units.nodes.find(({ id }: { id: string }) => id === 'r3')).toEqual({ id: 'r3', hidden: true });
    expect(blue.units.nodes.map(({ id }: { id: string }) => id)).toEqual(['b1', 'b2', 'b3', 'r1', 'r2']);
    expect(observer.units).toEqual(blue.units);
    expect(blue.sides).toEqual([
      { key: 'blue', secrets: {} },
      { key: 'red', secrets: null },
    ]);
    expect(blue).toMatchObject({
      version: 2,
      clock: { turn: 1, phase: 'plan' },
      dice: { scheme: 'hmac-sha256/3', seed: null },
    });
  });

  test('a stranger learns nothing, not even that it is there', async () => {
    const battle = await campaign.open();
    const { data, errors } = await api.ask(
      'query ($id: ID!) { battle(id: $id) { name } }',
      { id: battle },
      campaign.staff.stranger,
    );
    expect(data).toEqual({ battle: null });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test.each<[string, object, string, string[]]>([
    ['an unknown rulebook', { ...crossroads(), system: 'chess' }, 'UNKNOWN_SYSTEM', ['position', 'system']],
    [
      'a map that is not there',
      { ...crossroads(), map: { board: 'moon' } },
      'UNKNOWN_BOARD',
      ['position', 'map', 'board'],
    ],
    [
      'a side of another campaign',
      { ...crossroads(), sides: { green: { name: 'Green' } }, secrets: { green: {} }, units: {} },
      'UNKNOWN_SIDE',
      ['position', 'sides', 'green'],
    ],
    [
      'an attribute that the rulebook does not have',
      { ...crossroads(), options: { turns: 0, objective: 'E4', ambush: true } },
      'POSITION_MALFORMED',
      ['position', 'options', 'turns'],
    ],
  ])('%s is refused with its place', async (_, position, code, path) => {
    const input = { campaignId: campaign.id, name: 'No battle', start: { position } };
    expect(await api.command('openBattle', input, campaign.staff.referee)).toMatchObject({
      __typename: 'InvalidInput',
      code,
      path,
    });
  });

  test('only a referee opens battles', async () => {
    const input = { campaignId: campaign.id, name: 'Mutiny', start: { position: crossroads() } };
    expect(await api.command('openBattle', input, campaign.staff.blue)).toMatchObject({
      __typename: 'NotAllowed',
    });
  });

  test('the same command opens one battle', async () => {
    const input = {
      idempotencyKey: 'open-once',
      campaignId: campaign.id,
      name: 'Once',
      start: { position: crossroads() },
    };
    const fields = `... on BattleOpened { ${BATTLE_FIELDS} }`;
    const first = await api.command('openBattle', input, campaign.staff.referee, fields);
    const again = await api.command('openBattle', input, campaign.staff.referee, fields);
    expect(again).toEqual({ ...first, replayed: true });
  });
});

describe('orders', () => {
  test('sealed plans, a move, a reaction: every effect says what happened and by which rule', async () => {
    const battle = await campaign.open();
    const sealed = await campaign.order('blue', battle, [{ order: 'plan', plan: 'attack' }]);
    expect(sealed).toMatchObject({
      accepted: 1,
      battle: { version: 3, awaiting: [{ side: 'red', kind: 'plan' }] },
    });
    const [toRed] = (
      await campaign.ask('red', battle, 'actions(first: 10) { nodes { order effects { kind } } }')
    ).actions.nodes.slice(-1);
    expect(toRed).toEqual({ order: { order: 'plan' }, effects: [{ kind: 'planned' }] });
    await campaign.order('red', battle, [{ order: 'plan', plan: 'hold' }]);
    const moved = await campaign.order('blue', battle, [{ order: 'move', unit: 'b2', path: ['B4', 'C5'] }]);
    expect(moved.actions[0].effects).toEqual([
      {
        kind: 'entered',
        sentence: 'Blue 2 moves from A4 to B4.',
        cites: [{ rule: '2.1', text: expect.stringContaining('up to 4 hexes') }],
      },
    ]);
    expect(moved.battle.awaiting).toEqual([
      { side: 'red', kind: 'reaction', orders: ['fire', 'pass'], about: null },
    ]);
    const fired = await campaign.order('red', battle, [{ order: 'fire', unit: 'r1', target: 'b2' }]);
    expect(fired.actions[0].rolls[0]).toMatchObject({
      purpose: 'fire',
      dice: [{ face: expect.any(Number) }, { face: expect.any(Number) }],
    });
  });

  test('legal orders are accepted as they are listed, and only the own ones are listed', async () => {
    const battle = await campaign.planned();
    const { legalOrders } = await campaign.ask('blue', battle, 'legalOrders { kind order cost says }');
    expect(legalOrders.length).toBeGreaterThan(20);
    for (const { says } of legalOrders) expect(says).toMatch(/^[A-Z].*\.$/);
    const { order } = legalOrders.find(({ cost }: { cost: { hexes?: number } | null }) => cost?.hexes === 3);
    expect(await campaign.order('blue', battle, [order])).toMatchObject({
      __typename: 'OrdersIssued',
      accepted: 1,
    });
    expect((await campaign.ask('blue', battle, 'legalOrders { kind }')).legalOrders).toEqual([]);
    const { errors } = await api.ask(
      'query ($id: ID!) { battle(id: $id) { legalOrders(side: "red") { kind } } }',
      { id: battle },
      campaign.staff.blue,
    );
    expect(errors?.[0]?.extensions.code).toBe('NOT_ALLOWED');
  });

  test('legal orders tell alike who acts, where and against whom, filtered and page by page', async () => {
    const battle = await campaign.planned();
    const members = 'kind unit units at places targets says order';
    const page = (args: string) =>
      campaign.ask(
        'blue',
        battle,
        `legalOrderPage(${args}) { total nodes { ${members} } pageInfo { hasNextPage endCursor } }`,
      );
    const { legalOrders: all } = await campaign.ask('blue', battle, `legalOrders { ${members} }`);
    const ofB2 = all.filter(({ units }: { units: string[] }) => units.includes('b2'));
    expect(ofB2.length).toBeGreaterThan(10);
    expect(ofB2[0]).toMatchObject({ kind: 'move', unit: 'b2', units: ['b2'], targets: [] });
    for (const { order, at, places } of ofB2)
      expect({ at, places }).toEqual({ at: order.path.at(-1), places: order.path });

    const filtered = await campaign.ask(
      'blue',
      battle,
      `legalOrders(filter: { unit: "b2", kinds: ["move"] }) { ${members} }`,
    );
    expect(filtered.legalOrders).toEqual(ofB2);
    const { legalOrderPage: first } = await page('first: 7, filter: { unit: "b2" }');
    const { legalOrderPage: rest } = await page(
      `first: 100, after: "${first.pageInfo.endCursor}", filter: { unit: "b2" }`,
    );
    expect(first).toMatchObject({ total: ofB2.length, pageInfo: { hasNextPage: true } });
    expect([...first.nodes, ...rest.nodes]).toEqual(ofB2.slice(0, 107));
    const unseen = await refused(
      'blue',
      battle,
      'legalOrderPage(first: 5, filter: { unit: "r3" }) { total }',
    );
    const unknown = 'legalOrderPage(first: 5, filter: { unit: "nobody" }) { total }';
    expect(unseen).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused('blue', battle, unknown)).toEqual(unseen);
    expect((await page('first: 5, filter: { kinds: ["pass"] }')).legalOrderPage.nodes).toEqual([
      {
        kind: 'pass',
        unit: null,
        units: [],
        at: null,
        places: [],
        targets: [],
        says: 'Pass.',
        order: { order: 'pass' },
      },
    ]);

    await campaign.order('blue', battle, [{ order: 'pass' }]);
    const late = await refused(
      'red',
      battle,
      `legalOrderPage(first: 5, after: "${first.pageInfo.endCursor}") { total }`,
    );
    expect(late).toMatchObject({ code: 'BAD_USER_INPUT', message: expect.stringContaining('version 4') });
  });

  test('a filter with an effect that the rulebook does not have is refused', async () => {
    const battle = await campaign.planned();
    const found = await campaign.ask(
      'blue',
      battle,
      'actions(first: 9, filter: { effects: ["plans-revealed"] }) { nodes { version } }',
    );
    expect(found.actions.nodes).toHaveLength(1);
    expect(
      await refused(
        'blue',
        battle,
        'actions(first: 9, filter: { effects: ["fired", "dance"] }) { nodes { version } }',
      ),
    ).toEqual({
      code: 'BAD_USER_INPUT',
      message:
        'Skirmish has no effect "dance". Ask for `rulebook(system: "skirmish") { effects }`: it lists them all.',
    });
  });

  test('a list for a side or of a kind that there is not is refused with what there is', async () => {
    const battle = await campaign.planned();
    expect(await refused('referee', battle, 'legalOrders(side: "green") { kind }')).toMatchObject({
      code: 'NOT_FOUND',
      message: 'This battle has no side "green"; it has: blue, red.',
    });
    expect(await refused('blue', battle, 'legalOrders(filter: { kinds: ["dance"] }) { kind }')).toMatchObject(
      {
        code: 'BAD_USER_INPUT',
        message: 'Skirmish has no order "dance"; it has: fire, move, pass, plan.',
      },
    );
  });

  test('tell how likely their outcomes are, and what forbids them', async () => {
    const battle = await campaign.planned();
    const odds = (who: keyof Staff, order: string, more = '') =>
      api.ask(
        `query ($id: ID!) { battle(id: $id) { odds(order: ${order} ${more}) { total chances { outcome cases probability } estimated } } }`,
        { id: battle },
        campaign.staff[who],
      );
    await campaign.order('blue', battle, [{ order: 'pass' }]);
    // A4 to E4: range 4, so 6 or less hits, 15 in 36; a hit breaks on 4, 5 and 6: 5/24.
    const shot = '{ json: { order: "fire", unit: "b2", target: "r1" } }';
    const counted = await odds('blue', shot);
    expect(counted.data?.battle.odds).toMatchObject({ total: '24', estimated: false });
    expect(counted.data?.battle.odds.chances[1]).toEqual({
      outcome: expect.stringContaining('broken: Red 1'),
      cases: '5',
      probability: 0.208333,
    });
    expect((await odds('referee', shot, 'side: "blue"')).data).toEqual(counted.data);
    expect((await campaign.ask('blue', battle, 'version')).version).toBe(5);
    const wrong = await odds('blue', '{ json: { order: "fire", unit: "b1", target: "b2" } }');
    expect(wrong.errors?.[0]).toMatchObject({
      extensions: { code: 'NO_SUCH_TARGET', path: ['order', 'json', 'target'] },
    });
    const malformed = await odds('blue', '{ json: { order: "fire", unit: 3 } }');
    expect(malformed.errors?.[0]?.extensions.code).toBe('MALFORMED_ORDER');
    const late = await odds('red', '{ json: { order: "pass" } }');
    expect(late.errors?.[0]?.extensions.code).toBe('NOT_YOUR_DECISION');
  });

  test('a refusal names code, rule and place, and leaves no trace', async () => {
    const battle = await campaign.planned();
    const refused = await campaign.order('blue', battle, [{ order: 'move', unit: 'b2', path: ['B4', 'F4'] }]);
    expect(refused).toMatchObject({
      __typename: 'OrderRefused',
      code: 'NOT_ADJACENT',
      rule: '2.1',
      path: ['orders', '0', 'json', 'path', '1'],
    });
    expect((await campaign.ask('blue', battle, 'version')).version).toBe(4);
  });

  test('the same command is carried out once, and its answer is told again even when it would be refused today', async () => {
    const battle = await campaign.planned();
    const once = { idempotencyKey: `once-${battle}` };
    const first = await campaign.order('blue', battle, [{ order: 'move', unit: 'b1', path: ['A1'] }], once);
    const again = await campaign.order('blue', battle, [{ order: 'move', unit: 'b1', path: ['A1'] }], once);
    expect(again).toEqual({ ...first, replayed: true });
    expect(await campaign.order('blue', battle, [{ order: 'pass' }], once)).toMatchObject({
      __typename: 'KeyInUse',
      code: 'KEY_REUSED',
    });
  });

  test('an order for an older version is told to look again', async () => {
    const battle = await campaign.planned();
    const late = await campaign.order('blue', battle, [{ order: 'pass' }], { expectedVersion: 3 });
    expect(late).toMatchObject({ __typename: 'Conflict', code: 'CONFLICT', retryable: true });
  });

  test('of many orders at once on one battle each is carried out once or told why not', async () => {
    const battle = await campaign.planned();
    const units = ['b1', 'b2', 'b3'];
    const answers = await Promise.all(
      units.flatMap((unit) =>
        [0, 1].map(() =>
          campaign.order('blue', battle, [
            { order: 'move', unit, path: [`A${unit[1] === '1' ? 1 : unit[1] === '2' ? 3 : 7}`] },
          ]),
        ),
      ),
    );
    const issued = answers.filter(({ __typename }) => __typename === 'OrdersIssued');
    expect(issued).toHaveLength(1);
    for (const answer of answers)
      if (answer.__typename !== 'OrdersIssued') expect(answer.code).toBe('NOT_YOUR_DECISION');
  });

  test('nobody orders for another side, the referee for any', async () => {
    const battle = await campaign.planned();
    expect(await campaign.order('red', battle, [{ order: 'pass' }], { side: 'blue' })).toMatchObject({
      __typename: 'InvalidInput',
      path: ['side'],
    });
    expect(await campaign.order('observer', battle, [{ order: 'pass' }])).toMatchObject({
      __typename: 'NotAllowed',
    });
    expect(await campaign.order('referee', battle, [{ order: 'pass' }], { side: 'blue' })).toMatchObject({
      accepted: 1,
    });
  });

  test('a standing order answers at once and stays its commander’s own', async () => {
    const battle = await campaign.planned();
    await campaign.order('red', battle, [{ order: 'standing-orders', rules: { reactWithin: 0 } }]);
    const moved = await campaign.order('blue', battle, [{ order: 'move', unit: 'b2', path: ['B4', 'B3'] }]);
    expect(moved.actions.map(({ by }: { by: string }) => by)).toEqual(['blue', 'red', 'red']);
    const fields = 'actions(first: 20) { nodes { order standing } }';
    const toRed = (await campaign.ask('red', battle, fields)).actions.nodes.slice(-1)[0];
    const toBlue = (await campaign.ask('blue', battle, fields)).actions.nodes.slice(-1)[0];
    expect([toRed.standing, toBlue.standing]).toEqual([true, false]);
    const toBlueOfTheWord = (
      await campaign.ask('blue', battle, 'actions(first: 20) { nodes { order effects { kind } } }')
    ).actions.nodes;
    expect(toBlueOfTheWord).toContainEqual({ order: { order: 'unseen' }, effects: [] });
  });
});

test('rules that fail on an order refuse it without a word of why, and the battle stays playable', async () => {
  const battle = await campaign.planned();
  const failing = jest.spyOn(skirmish.orders.pass as NonNullable<typeof skirmish.orders.pass>, 'perform');
  failing.mockImplementationOnce(() => {
    throw new Error('There is no unit "r3".');
  });
  const refused = await campaign.order('blue', battle, [{ order: 'pass' }]);
  failing.mockRestore();
  expect(refused).toMatchObject({ __typename: 'OrderRefused', code: 'CANNOT_GO_ON' });
  expect(JSON.stringify(refused)).not.toMatch(/\br3\b/);
  expect(api.errors.lines.some((line) => line.includes('There is no unit "r3".'))).toBe(true);
  expect(await campaign.order('blue', battle, [{ order: 'pass' }])).toMatchObject({ accepted: 1 });
});
