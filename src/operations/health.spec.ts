import { Health } from './health.js';

describe('readiness', () => {
  it('is ready when every check passes', async () => {
    const health = new Health();
    health.register('database', async () => {}, { needed: true });
    expect(await health.readiness()).toEqual({ ready: true, checks: { database: 'ok' } });
  });

  it('says which check fails and why, and goes on asking the others', async () => {
    const health = new Health();
    health.register('database', () => Promise.reject(new Error('connection refused')), { needed: true });
    health.register('queue', async () => {}, { needed: false });
    expect(await health.readiness()).toEqual({
      ready: false,
      checks: { database: 'connection refused', queue: 'ok' },
    });
  });

  it('reports what is away but not needed, and stays ready', async () => {
    const health = new Health();
    health.register('queue', () => Promise.reject(new Error('away')), { needed: false });
    expect(await health.readiness()).toEqual({ ready: true, checks: { queue: 'away' } });
  });

  it('does not hang on a check that never answers', async () => {
    jest.useFakeTimers();
    try {
      const health = new Health();
      health.register('queue', () => new Promise(() => {}), { needed: true });
      const answer = health.readiness();
      jest.advanceTimersByTime(5_000);
      expect(await answer).toEqual({ ready: false, checks: { queue: 'no answer in time' } });
    } finally {
      jest.useRealTimers();
    }
  });

  it('is not ready while stopping', async () => {
    const health = new Health();
    health.stop();
    expect((await health.readiness()).ready).toBe(false);
  });
});
