import { EventEmitter } from 'node:events';
import type { Event } from './event.js';
import { EventStore } from './event-store.js';
import type { News } from './feed.js';
import { command, storeKit } from './store.testkit.js';

const kit = storeKit();

/** News inside one process. */
function newsOf(emitter: EventEmitter): News {
  return {
    async listen(campaign, heard) {
      emitter.on(campaign, heard);
      return () => void emitter.off(campaign, heard);
    },
  };
}

async function take(
  batches: AsyncIterable<Event[]>,
  count: number,
  stop: AbortController,
): Promise<number[]> {
  const positions: number[] = [];
  for await (const events of batches) {
    positions.push(...events.map(({ position }) => position));
    if (positions.length >= count) stop.abort();
  }
  return positions;
}

const upTo = (n: number, from = 1) => Array.from({ length: n - from + 1 }, (_, k) => from + k);

describe('a feed', () => {
  it('catches up and then goes on, every event once and in order, under many writers', async () => {
    const campaign = await kit.openCampaign();
    const emitter = new EventEmitter();
    const telling = new EventStore(kit.database.pool, { appended: (...news) => emitter.emit(...news) });
    const stop = new AbortController();
    const options = { after: 0, signal: stop.signal, news: newsOf(emitter), patienceMs: 60_000 };
    const taken = take(kit.store.feed(campaign, options), 121, stop);
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        for (let n = 0; n < 20; n++) await telling.append(command(campaign));
      }),
    );
    expect(await taken).toEqual(upTo(121));
    expect(emitter.listenerCount(campaign)).toBe(0);
  });

  it('needs no news: it looks by itself', async () => {
    const campaign = await kit.openCampaign();
    const stop = new AbortController();
    const taken = take(kit.store.feed(campaign, { after: 1, signal: stop.signal, patienceMs: 5 }), 10, stop);
    for (let n = 0; n < 10; n++) await kit.store.append(command(campaign));
    expect(await taken).toEqual(upTo(11, 2));
  });

  it('is not led astray by false news', async () => {
    const campaign = await kit.openCampaign();
    const emitter = new EventEmitter();
    const stop = new AbortController();
    const options = { after: 0, signal: stop.signal, news: newsOf(emitter), patienceMs: 5 };
    const taken = take(kit.store.feed(campaign, options), 4, stop);
    for (const position of [99, undefined, 1, -5]) emitter.emit(campaign, position);
    for (let n = 0; n < 3; n++) await kit.store.append(command(campaign));
    expect(await taken).toEqual(upTo(4));
  });

  it('resumes where it was left', async () => {
    const campaign = await kit.openCampaign();
    await kit.store.append(command(campaign, { events: Array(1000).fill({ kind: 'note', payload: {} }) }));
    const seen: number[] = [];
    while (seen.length < 1001) {
      const stop = new AbortController();
      const feed = kit.store.feed(campaign, { after: seen.at(-1) ?? 0, signal: stop.signal, patienceMs: 5 });
      for await (const events of feed) {
        seen.push(...events.map(({ position }) => position));
        break;
      }
      stop.abort();
    }
    expect(seen).toEqual(upTo(1001));
  });

  it('ends with its signal, at once and without events', async () => {
    const campaign = await kit.openCampaign();
    const stop = new AbortController();
    const feed = kit.store.feed(campaign, { after: 1, signal: stop.signal, patienceMs: 600_000 });
    const next = feed.next();
    stop.abort();
    expect(await next).toEqual({ done: true, value: undefined });
  });
});
