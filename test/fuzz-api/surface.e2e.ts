import { type GraphQLInputObjectType, getNamedType } from 'graphql';
import { WebSocket } from 'ws';
import { nextKey } from '../../src/api/api.testkit.js';
import { crossroads } from '../skirmish/scenario.js';
import { BACKGROUND } from '../support/background.js';
import { SkirmishCampaign } from '../support/skirmish-campaign.js';
import {
  aNumber,
  aPage,
  api,
  aText,
  campaign,
  chance,
  LONGEST_MS,
  maybe,
  mutation,
  RUNS,
  send,
  serveFuzzed,
  times,
} from './fuzz.js';
import { type Json, nonsense, spoilt } from './nonsense.js';

let battle: string;
let foreign: string;

serveFuzzed(BACKGROUND, ['jobs', 'webhooks']);
beforeAll(async () => {
  foreign = await (await SkirmishCampaign.create(api)).open();
  battle = await campaign.planned();
});

const anybody = () => chance.pick(['referee', 'blue', 'red', 'observer', 'stranger'] as const);
const idThere = () => chance.pick([battle, foreign, campaign.id, 'battle.AAAAAAAAAAAAAAAAAAAAAA.x', 'x']);
test('a spoilt position opens no battle and breaks nothing', async () => {
  await times(RUNS, async () => {
    const start = { position: spoilt(chance, crossroads()) };
    const input = { idempotencyKey: nextKey(), campaignId: campaign.id, name: 'Spoilt', start };
    await send(mutation('openBattle'), { input });
  });
});

test('whatever position was let in can be looked at, ordered in and taken back', async () => {
  const opened = `mutation ($input: OpenBattleInput!) { openBattle(input: $input) { __typename ... on BattleOpened { battle { id } } } }`;
  const all = `query ($id: ID!) { battle(id: $id) { position map units(first: 50) { nodes { id attributes } } legalOrders(side: "blue") { order says cost }
    red: legalOrders(side: "red") { order } actions(first: 20) { nodes { effects { sentence cites { text } } } } awaiting { about } sides { secrets } } }`;
  for (let open = 0; open < RUNS / 5; ) {
    const start = { position: spoilt(chance, crossroads()) };
    const input = { idempotencyKey: nextKey(), campaignId: campaign.id, name: 'Spoilt', start };
    const answer = (await send(opened, { input })) as { data?: { openBattle?: { battle?: { id: string } } } };
    const id = answer.data?.openBattle?.battle?.id;
    if (id === undefined) continue;
    open++;
    const seen = (await send(all, { id })) as { data?: { battle: Record<string, { order: Json }[]> } };
    for (const [side, list] of [
      ['blue', 'legalOrders'],
      ['red', 'red'],
    ] as const)
      for (const { order } of (seen.data?.battle[list] ?? []).slice(0, 3)) {
        const given = { idempotencyKey: nextKey(), battleId: id, side, orders: [{ json: order }] };
        await send(mutation('issueOrders'), { input: given });
      }
    await send(mutation('undo'), { input: { idempotencyKey: nextKey(), battleId: id, toVersion: 2 } });
    await send(all, { id });
  }
});

test('spoilt orders are refused', async () => {
  const look =
    'query ($id: ID!) { battle(id: $id) { version legalOrders(side: "blue") { order } red: legalOrders(side: "red") { order } } }';
  const { data } = (await send(look, { id: battle })) as unknown as {
    data: { battle: { legalOrders: { order: Json }[]; red: { order: Json }[] } };
  };
  const legal = [...data.battle.legalOrders, ...data.battle.red].map(({ order }) => order);
  await times(RUNS * 2, async () => {
    const orders = Array.from({ length: 1 + chance.below(3) }, () => ({
      json: chance.below(4) === 0 ? nonsense(chance) : spoilt(chance, chance.pick(legal), legal),
    }));
    const sound = {
      idempotencyKey: nextKey(),
      battleId: battle,
      orders,
      policy: 'UNTIL_REFUSED',
      side: 'blue',
    };
    const input = chance.below(2) === 0 ? sound : spoilt(chance, sound, [idThere()]);
    await send(mutation('issueOrders'), { input }, anybody());
  });
});

test('spoilt rulings are refused', async () => {
  const sound = [
    { do: 'unit', unit: 'b1', set: { at: 'B2', morale: 2, hidden: true } },
    { do: 'enter', unit: 'b9', set: { side: 'blue', name: 'New', at: 'A1', morale: 3 } },
    { do: 'leave', unit: 'b3' },
    { do: 'location', at: 'C3', set: { smoke: true } },
    { do: 'side', side: 'blue', set: { plan: null } },
    { do: 'secret', side: 'red', set: { plan: 'hold' } },
    { do: 'clock', set: { turn: 2, phase: 'move', active: 'red' } },
  ];
  await times(RUNS * 2, async () => {
    const changes = spoilt(chance, [chance.pick(sound)]);
    const input = { idempotencyKey: nextKey(), battleId: battle, changes, why: 'because' };
    await send(mutation('rule'), { input });
  });
});

test('a battle that was ruled over and over can still be looked at and played', async () => {
  const all = `query ($id: ID!) { battle(id: $id) { version position legalOrders(side: "blue") { order says }
    red: legalOrders(side: "red") { order } actions(first: 50) { nodes { effects { sentence } changes } } diff(from: 1, to: 2) { changes } } }`;
  for (const who of ['referee', 'observer'] as const)
    await send(
      who === 'referee' ? all : all.replace(/legalOrders[^}]*\}|red: [^}]*\}/g, ''),
      { id: battle },
      who,
    );
});

test('spoilt lab files are answered with their problems', async () => {
  const sound = {
    system: 'skirmish',
    position: crossroads(),
    steps: [
      { by: 'blue', order: { order: 'plan', plan: 'attack' } },
      { by: 'red', order: { order: 'plan', plan: 'hold' } },
      { by: 'blue', order: { order: 'move', unit: 'b2', path: ['B4', 'C5'] }, dice: 'all' },
    ],
    orders: true,
  };
  await times(RUNS * 2, async () => {
    await send('query ($document: JSON!) { lab(document: $document) }', { document: spoilt(chance, sound) });
  });
});

test('spoilt uploads are refused', async () => {
  const documents = {
    CHART_PACK: { system: 'skirmish', version: '1.0.1', charts: {} },
    SCENARIO: {
      scenario: 'x',
      title: 'X',
      system: 'skirmish',
      map: { board: 'field' },
      turns: 4,
      sides: { blue: { name: 'Blue', forces: [] }, red: { name: 'Red', forces: [] } },
    },
    BOARD: { name: 'x', columns: 5, rows: 5, hexes: { A1: 'woods' } },
  };
  await times(RUNS, async () => {
    const kind = chance.pick(Object.keys(documents) as (keyof typeof documents)[]);
    const document = spoilt(chance, documents[kind]);
    const input = { idempotencyKey: nextKey(), kind, name: 'X', system: 'skirmish', document };
    await send(mutation('upload'), { input: chance.below(3) === 0 ? spoilt(chance, input) : input });
  });
});

/** A sound input for each command, as far as one can be told from the schema and what is there. */
function soundInput(type: GraphQLInputObjectType): Record<string, Json> {
  const known: Record<string, Json> = {
    idempotencyKey: nextKey(),
    campaignId: campaign.id,
    battleId: battle,
    name: 'A name',
    why: 'because',
    toVersion: 2,
    side: 'blue',
    url: 'http://127.0.0.1:1/',
    kinds: ['none'],
    consent: false,
  };
  return Object.fromEntries(
    Object.values(type.getFields()).map((field) => [field.name, known[field.name] ?? nonsense(chance)]),
  );
}

/** Commands that would end the test itself: the campaign emptied of its people, the people signed out. */
const LEFT_OUT = new Set([
  'leaveCampaign',
  'removeMember',
  'changeMemberRole',
  'changeCampaignSettings',
  'endSession',
  'changePassword',
]);

test('every command takes any input', async () => {
  const commands = Object.values(api.schema.getMutationType()!.getFields()).filter(
    ({ name }) => !LEFT_OUT.has(name),
  );
  await times(RUNS * 4, async () => {
    const command = chance.pick(commands);
    const type = getNamedType(command.args[0]!.type) as GraphQLInputObjectType;
    const sound = soundInput(type);
    const input = chance.below(3) === 0 ? sound : spoilt(chance, sound, [idThere()]);
    await send(mutation(command.name), { input }, anybody());
  });
});

test('every question takes any argument', async () => {
  const moment = () =>
    chance.pick([
      () => `{ version: ${aNumber()} }`,
      () => `{ turn: { turn: ${aNumber()} ${maybe('phase', aText)} ${maybe('active', aText)} } }`,
      () => '{}',
    ])();
  const fields = [
    () =>
      `units(${aPage()} filter: { ${maybe('side', aText)} ${maybe('at', aText)} }) { nodes { id } pageInfo { endCursor } }`,
    () => `unit(id: ${aText()}) { at attributes }`,
    () => `legalOrders(${maybe('side', aText) || 'side: null'}) { order }`,
    () =>
      `actions(${aPage()} filter: { ${maybe('unit', aText)} ${maybe('location', aText)} ${maybe('turn', aNumber)} ${maybe('effects', () => `[${aText()}]`)} }) { nodes { version effects { sentence } } }`,
    () => `diff(from: ${aNumber()}, to: ${aNumber()}) { changes }`,
    () => 'position map locations { at } dice { seed } undoRequest { why }',
  ];
  const questions = [
    () =>
      `{ battle(id: "${idThere()}" ${maybe('at', moment)} ${maybe('minVersion', () => chance.pick([-5, 0, 1, 2]))}) { version ${chance.pick(fields)()} } }`,
    () => `{ battle(id: ${aText()}) { version } }`,
    () =>
      `{ campaign(id: "${campaign.id}" ${maybe('at', aNumber)}) { events(${aPage()} filter: { ${maybe('kinds', () => `[${aText()}]`)} ${maybe('battleId', () => `"${idThere()}"`)} }) { nodes { position action { changes } } pageInfo { endCursor } } } }`,
    () =>
      `{ campaign(id: "${idThere()}") { battles(${aPage()} ${maybe('open', () => 'true')}) { nodes { version } } } }`,
    () => `{ campaign(id: "${campaign.id}") { jobs(${aPage()} ${maybe('name', aText)}) { nodes { id } } } }`,
    () => `{ campaign(id: "${campaign.id}") { webhooks { deliveries(${aPage()}) { nodes { id } } } } }`,
    () =>
      `{ job(id: ${chance.pick([aText, () => `"job.${campaign.id.split('.')[1]}.${'QQ'.repeat(chance.below(220))}"`])()}) { name } }`,
    () => `{ rulebook(system: ${aText()}) { title } }`,
    () => `{ rulebook(system: "skirmish") { rule(id: ${aText()}) { text } } }`,
    () => `{ libraryItem(id: ${aText()}) { name } }`,
    () => `{ library(${aPage()}) { nodes { id } } }`,
  ];
  await times(RUNS * 4, () => send(chance.pick(questions)(), {}, anybody()));
});

test('a repeated key with another input is told so, whatever the input', async () => {
  const idempotencyKey = nextKey();
  const sound = { idempotencyKey, campaignId: campaign.id, name: 'Once', start: { position: crossroads() } };
  await send(mutation('openBattle'), { input: sound });
  await times(RUNS / 3, async () => {
    const input = { ...(spoilt(chance, sound) as object), idempotencyKey, campaignId: campaign.id };
    await send(mutation('openBattle'), { input });
  });
});

describe('over a WebSocket', () => {
  const stream = (name: string) =>
    ({
      campaignEvents:
        'subscription ($id: ID!, $after: Int!) { campaignEvents(campaignId: $id, after: $after) { position action { changes } about } }',
      campaignChanged:
        'subscription ($id: ID!, $after: Int!) { campaignChanged(campaignId: $id, after: $after) { position } }',
      jobChanged: 'subscription ($id: ID!) { jobChanged(id: $id) { state } }',
    })[name]!;

  /** Says these frames one after the other and waits for the answer to a last sound one, or for the end. */
  async function say(frames: readonly (string | Buffer)[], token: string): Promise<void> {
    const socket = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const over = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No answer to ${String(frames)}`)), LONGEST_MS);
      const done = () => {
        clearTimeout(timer);
        resolve();
      };
      socket.on('close', done);
      socket.on('error', done);
      socket.on('message', (text) => {
        if (/"INTERNAL"/.test(String(text))) reject(new Error(`${String(text)} to ${String(frames)}`));
        if (String(text).includes('"pong"')) done();
      });
    });
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
      socket.once('message', () => {
        for (const frame of frames) socket.send(frame);
        socket.send('{"type":"ping"}');
      });
    });
    await over;
    socket.terminate();
  }

  const subscribe = (name: string, variables: Json) => ({
    id: String(chance.below(5)),
    type: 'subscribe',
    payload: { query: stream(name), variables },
  });

  test('any arguments of a stream are answered', async () => {
    await times(RUNS, async () => {
      const name = chance.pick(['campaignEvents', 'campaignChanged', 'jobChanged']);
      const sound = { id: chance.pick([campaign.id, battle, foreign]), after: chance.below(50) };
      const variables = chance.below(3) === 0 ? sound : spoilt(chance, sound, [idThere()]);
      await say([JSON.stringify(subscribe(name, variables))], campaign.staff[anybody()]);
    });
  });

  test('any frames are answered or end the socket', async () => {
    await times(RUNS, async () => {
      const sound = subscribe('campaignEvents', { id: campaign.id, after: 0 });
      const frames = Array.from({ length: 1 + chance.below(4) }, () =>
        chance.pick<() => string | Buffer>([
          () => JSON.stringify(spoilt(chance, sound)),
          () => JSON.stringify(nonsense(chance)),
          () => JSON.stringify({ id: sound.id, type: 'complete' }),
          () => Buffer.from([0xff, 0xfe, 0x00, chance.below(256)]),
          () => '{'.repeat(chance.below(5_000)),
        ])(),
      );
      await say(frames, campaign.staff[anybody()]);
    });
  });

  test('and others are served all the while', async () => {
    const events = api
      .sockets(campaign.staff.blue)
      .iterate({ query: stream('campaignEvents'), variables: { id: campaign.id, after: 0 } });
    expect((await events.next()).value?.data).toMatchObject({ campaignEvents: { position: 1 } });
    await events.return?.();
  });
});
