import { once } from 'node:events';
import { createServer, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloServer } from '@apollo/server';
import { createLog, Front, followRequests, Metrics } from '../operations/index.js';
import type { ApiContext } from './context.js';
import { prepareHttp } from './http.js';
import { apiSettings } from './settings.js';

const lines: { msg: string; requestId?: string }[] = [];
const log = createLog(
  { level: 'debug', format: 'json' },
  { write: (line) => void lines.push(JSON.parse(line)) },
);
const metrics = new Metrics();
const reported: unknown[] = [];
let broken = false;

describe('an ordinary request', () => {
  const apollo = new ApolloServer<object>({
    typeDefs: 'type Query { asked: Boolean }',
    resolvers: {
      Query: {
        asked: () => {
          log.info('asked');
          return true;
        },
      },
    },
  });
  let server: Server;
  let at: { host: string; port: number };

  beforeAll(async () => {
    await apollo.start();
    const front = new Front();
    front.before(followRequests(log, metrics));
    front.express.use((_request, response) => void response.status(418).end());
    const contexts = { of: async () => ({}) as ApiContext };
    const of = () => {
      if (broken) throw new Error('a secret');
      return apollo;
    };
    prepareHttp(front, apiSettings(''), { apollo: of, contexts }, (_id, fault) => void reported.push(fault));
    server = createServer(front.take).listen(0, '127.0.0.1');
    await once(server, 'listening');
    at = { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
  });

  afterAll(async () => {
    server.close();
    await apollo.stop();
  });

  /** Sends the pieces one after the other, each when the server has had time to read what came before. */
  async function post(path: string, pieces: readonly string[], headers: Record<string, string> = {}) {
    const length = Buffer.byteLength(pieces.join(''));
    const sent = send({
      ...at,
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', 'content-length': length, ...headers },
    });
    for (const piece of pieces.slice(0, -1)) {
      sent.write(piece);
      await fetch(`http://${at.host}:${at.port}/elsewhere`);
    }
    sent.end(pieces.at(-1));
    const [answer] = await once(sent, 'response');
    let body = '';
    for await (const piece of answer) body += piece;
    return { status: answer.statusCode as number, body };
  }

  it('keeps its id to the end of the log, however its body comes', async () => {
    for (const [id, pieces] of [
      ['whole', ['{"query":"{ asked }"}']],
      ['halves', ['{"query":', '"{ asked }"}']],
    ] as const) {
      const answer = await post('/graphql', pieces, { 'x-request-id': id });
      expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { data: { asked: true } }]);
      expect(lines.filter(({ msg }) => msg === 'asked').at(-1)?.requestId).toBe(id);
    }
  });

  it('is measured under the path that was asked for', async () => {
    await post('/graphql', ['{"query":"{ asked }"}']);
    expect(await metrics.registry.metrics()).toMatch(/http_seconds_count\{method="POST",route="\/graphql"/);
  });

  it('to another path, or of another kind, goes on to Express', async () => {
    expect((await post('/graphql-too', ['{"query":"{ asked }"}'])).status).toBe(418);
    const form = await post('/graphql', ['query=x'], { 'content-type': 'application/x-www-form-urlencoded' });
    expect(form.status).toBe(418);
  });

  it('that fails unforeseen tells an id, and the log why', async () => {
    broken = true;
    const { status, body } = await post('/graphql', ['{"query":"{ asked }"}']);
    broken = false;
    expect([status, JSON.parse(body).errors[0].extensions.code]).toEqual([500, 'INTERNAL']);
    expect(body).not.toContain('secret');
    expect(reported).toEqual([new Error('a secret')]);
  });
});
