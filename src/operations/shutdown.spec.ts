import { createLog } from './log.js';
import { Shutdown, within } from './shutdown.js';

const quiet = createLog({ level: 'silent', format: 'json' });

describe('shutdown', () => {
  it('puts away in the reverse order, once, and goes on after a failure', async () => {
    const order: string[] = [];
    const shutdown = new Shutdown();
    shutdown.before('database', async () => order.push('database'));
    shutdown.before('jobs', async () => {
      order.push('jobs');
      throw new Error('stuck');
    });
    shutdown.before('server', async () => order.push('server'));
    expect(await Promise.all([shutdown.run(quiet), shutdown.run(quiet)])).toEqual([false, false]);
    expect(order).toEqual(['server', 'jobs', 'database']);
  });

  it('goes on after a step that never ends', async () => {
    const shutdown = new Shutdown(5);
    let isStopped = false;
    shutdown.before('database', async () => {
      isStopped = true;
    });
    shutdown.before('live news', () => new Promise(() => {}));
    expect([await shutdown.run(quiet), isStopped]).toEqual([false, true]);
  });

  it('waits for work in flight, but not for ever', async () => {
    expect(await within(1_000, Promise.resolve())).toBe(true);
    expect(await within(1, new Promise(() => {}))).toBe(false);
    await expect(within(1_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
