import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { background } from '../../test/support/background.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { MailServer } from '../../test/support/mail-server.js';
import { SkirmishCampaign } from '../../test/support/skirmish-campaign.js';
import type { TestApi } from '../api/api.testkit.js';
import { Post, smtp } from './index.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(60_000);

let database: TestDatabase;
let server: MailServer;
let api: TestApi;
let post: Post;
const refusals: { person: string; answer: string; isAddress: boolean }[] = [];
let obstacle: string | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await new MailServer().start();
  api = await SkirmishCampaign.serve(database, background(server.settings), ['jobs', 'webhooks']);
  post = api.app.get(Post);
  post.handle('test', {
    link: ({ about }) => `https://hexledger.example/#${(about as { secret: string }).secret}`,
    unsubscribe: ({ person }) => `https://hexledger.example/off/${person}`,
    obstacle: async () => obstacle,
    refused: async ({ person }, answer, isAddress) => void refusals.push({ person, answer, isAddress }),
  });
});
beforeEach(() => {
  server.clear();
  refusals.splice(0);
  obstacle = undefined;
});
afterAll(async () => {
  await api?.close();
  await server?.stop();
  await database?.drop();
});

interface Written {
  readonly id: string;
  readonly person: string;
  readonly address: string;
}

async function write(more: { subject?: string; line?: string; address?: string } = {}): Promise<Written> {
  const {
    subject = 'News',
    line = 'Something happened.',
    address = `${randomUUID()}@players.example`,
  } = more;
  const id = randomUUID();
  const person = randomUUID();
  const letter = { subject, parts: [{ title: 'The bridge', lines: [line] }, { action: 'Look' }] };
  const mail = { id, kind: 'test', person, address, about: { secret: 'S3' }, letter };
  post.wake(await post.write(mail, database.pool));
  return { id, person, address };
}

interface Row {
  state: string;
  letter: object | null;
  answer: string | null;
}

async function row(id: string): Promise<Row> {
  const { rows } = await database.pool.query<Row>(
    'select state, letter, answer from mail where mail_id = $1',
    [id],
  );
  return rows[0] as Row;
}

async function ended(id: string): Promise<Row> {
  for (;;) {
    const found = await row(id);
    if (found.state !== 'WAITING') return found;
    await sleep(10);
  }
}

/** Waits until the mail has failed so often, and makes its next attempt due now. */
async function hurryAfterFailures(id: string, failures: number): Promise<void> {
  for (;;) {
    const { rowCount } = await database.pool.query(
      `update job set due_at = now() where job_id = $1 and failures = $2 and state = 'WAITING'`,
      [`mail:${id}`, failures],
    );
    if (rowCount === 1) return;
    await sleep(10);
  }
}

describe('a mail', () => {
  it('comes as text and HTML, from us, with one click to end it', async () => {
    const { id, person, address } = await write({
      subject: 'Brücke über den Fluß',
      line: 'Oberst Müller: «vorwärts».',
    });
    const [mail] = await server.mailsTo(address);
    expect(mail).toMatchObject({
      from: 'news@hexledger.example',
      to: [address],
      subject: 'Brücke über den Fluß',
    });
    expect(mail?.text).toContain('- Oberst Müller: «vorwärts».\n\nLook:\nhttps://hexledger.example/#S3');
    expect(mail?.html).toContain('<li>Oberst Müller: «vorwärts».</li>');
    expect(mail?.headers.get('content-type')?.[0]).toMatch(/^multipart\/alternative/);
    expect(mail?.headers.get('from')).toEqual(['Hexledger <news@hexledger.example>']);
    expect(mail?.headers.get('message-id')).toEqual([`<${id}@hexledger.example>`]);
    expect(mail?.headers.get('auto-submitted')).toEqual(['auto-generated']);
    expect(mail?.headers.get('list-unsubscribe')).toEqual([`<https://hexledger.example/off/${person}>`]);
    expect(mail?.headers.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    expect(await ended(id)).toEqual({ state: 'SENT', letter: null, answer: null });
  });

  it('has only the headers that we give it', async () => {
    const plain = await write();
    const evil = 'x\r\nBcc: all@evil.example\r\n\r\nbody\u2028Reply-To: evil@evil.example\0';
    const odd = await write({ subject: evil, line: evil });
    const [mine] = await server.mailsTo(plain.address);
    const [theirs] = await server.mailsTo(odd.address);
    expect([...(theirs?.headers.keys() ?? [])].sort()).toEqual([...(mine?.headers.keys() ?? [])].sort());
    expect(theirs?.to).toEqual([odd.address]);
    expect(theirs?.headers.get('to')).toEqual([odd.address]);
  });

  it('goes to one address, whatever is written into it', async () => {
    const odd = [
      'a@players.example, b@evil.example',
      'a@players.example\r\nRCPT TO:<b@evil.example>',
      '<b@evil.example>',
    ];
    for (const address of odd) {
      const { id } = await write({ address });
      expect((await ended(id)).state).toBe('REFUSED');
    }
    expect(server.taken).toEqual([]);
  });

  it('is tried again with the same Message-ID', async () => {
    server.answers = [
      { at: 'RCPT TO', code: 451, says: 'greylisted' },
      { at: 'DATA', code: 452, says: 'disk is full' },
    ];
    const { id, address } = await write();
    await hurryAfterFailures(id, 1);
    await hurryAfterFailures(id, 2);
    const [mail] = await server.mailsTo(address);
    expect(mail?.headers.get('message-id')).toEqual([`<${id}@hexledger.example>`]);
    expect((await ended(id)).state).toBe('SENT');
    expect(refusals).toEqual([]);
  });

  it('is neither lost nor written anew when the end of its job is not stored: it comes again as the same', async () => {
    // The process dies, as it were, after the server has said yes: another worker has the job by then.
    let isFirst = true;
    server.onTaken = async () => {
      if (!isFirst) return;
      isFirst = false;
      await database.pool.query(
        `update job set fence = fence + 1 where name = 'send-mail' and state = 'ACTIVE'`,
      );
    };
    const { id, address } = await write();
    while (isFirst) await sleep(10);
    await sleep(100);
    expect(await row(id)).toMatchObject({ state: 'WAITING' });
    await database.pool.query(`update job set lease_until = now() - interval '1 second' where job_id = $1`, [
      `mail:${id}`,
    ]);
    const mails = await server.mailsTo(address, 2);
    expect((await ended(id)).state).toBe('SENT');
    expect(new Set(mails.map(({ headers }) => headers.get('message-id')?.[0])).size).toBe(1);
    expect(mails).toHaveLength(2);
  });

  it('whose address the server refuses is not tried again, and its person is told', async () => {
    server.answers = [{ at: 'RCPT TO', code: 550, says: 'no such user here' }];
    const { id, person } = await write();
    expect(await ended(id)).toMatchObject({ state: 'REFUSED', letter: null });
    expect(refusals).toEqual([
      { person, answer: expect.stringContaining('no such user here'), isAddress: true },
    ]);
    const { rows } = await database.pool.query('select state, failures from job where job_id = $1', [
      `mail:${id}`,
    ]);
    expect(rows).toEqual([{ state: 'DONE', failures: 0 }]);
  });

  it('that the server refuses itself is not tried again either', async () => {
    server.answers = [{ at: 'DATA', code: 554, says: 'looks like spam' }];
    const { id, person } = await write();
    expect(await ended(id)).toMatchObject({
      state: 'REFUSED',
      answer: expect.stringContaining('looks like spam'),
    });
    expect(refusals).toEqual([{ person, answer: expect.any(String), isAddress: false }]);
  });

  it('is tried again where the server does not like us: that is for the operator', async () => {
    server.answers = [{ at: 'MAIL FROM', code: 550, says: 'who are you' }];
    const { id } = await write();
    await hurryAfterFailures(id, 1);
    expect((await ended(id)).state).toBe('SENT');
    expect(refusals).toEqual([]);
  });

  it('that fails for too long is given up, and its person is told', async () => {
    server.answers = Array.from({ length: 18 }, () => ({ at: 'DATA', code: 421, says: 'not now' }) as const);
    const { id, person } = await write();
    for (let failures = 1; failures < 18; failures++) await hurryAfterFailures(id, failures);
    expect(await ended(id)).toMatchObject({ state: 'FAILED', letter: null });
    expect(refusals).toEqual([{ person, answer: expect.stringContaining('not now'), isAddress: false }]);
  });

  it('that is not to be sent any more is dropped', async () => {
    obstacle = 'not a member any more';
    const { id } = await write();
    expect(await ended(id)).toEqual({ state: 'DROPPED', letter: null, answer: 'not a member any more' });
    expect(server.taken).toEqual([]);
  });
});

it('a password is not sent over a line that everybody can read', async () => {
  let said = '';
  const open = createServer((socket) => {
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      said += String(chunk);
      if (/^EHLO/.test(String(chunk))) socket.write('250-here\r\n250 AUTH PLAIN LOGIN\r\n');
      else socket.write('502 no\r\n');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((listening) => open.listen(0, '127.0.0.1', listening));
  const address = open.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const transport = smtp({ url: `smtp://me:secret-word@127.0.0.1:${port}`, from: 'a@b.example' });
  const mail = { id: '1', to: 'x@y.example', subject: 's', text: 't', html: 'h', headers: {} };
  await expect(transport.send(mail)).rejects.toThrow();
  open.close();
  expect(said).toContain('STARTTLS');
  expect(said).not.toContain('AUTH');
  expect(said).not.toContain(Buffer.from('\0me\0secret-word').toString('base64'));
});
