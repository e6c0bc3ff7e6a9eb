/** Many followers of one campaign: each hears all, and the log is read about as often as for one. */
import { setTimeout as sleep } from 'node:timers/promises';
import { follow } from '../api/index.js';
import { command, storeKit } from '../event-store/store.testkit.js';
import type { Live } from '../live/index.js';
import { RecentEvents } from './recent-events.js';

const kit = storeKit();
const FOLLOWERS = 50;

/** News within this process; `isLost` keeps them back. */
class News implements Pick<Live, 'listen'> {
  private readonly heard = new Set<(position: number | undefined) => void>();
  isLost = false;

  async listen(_: string, heard: (position: number | undefined) => void): Promise<() => void> {
    this.heard.add(heard);
    return () => this.heard.delete(heard);
  }

  tell(position: number): void {
    if (!this.isLost) for (const heard of this.heard) heard(position);
  }

  get listeners(): number {
    return this.heard.size;
  }
}

async function scene() {
  const campaign = await kit.openCampaign();
  const news = new News();
  let reads = 0;
  const counted = new Proxy(kit.store, {
    get: (store, name) => {
      if (name === 'read') reads++;
      const member = Reflect.get(store, name);
      return typeof member === 'function' ? member.bind(store) : member;
    },
  });
  const recent = new RecentEvents(counted, news as unknown as Live);
  const add = async () => {
    const events = [{ kind: 'noted', payload: {} }];
    const answer = await kit.store.append(command(campaign, { events }));
    if (answer.outcome !== 'appended') throw new Error(JSON.stringify(answer));
    news.tell(answer.position);
    return answer.position;
  };
  const followed = (after: number) =>
    follow({
      after,
      read: async (place, most) => {
        const items = await recent.read(campaign, { after: place, until: place + most });
        return { items, end: items.length < most };
      },
      positionOf: ({ position }) => position,
      listen: (heard) => recent.listen(campaign, heard),
      lookEveryMs: 60_000,
    });
  return { campaign, news, add, followed, readsSoFar: () => reads };
}

async function positions(items: ReturnType<Awaited<ReturnType<typeof scene>>['followed']>, count: number) {
  const found: number[] = [];
  while (found.length < count) {
    const { value } = await items.next();
    found.push(value.position);
  }
  return found;
}

test('fifty followers hear each event once and in order, for a few reads of the log', async () => {
  const { add, followed, readsSoFar, news } = await scene();
  const all = Array.from({ length: FOLLOWERS }, () => followed(1));
  const heard = all.map((items) => positions(items, 12));
  await sleep(50);
  const before = readsSoFar();
  for (let n = 0; n < 12; n++) await add();
  const expected = Array.from({ length: 12 }, (_, n) => n + 2);
  for (const one of await Promise.all(heard)) expect(one).toEqual(expected);
  expect(readsSoFar() - before).toBeLessThan(3 * 12);
  await Promise.all(all.map((items) => items.return?.()));
  await sleep(0);
  expect(news.listeners).toBe(0);
});

test('a follower who comes late, or from far behind, misses nothing', async () => {
  const { add, followed } = await scene();
  const first = followed(1);
  const heard = positions(first, 60);
  for (let n = 0; n < 60; n++) await add();
  await heard;
  const late = followed(0);
  expect(await positions(late, 61)).toEqual(Array.from({ length: 61 }, (_, n) => n + 1));
  const coming = positions(late, 1);
  await add();
  expect(await coming).toEqual([62]);
  await Promise.all([first.return?.(), late.return?.()]);
});

test('what happens while news are lost is found by looking', async () => {
  const { add, followed, news } = await scene();
  const items = followed(1);
  const coming = positions(items, 1);
  await sleep(50);
  news.isLost = true;
  const position = await add();
  expect(await coming).toEqual([position]);
  await items.return?.();
});
