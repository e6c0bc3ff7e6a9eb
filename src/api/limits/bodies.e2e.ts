import { connect, type Socket } from 'node:net';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import { TestApi } from '../api.testkit.js';

describe('bodies that are sent by halves', () => {
  let database: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await createTestDatabase();
    api = await TestApi.start({
      dataSource: database.dataSource,
      api: { limits: { bodies: { perAddress: 5, bytes: 100_000, seconds: 1 } } },
    });
  });
  afterAll(async () => {
    await api?.close();
    await database?.drop();
  });

  /** Sends the head of a request and half of its body; tells what comes back until the connection ends. */
  function half(length: number): { socket: Socket; answer: Promise<string> } {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    const head = `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
    socket.write(`${head}{"query":"{ serverVer`);
    let told = '';
    socket.on('data', (data) => {
      told += String(data);
    });
    const answer = new Promise<string>((resolve) => socket.once('close', () => resolve(told)));
    socket.on('error', () => undefined);
    return { socket, answer };
  }

  it('are dropped in time, with a reason', async () => {
    const answer = await half(60).answer;
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('"code":"TOO_SLOW"');
  });

  it('leave room for others: a few from one address, and so many bytes from all', async () => {
    const many = Array.from({ length: 5 }, () => half(60));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const refused = await api.ask('{ serverVersion }').catch((fault: unknown) => fault);
    expect(refused).toMatchObject({ status: 503, errors: [{ extensions: { code: 'BUSY' } }] });
    for (const { socket } of many) socket.destroy();
    await Promise.all(many.map(({ answer }) => answer));
    expect((await api.ask('{ serverVersion }')).status).toBe(200);
    const large = [half(60_000), half(60_000)];
    expect(await large[1]!.answer).toContain('"code":"BUSY"');
    large[0]!.socket.destroy();
    await large[0]!.answer;
  });

  it('leave nothing behind and no line in the log', async () => {
    await Promise.all([half(60).answer, half(60).answer]);
    expect((await api.ask('{ serverVersion }')).data).toEqual({ serverVersion: expect.any(String) });
    expect(api.errors.lines).toEqual([]);
  });
});
