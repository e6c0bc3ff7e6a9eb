import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import { newPerson, TestApi, type TestPerson } from '../api.testkit.js';

const SIDES = [
  { key: 'allies', name: 'Allies' },
  { key: 'axis', name: 'Axis' },
];
const CHANGES =
  'subscription ($id: ID!, $after: Int!) { campaignChanged(campaignId: $id, after: $after) { position campaign { name } } }';

/** Two sentences at least: what is wrong, and what to do. */
const SENTENCE = /^[A-Za-z].* .*\.$/;

describe('subscriptions', () => {
  let database: TestDatabase;
  let api: TestApi;
  let referee: TestPerson;
  beforeAll(async () => {
    database = await createTestDatabase();
    api = await TestApi.start({
      dataSource: database.dataSource,
      api: {
        corsOrigins: ['https://desk.example'],
        ownOrigin: 'https://hexledger.example',
        limits: {
          bodyBytes: 50_000,
          subscriptions: {
            perSocket: 3,
            perCaller: 6,
            perAddress: 10,
            subscriptions: 12,
            socketsPerAddress: 20,
            sockets: 30,
            bufferedBytes: 20_000,
            bufferedBytesOfAll: 200_000,
            patienceSeconds: 1,
          },
        },
      },
    });
    referee = await newPerson(api);
  });
  afterAll(async () => {
    await api?.close();
    await database?.drop();
  });

  const create = async (input: object = {}): Promise<string> =>
    (
      await api.command(
        'createCampaign',
        { name: 'v1', sides: SIDES, ...input },
        referee.token,
        '... on CampaignCreated { campaign { id } }',
      )
    ).campaign.id;
  const rename = (campaignId: string, name: string, more: object = {}) =>
    api.command('renameCampaign', { campaignId, name, ...more }, referee.token);

  /** A raw socket that speaks the protocol by hand. */
  async function raw(init: object | null = { authorization: `Bearer ${referee.token}` }) {
    const socket = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const messages: { id?: string; type: string; payload?: unknown }[] = [];
    let heard: () => void = () => undefined;
    socket.on('message', (data) => {
      messages.push(JSON.parse(String(data)));
      heard();
    });
    const closed = new Promise<{ code: number; reason: string }>((resolve) =>
      socket.on('close', (code, reason) => resolve({ code, reason: String(reason) })),
    );
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.once('open', resolve));
    const send = (message: object | string) =>
      socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    const message = async (fits: (one: (typeof messages)[number]) => boolean) => {
      for (;;) {
        const found = messages.find(fits);
        if (found) return found;
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      }
    };
    if (init) {
      send({ type: 'connection_init', payload: init });
    }
    const subscribe = (id: string, query: string, variables: object = {}) =>
      send({ id, type: 'subscribe', payload: { query, variables } });
    return { socket, messages, closed, send, message, subscribe };
  }

  it('send what was missed, then what happens, in order', async () => {
    const id = await create();
    await rename(id, 'v2');
    const client = api.sockets(referee.token);
    const stream = client.iterate<{ campaignChanged: { position: number; campaign: { name: string } } }>({
      query: CHANGES,
      variables: { id, after: 0 },
    });
    const next = async () => (await stream.next()).value!.data!.campaignChanged;
    expect([await next(), await next()].map(({ position, campaign }) => [position, campaign.name])).toEqual([
      [1, 'v1'],
      [2, 'v2'],
    ]);
    const coming = next();
    await rename(id, 'v3');
    expect(await coming).toEqual({ position: 3, campaign: { name: 'v3' } });
    await stream.return!();
    await client.dispose();
  });

  it('resume where a client stopped, without a gap or a repetition', async () => {
    const id = await create();
    for (let i = 2; i <= 9; i++) await rename(id, `v${i}`);
    const seen: number[] = [];
    while (seen.length < 9) {
      const client = api.sockets(referee.token);
      const stream = client.iterate<{ campaignChanged: { position: number } }>({
        query: CHANGES,
        variables: { id, after: seen.at(-1) ?? 0 },
      });
      for (let i = 0; i < 3; i++) seen.push((await stream.next()).value!.data!.campaignChanged.position);
      await client.terminate();
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('end for somebody who may no longer see', async () => {
    const id = await create();
    const person = await newPerson(api);
    const { secret } = await api.command(
      'invite',
      { campaignId: id, role: 'OBSERVER' },
      referee.token,
      '... on InvitationIssued { secret }',
    );
    await api.command('acceptInvitation', { secret }, person.token);
    const client = api.sockets(person.token);
    const stream = client.iterate({ query: CHANGES, variables: { id, after: 3 } });
    const ends = expect(stream.next()).rejects.toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    await api.command('removeMember', { campaignId: id, personId: person.id }, referee.token);
    await ends;
    await client.dispose();
  });

  it('end for a session that has ended', async () => {
    const id = await create();
    const second = await api.command(
      'signIn',
      { email: referee.email, password: referee.password },
      undefined,
      '... on SignedIn { accessToken }',
    );
    const client = api.sockets(second.accessToken);
    const stream = client.iterate({ query: CHANGES, variables: { id, after: 1 } });
    const ends = expect(stream.next()).rejects.toMatchObject([{ extensions: { code: 'NOT_SIGNED_IN' } }]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await api.command('endSession', {}, second.accessToken);
    await rename(id, 'unseen');
    await ends;
    await client.dispose();
  });

  it("are refused for other people's campaigns, unknown ones and nonsense alike", async () => {
    const [id, person] = [await create(), await newPerson(api)];
    const { subscribe, message, socket, send } = await raw({ authorization: `Bearer ${person.token}` });
    await message((one) => one.type === 'connection_ack');
    subscribe('a', CHANGES, { id, after: 0 });
    const refusals = [await message((one) => one.id === 'a')];
    send({ id: 'a', type: 'complete' });
    subscribe('b', CHANGES, { id: 'campaign.AAAAAAAAAAAAAAAAAAAAAA', after: 0 });
    refusals.push(await message((one) => one.id === 'b'));
    subscribe('c', CHANGES, { id: '☠', after: 0 });
    refusals.push(await message((one) => one.id === 'c'));
    expect(new Set(refusals.map(({ payload }) => JSON.stringify(payload))).size).toBe(1);
    expect(JSON.stringify(refusals[0]!.payload)).toContain('NOT_FOUND');
    socket.close();
  });

  it('take a bad token for no token, and say so', async () => {
    const { closed } = await raw({ authorization: 'Bearer nonsense' });
    expect(await closed).toMatchObject({ code: 4403, reason: expect.stringMatching(SENTENCE) });
  });

  it('are for pages of our own origin and of listed ones, and for clients that are not pages', async () => {
    const open = (origin: string) =>
      new Promise<string>((resolve) => {
        const url = `${api.url.replace('http', 'ws')}/graphql`;
        const socket = new WebSocket(url, 'graphql-transport-ws', { origin });
        socket.on('open', () => socket.send('{"type":"connection_init"}'));
        socket.on('message', (data) => {
          resolve(JSON.parse(String(data)).type);
          socket.close();
        });
        socket.on('close', (code, reason) => resolve(`${code} ${reason}`));
      });
    for (const origin of [api.url, 'https://desk.example', 'https://hexledger.example'])
      expect(await open(origin)).toBe('connection_ack');
    for (const origin of ['https://elsewhere.example', 'http://desk.example', 'null'])
      expect(await open(origin)).toBe(
        `4403 Pages of ${origin} may open no socket here. Ask the operator for CORS_ORIGINS.`,
      );
  });

  it('are the only operations taken over a socket', async () => {
    const { subscribe, message, socket } = await raw();
    await message((one) => one.type === 'connection_ack');
    subscribe('q', '{ serverVersion }');
    expect(JSON.stringify((await message((one) => one.id === 'q')).payload)).toContain('over HTTP');
    subscribe('v', 'subscription { nothing }');
    expect(JSON.stringify((await message((one) => one.id === 'v')).payload)).toContain(
      'GRAPHQL_VALIDATION_FAILED',
    );
    subscribe('s', 'subscription {');
    expect(JSON.stringify((await message((one) => one.id === 's')).payload)).toContain(
      'GRAPHQL_VALIDATION_FAILED',
    );
    socket.close();
  });

  it('are limited in number on one socket', async () => {
    const id = await create();
    const { subscribe, message, socket } = await raw();
    await message((one) => one.type === 'connection_ack');
    for (let i = 0; i < 4; i++) subscribe(`s${i}`, CHANGES, { id, after: 1 });
    const refused = await message((one) => one.type === 'error');
    expect(JSON.stringify(refused.payload)).toContain('TOO_MANY_SUBSCRIPTIONS');
    socket.close();
  });

  it('are limited in number for one account, on however many sockets', async () => {
    const id = await create();
    const sockets = [await raw(), await raw(), await raw()];
    for (const [n, { subscribe, message }] of sockets.entries()) {
      await message((one) => one.type === 'connection_ack');
      for (let i = 0; i < 3; i++) subscribe(`s${n}${i}`, CHANGES, { id, after: 0 });
      if (n < 2) await message((one) => one.type === 'next');
    }
    const refused = await sockets[2]!.message((one) => one.type === 'error');
    expect(JSON.stringify(refused.payload)).toContain('of this account');
    for (const { socket, closed } of sockets) {
      socket.close();
      await closed;
    }
  });

  it.each([
    ['text that is not JSON', '{', 4400],
    ['an unknown message', { type: 'dance' }, 4400],
    ['a subscription before the greeting', { id: '1', type: 'subscribe', payload: { query: '{ a }' } }, 4401],
    ['a message that is too long', 'x'.repeat(60_000), 1009],
  ])('close on %s', async (_, message, code) => {
    const { send, closed } = await raw(null);
    send(message);
    expect(await closed).toMatchObject({
      code,
      reason: code === 1009 ? '' : expect.stringMatching(SENTENCE),
    });
  });

  it('close with a sentence when the greeting comes twice, late or in another language', async () => {
    const twice = await raw();
    await twice.message((one) => one.type === 'connection_ack');
    twice.send({ type: 'connection_init', payload: {} });
    const other = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-ws');
    const refused = new Promise<[number, string]>((resolve) =>
      other.on('close', (code, reason) => resolve([code, String(reason)])),
    );
    other.on('error', () => undefined);
    const late = await raw(null);
    expect(await twice.closed).toEqual({ code: 4429, reason: expect.stringMatching(SENTENCE) });
    expect(await late.closed).toEqual({ code: 4408, reason: expect.stringMatching(SENTENCE) });
    expect([
      [4406, expect.stringMatching(SENTENCE)],
      [1006, ''],
    ]).toContainEqual(await refused);
  });

  it('let a client go that does not read, with a reason, and keep serving the others', async () => {
    const id = await create({ description: 'x'.repeat(9_000) });
    for (let i = 0; i < 60; i++) await rename(id, `v${i}`);
    const names = Array.from({ length: 20 }, (_, i) => `d${i}: description`).join(' ');
    const query = `subscription ($id: ID!) { campaignChanged(campaignId: $id, after: 0) { campaign { ${names} } } }`;
    const { socket, message, subscribe, closed } = await raw();
    await message((one) => one.type === 'connection_ack');
    const wire = (socket as unknown as { _socket: Socket })._socket;
    wire.pause();
    subscribe('slow', query, { id });
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    wire.resume();
    const { code } = await closed;
    expect([4413, 1006]).toContain(code);
    expect((await api.ask('{ serverVersion }')).status).toBe(200);
  });

  it('survive connections that break off in the middle', async () => {
    const port = Number(new URL(api.url).port);
    for (const text of [
      'GET /graphql HTTP/1.1\r\nUpgrade: websocket\r\n',
      'GET /graphql HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
      '\0\0\0\0',
    ]) {
      await new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.end(text));
        socket.on('close', () => resolve());
        socket.on('error', () => resolve());
        socket.resume();
      });
    }
    expect((await api.ask('{ serverVersion }')).status).toBe(200);
    expect(api.errors.lines).toEqual([]);
  });

  it('are limited in number from one address', async () => {
    const sockets = await Promise.all(Array.from({ length: 22 }, () => raw(null)));
    const open = sockets.map(({ closed }) =>
      Promise.race([
        closed.then(({ code, reason }) => (SENTENCE.test(reason) ? code : 0)),
        new Promise((resolve) => setTimeout(resolve, 300, 0)),
      ]),
    );
    const codes = await Promise.all(open);
    expect(codes.filter((code) => code === 1013).length).toBeGreaterThanOrEqual(2);
    for (const { socket } of sockets) socket.terminate();
  });
});
