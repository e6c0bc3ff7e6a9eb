import { type Followed, follow } from './follow.js';

function source(log: number[], changes: Partial<Followed<number>> = {}) {
  const heard = new Set<() => void>();
  const followed: Followed<number> = {
    after: 0,
    read: async (after) => {
      const found = log.filter((position) => position > after);
      return { items: found.slice(0, 3), end: found.length <= 3 };
    },
    positionOf: (position) => position,
    listen: async (hear) => {
      heard.add(hear);
      return () => heard.delete(hear);
    },
    lookEveryMs: 3_600_000,
    ...changes,
  };
  return {
    followed,
    heard,
    add(position: number): void {
      log.push(position);
      for (const hear of heard) hear();
    },
  };
}

async function take(items: AsyncIterator<number>, count: number): Promise<number[]> {
  const taken: number[] = [];
  while (taken.length < count) taken.push((await items.next()).value);
  return taken;
}

describe('following a log', () => {
  it('reads on over pages, then waits for news', async () => {
    const { followed, add } = source([1, 2, 3, 4, 5, 6, 7]);
    const items = follow(followed);
    expect(await take(items, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const coming = items.next();
    add(8);
    expect(await coming).toEqual({ done: false, value: 8 });
    await items.return?.();
  });

  it('misses nothing that comes while it looks', async () => {
    const log: number[] = [];
    let add: (position: number) => void = () => undefined;
    const made = source(log, {
      read: async (after) => {
        const found = log.filter((position) => position > after);
        if (log.length < 5) add(log.length + 1); // too late for this look, and heard before it has ended
        return { items: found, end: true };
      },
    });
    add = made.add;
    const items = follow(made.followed);
    expect(await take(items, 5)).toEqual([1, 2, 3, 4, 5]);
    await items.return?.();
  });

  it('looks by itself when the news are lost', async () => {
    const log = [1];
    const items = follow(source(log, { lookEveryMs: 1 }).followed);
    expect(await take(items, 1)).toEqual([1]);
    const coming = items.next();
    log.push(2);
    expect((await coming).value).toBe(2);
    await items.return?.();
  });

  it('ends at once while it waits, and stops listening', async () => {
    const { followed, heard } = source([]);
    const items = follow(followed);
    const coming = items.next();
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard.size).toBe(1);
    await items.return?.();
    expect(await coming).toEqual({ done: true, value: undefined });
    expect(heard.size).toBe(0);
    expect((await items.next()).done).toBe(true);
  });
});
