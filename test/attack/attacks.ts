/** Attacks on a server. Each must be refused or bounded; `size` makes them as large as the time there is. */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type Attack, anAddress, expectThat, times } from './attack.js';
import { LARGE } from './large.js';
import { LEARNING } from './learning.js';
import type { Target } from './target.js';

const LAB = 'query ($document: JSON!) { lab(document: $document) }';

/** Squads of two sides; some stand together and fire at the others with all dice. */
function squads(count: number, firers: number, steps = true): object {
  const units: Record<string, object> = {};
  for (let n = 0; n < count / 2; n++) {
    units[`german${n}`] = { counter: '4-6-7', at: n < firers ? 'E5' : 'A1' };
    units[`russian${n}`] = { counter: '4-4-7', at: 'F5' };
  }
  const order = { order: 'fire', at: 'F5', firers: times(firers, (n) => `german${n}`) };
  return {
    system: 'aslsk',
    position: {
      map: { columns: 12, rows: 10 },
      clock: { phase: 'PFPh', active: 'german' },
      sides: { german: {}, russian: {} },
      units,
    },
    ...(steps ? { steps: [{ by: 'german', order, dice: 'all' }] } : { orders: true }),
  };
}

/** A whole table of boards. */
const BOARDS = {
  boards: times(3, (y) =>
    times(4, (x) => ({ board: ['village', 'hills', 'city', 'bocage'][x], as: String(y * 4 + x + 1) })),
  ),
};

const LARGE_MAP = (seed: number) => ({
  columns: 60,
  rows: 40,
  hexes: { F6: 'woods', G5: 'brush', H6: seed % 2 ? 'grain' : 'orchard' },
  terrain: { woods: `A1-C${3 + (seed % 30)}` },
});

export const ATTACKS: readonly Attack[] = [
  ...LEARNING,
  ...LARGE,
  {
    name: '5: exact odds of many squads, anonymous',
    async run(target, size) {
      const from = anAddress();
      const answers = await Promise.all(
        times(size, () => target.ask(LAB, { document: squads(200, 40) }, from)),
      );
      for (const { data, codes } of answers) {
        const [problem] = data?.lab.problems ?? [];
        const isBounded = ['TIME_IS_UP', 'TOOK_TOO_LONG', 'BUSY'].includes(problem?.code) || codes.length > 0;
        expectThat(isBounded, 'the lab is bounded', data?.lab.problems);
      }
    },
  },
  {
    name: '5: orders of a huge position in the lab',
    async run(target, size) {
      const from = anAddress();
      await Promise.all(times(size, () => target.ask(LAB, { document: squads(800, 200, false) }, from)));
    },
  },
  {
    name: '5: boards to be laid, drawn and told hex by hex',
    async run(target, size) {
      const from = anAddress();
      const query =
        'query ($map: JSON!) { board(system: "aslsk", map: $map) { svg hexes { name terrain neighbours } } }';
      const maps: object[] = [BOARDS, ...times(size, (n) => LARGE_MAP(n))];
      const answers = await Promise.all(maps.map((map) => target.ask(query, { map }, from)));
      expectThat(
        answers.some(({ data }) => data?.board),
        'some are drawn',
        answers.map(({ text }) => text.slice(0, 200)),
      );
    },
  },
  {
    name: '5: documents to be checked',
    async run(target, size) {
      const from = anAddress();
      const { token } = await target.referee(from);
      const terrain = { woods: times(2_000, (n) => `A${n}`).join(' ') };
      for (const kind of ['BOARD', 'SCENARIO', 'CHART_PACK'])
        for (let n = 0; n < size; n++) {
          const document = {
            board: 'x',
            columns: 60,
            rows: 40,
            terrain,
            title: 'x'.repeat(200_000),
            units: times(5_000, () => ({})),
          };
          const refused = await target.command(
            'upload',
            { kind, name: 'x', system: 'aslsk', document },
            '',
            from,
            token,
          );
          expectThat(refused.__typename !== 'UploadAccepted', 'nonsense is refused', refused);
        }
    },
  },
  {
    name: '6: the schema by aliases of fragments',
    async run(target, size) {
      const from = anAddress();
      const inner = times(9, (n) => `b${n}: fields { name args { name } }`).join(' ');
      const bomb = `{ __schema { types { ${times(9, (n) => `a${n}: fields { ...F }`).join(' ')} } } } fragment F on __Field { type { ${inner} } }`;
      const twice = `{ ${times(30, (n) => `s${n}: __schema { types { name fields { name type { name } } } }`).join(' ')} }`;
      for (let n = 0; n < size; n++)
        for (const query of [bomb, twice]) {
          const { codes, text } = await target.ask(query, {}, from);
          expectThat(codes[0] === 'TOO_MUCH', 'too much is refused', text);
        }
    },
  },
  {
    name: '6: documents that take long to check',
    async run(target, size) {
      const from = anAddress();
      const names = times(1_300, (n) => `F${n}`);
      const documents = [
        `{ ...${names.slice(0, 400).join(' ...')} } ${names
          .slice(0, 400)
          .map((name) => `fragment ${name} on Query { serverVersion }`)
          .join(' ')}`,
        `{ ${times(500, (n) => `... on BattleUnitConnectionEdge${n} { a }`).join(' ')} }`,
        `{ viewer { ${'person { id displayName } '.repeat(700)} } }`,
        `{ ${'viewer { '.repeat(1_300)} a ${'} '.repeat(1_300)} }`,
        `{ ${'viewer { person { id displayName } } '.repeat(200)} }`,
        `{ ...F0 } ${times(50, (m) => `fragment F${m} on Query { viewer { person { id } } ...F${(m + 1) % 50} }`).join(' ')}`,
        `query (${times(300, (m) => `$v${m}: BattleInputs${m}`).join(' ')}) { serverVersion }`,
        `${'#\n'.repeat(250_000)}{ viewer }`,
      ];
      for (let n = 0; n < size; n++)
        for (const query of documents) {
          const { status } = await target.ask(query, {}, from);
          expectThat(status === 400 || status === 429, 'it is refused', status);
        }
      const deep = `{"query":"{__typename}","variables":{"a":${'['.repeat(480_000)}${']'.repeat(480_000)}}}`;
      expectThat((await target.post(deep, from)).status === 400, 'deep JSON is refused', '');
    },
  },
  {
    name: '6: variables that are long and wrong',
    async run(target, size) {
      const from = anAddress();
      const { token } = await target.referee(from);
      const many = (value: unknown) => Object.fromEntries(times(10_000 * size, (n) => [`k${n}`, value]));
      const query = 'mutation ($input: IssueOrdersInput!) { issueOrders(input: $input) { __typename } }';
      for (const [text, variables] of [
        [query, { input: many(1) }],
        [query, { input: { orders: times(30_000 * size, () => ({})) } }],
        [query, { input: { orders: [many(1)] } }],
      ] as const) {
        const { status, text: answer } = await target.ask(text, variables, from, token);
        expectThat(status === 400 || status === 413 || status === 429, 'it is refused', status);
        expectThat(answer.length < 40_000, 'in few words', answer);
      }
    },
  },
  {
    name: '7: subscriptions that nobody reads',
    async run(target, size) {
      const from = anAddress();
      const { token, campaign } = await target.referee(from);
      for (let n = 0; n < 30; n++)
        await target.command('renameCampaign', { campaignId: campaign, name: `v${n}` }, '', from, token);
      const codes: number[] = [];
      const sockets = times(4 * size, () =>
        unread(target, from, token, campaign, (code) => codes.push(code)),
      );
      await Promise.all(sockets.map(({ subscribed }) => subscribed));
      await sleep(500);
      const { status } = await target.ask('{ serverVersion }', {}, anAddress());
      expectThat(status === 200, 'others are answered', status);
      for (const { socket } of sockets) socket.terminate();
    },
  },
  {
    name: '8: battles on large maps of their own',
    async run(target, size) {
      const from = anAddress();
      const { token, campaign } = await target.referee(from);
      for (let n = 0; n < 3 * size; n++) {
        const position = {
          ...(squads(6, 1) as { position: object }).position,
          system: 'aslsk',
          map: LARGE_MAP(n),
        };
        const drafted = await target.ask(LAB, { document: { system: 'aslsk', position } }, anAddress());
        const whole = drafted.data?.lab.position;
        expectThat(whole !== undefined, 'the lab drafts a position', drafted.text);
        const start = { position: { ...whole, awaiting: [], map: LARGE_MAP(n) } };
        const input = { campaignId: campaign, name: `Map ${n}`, start };
        const fields = '... on BattleOpened { battle { id legalOrders(side: "german") { kind } } }';
        await target.command('openBattle', input, fields, from, token);
      }
    },
  },
  {
    name: '9: budgets by many tokens and addresses of one network',
    async run(target) {
      const from = anAddress();
      const { token } = await target.referee(from);
      const fields = '... on PersonalTokenCreated { secret }';
      const input = { name: 'another', scopes: ['READ'] };
      const { secret } = await target.command('createPersonalToken', input, fields, from, token);
      const dear = `{ ${times(10, (n) => `a${n}: campaigns(first: 100) { nodes { members(first: 9) { nodes { role } } } }`).join(' ')} }`;
      const statuses: number[] = [];
      for (let n = 0; n < 30 && statuses.at(-1) !== 429; n++)
        statuses.push((await target.ask(dear, {}, anAddress(), n % 2 ? token : secret)).status);
      expectThat(statuses.at(-1) === 429, 'the person is asked to wait', statuses);
      const network: number[] = [];
      for (let n = 0; n < 400 && network.at(-1) !== 429; n++)
        network.push(
          (
            await target.ask(
              `{ rulebooks { ${times(20, (a) => `a${a}: orders { schema }`).join(' ')} } }`,
              {},
              `2001:db8:1:2::${n.toString(16)}`,
            )
          ).status,
        );
      expectThat(network.at(-1) === 429, 'the network is asked to wait', network.length);
    },
  },
  {
    name: '9: bodies sent by halves',
    async run(target, size) {
      const from = anAddress();
      const head = `POST /graphql HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n`;
      const sockets = times(100 * size, () => {
        const socket = connect(target.port, '127.0.0.1');
        socket.on('error', () => undefined);
        socket.write(head + 'x'.repeat(100_000));
        return socket;
      });
      await sleep(1_500);
      const { status } = await target.ask('{ serverVersion }', {}, anAddress());
      expectThat(status === 200, 'others are answered', status);
      for (const socket of sockets) socket.destroy();
    },
  },
  {
    name: '9: ids and cursors that cannot be',
    async run(target) {
      const from = anAddress();
      const { token, campaign } = await target.referee(from);
      const own = campaign.split('.')[1];
      const cursor = Buffer.from('["0000-01-01T00:00:00.000Z","x"]').toString('base64url');
      const asked = [
        `{ battle(id: "battle.${own}.x") { id } }`,
        `{ campaign(id: "${campaign}") { book(line: "line.${own}.x") { version } } }`,
        `{ campaigns(first: 1, after: "${cursor}") { nodes { id } } }`,
        `{ job(id: "job.${own}.AAAA") { id } }`,
      ];
      for (const query of asked) {
        const { codes, text } = await target.ask(query, {}, from, token);
        expectThat(!codes.includes('INTERNAL'), 'it is not a fault', text);
      }
    },
  },
];

/** A socket that subscribes to much and reads nothing of it. */
function unread(
  target: Target,
  from: string,
  token: string,
  campaign: string,
  closed: (code: number) => void,
) {
  const headers = { 'x-forwarded-for': from };
  const socket = new WebSocket(`ws://127.0.0.1:${target.port}/graphql`, 'graphql-transport-ws', { headers });
  socket.on('error', () => undefined);
  socket.on('close', closed);
  const aliases = times(20, (n) => `a${n}: description b${n}: name`).join(' ');
  const query = `subscription ($id: ID!) { campaignChanged(campaignId: $id, after: 0) { campaign { ${aliases} } } }`;
  const subscribed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
      socket.once('message', () => {
        (socket as unknown as { _socket: { pause(): void } })._socket.pause();
        for (let n = 0; n < 50; n++)
          socket.send(
            JSON.stringify({
              id: `s${n}`,
              type: 'subscribe',
              payload: { query, variables: { id: campaign } },
            }),
          );
        resolve();
      });
    });
  });
  return { socket, subscribed };
}
