import { noteInContext, withContext } from './context.js';
import { createLog } from './log.js';
import { prettyLine } from './pretty.js';

function capture(format: 'json' | 'pretty') {
  const lines: string[] = [];
  return { lines, log: createLog({ level: 'info', format }, { write: (line) => void lines.push(line) }) };
}

describe('log', () => {
  it('writes one JSON object per line with the ids of the request and command in progress', () => {
    const { lines, log } = capture('json');
    withContext({ requestId: 'r-1' }, () => {
      noteInContext({ commandId: 'c-9' });
      log.info({ port: 4000 }, 'started');
    });
    expect(JSON.parse(lines[0]!)).toMatchObject({
      level: 'info',
      requestId: 'r-1',
      commandId: 'c-9',
      port: 4000,
      msg: 'started',
    });
  });

  it('keeps the ids apart between requests that run at the same time', async () => {
    const { lines, log } = capture('json');
    const request = (id: string, pause: number) =>
      withContext({ requestId: id }, async () => {
        await new Promise((resolve) => setTimeout(resolve, pause));
        log.info(id);
      });
    await Promise.all([request('slow', 15), request('quick', 1)]);
    for (const line of lines.map((text) => JSON.parse(text))) expect(line.requestId).toBe(line.msg);
    expect(lines).toHaveLength(2);
  });

  it('hides secrets wherever they turn up', () => {
    const { lines, log } = capture('json');
    log.info(
      { headers: { authorization: 'Bearer abc' }, body: { input: { password: 'hunter2' } }, token: 'xyz' },
      'in',
    );
    expect(lines[0]).not.toMatch(/abc|hunter2|xyz/);
  });

  it('tells of an error what it says, its code and its causes, and nothing that hangs on it', () => {
    const { lines, log } = capture('json');
    const error = new Error('lost', { cause: new Error('the server is gone') });
    log.warn(
      { err: Object.assign(error, { code: 'ECONNRESET', client: { password: 'hunter2', host: 'db' } }) },
      'x',
    );
    const { err } = JSON.parse(lines[0]!);
    expect(err).toMatchObject({ type: 'Error', message: 'lost: the server is gone', code: 'ECONNRESET' });
    expect(err).not.toHaveProperty('client');
  });

  it('is one readable line on a terminal, with a stack below it when something failed', () => {
    const { lines, log } = capture('pretty');
    log.error({ err: new Error('broken'), campaignId: 'k' }, 'order refused');
    expect(lines[0]).toContain('order refused');
    expect(lines[0]).toContain('campaignId=');
    expect(lines[0]).toContain('Error: broken');
    expect(
      prettyLine(JSON.stringify({ level: 'info', time: '2026-01-01T10:11:12.000Z', msg: 'hello' })),
    ).toMatch(/^10:11:12 .*info.*hello\n$/);
  });
});
