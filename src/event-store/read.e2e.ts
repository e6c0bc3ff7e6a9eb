import { randomUUID } from 'node:crypto';
import { EventStore } from './event-store.js';
import { Formats } from './formats.js';
import type { Folding } from './snapshots.js';
import { all, command, storeKit } from './store.testkit.js';

const kit = storeKit();
const LENGTH = 1203;

async function longBattle(): Promise<{ campaign: string; battle: string }> {
  const campaign = await kit.openCampaign();
  const battle = randomUUID();
  const events = Array.from({ length: LENGTH }, (_, n) => ({
    battle,
    kind: 'action',
    payload: { add: n + 1 },
  }));
  await kit.store.append(command(campaign, { events }));
  return { campaign, battle };
}

/** The sum of what was added, and a count of how often folding began anew. */
const sum: Folding<{ sum: number }> = {
  format: 1,
  begin: () => ({ sum: 0 }),
  apply: (state, events) => ({
    sum: events.reduce((total, { payload }) => total + (payload as { add: number }).add, state.sum),
  }),
};
const sumUpTo = (n: number) => ({ sum: (n * (n + 1)) / 2 });

describe('reading', () => {
  it('goes on over as many batches as there are', async () => {
    const { campaign, battle } = await longBattle();
    const positions = (await all(kit.store.read(campaign))).map(({ position }) => position);
    expect(positions).toEqual(Array.from({ length: LENGTH + 1 }, (_, n) => n + 1));
    const versions = (await all(kit.store.readForFolding(campaign, battle)))
      .flat()
      .map(({ version }) => version);
    expect(versions).toEqual(Array.from({ length: LENGTH }, (_, n) => n + 1));
  });

  it.each([
    [0, 0, 0],
    [0, 1, 1],
    [499, 501, 2],
    [500, 1000, 500],
    [1200, 5000, 3],
    [1203, 1300, 0],
    [7, 7, 0],
  ])('from %i to %i gives %i events', async (after, until, count) => {
    const { campaign, battle } = await longBattle();
    const expected = Array.from({ length: count }, (_, n) => after + 1 + n);
    const range = { after, until };
    expect((await all(kit.store.readBattle(campaign, battle, range))).map(({ version }) => version)).toEqual(
      expected,
    );
    const slim = (await all(kit.store.readForFolding(campaign, battle, range))).flat();
    expect(slim.map(({ version }) => version)).toEqual(expected);
    expect(slim.map(({ payload }) => payload)).toEqual(expected.map((add) => ({ add })));
  });

  it('may be left at any moment', async () => {
    const { campaign } = await longBattle();
    for (let round = 0; round < 40; round++)
      for await (const { position } of kit.store.read(campaign)) if (position > round * 30) break;
    expect(kit.store.pool.waitingCount).toBe(0);
    expect(kit.store.pool.idleCount).toBe(kit.store.pool.totalCount);
  });

  it('finds nothing where there is nothing', async () => {
    expect(await all(kit.store.read(randomUUID()))).toEqual([]);
    expect(await all(kit.store.readForFolding(await kit.openCampaign(), randomUUID()))).toEqual([]);
  });

  it('gives old events in the format of today, and leaves them as they are stored', async () => {
    const campaign = await kit.openCampaign();
    const battle = randomUUID();
    await kit.store.append(
      command(campaign, { events: [{ battle, kind: 'moved', payload: { hex: 'A1' } }] }),
    );
    const formats = new Formats({ moved: [({ hex }: { hex: string }) => ({ path: [hex] })] });
    const today = new EventStore(kit.database.pool, { formats });
    await today.append(
      command(campaign, { events: [{ battle, kind: 'moved', payload: { path: ['A1', 'A2'] } }] }),
    );
    const payloads = [{ path: ['A1'] }, { path: ['A1', 'A2'] }];
    expect((await all(today.read(campaign, { after: 1 }))).map(({ payload }) => payload)).toEqual(payloads);
    expect((await all(today.readForFolding(campaign, battle))).flat().map(({ payload }) => payload)).toEqual(
      payloads,
    );
    expect((await all(today.readBattle(campaign, battle))).map(({ format }) => format)).toEqual([1, 2]);
    await expect(all(kit.store.readBattle(campaign, battle))).rejects.toMatchObject({
      code: 'UNKNOWN_FORMAT',
    });
    expect((await today.verify(campaign)).findings).toEqual([]);
  });
});

describe('loading a battle', () => {
  it('folds its events', async () => {
    const { campaign, battle } = await longBattle();
    expect(await kit.store.load(campaign, battle, sum)).toEqual({ state: sumUpTo(LENGTH), version: LENGTH });
    expect(await kit.store.load(campaign, battle, sum, 600)).toEqual({ state: sumUpTo(600), version: 600 });
    expect(await kit.store.load(campaign, randomUUID(), sum)).toEqual({ state: sumUpTo(0), version: 0 });
  });

  it('begins at the latest snapshot that is not too young and of the right format', async () => {
    const { campaign, battle } = await longBattle();
    const marked = (n: number) => ({ state: { sum: 1_000_000 * n }, version: n });
    for (const version of [100, 500, 900]) await kit.store.saveSnapshot(campaign, battle, 1, marked(version));
    await kit.store.saveSnapshot(campaign, battle, 2, { state: { other: 'form' }, version: 1000 });
    const since = (snapshot: number, n: number) =>
      1_000_000 * snapshot + sumUpTo(n).sum - sumUpTo(snapshot).sum;
    expect((await kit.store.load(campaign, battle, sum)).state).toEqual({ sum: since(900, LENGTH) });
    expect((await kit.store.load(campaign, battle, sum, 899)).state).toEqual({ sum: since(500, 899) });
    expect((await kit.store.load(campaign, battle, sum, 500)).state).toEqual({ sum: since(500, 500) });
    expect((await kit.store.load(campaign, battle, sum, 99)).state).toEqual(sumUpTo(99));
  });

  it('keeps the first of two snapshots of the same version', async () => {
    const { campaign, battle } = await longBattle();
    await kit.store.saveSnapshot(campaign, battle, 1, { state: { sum: 1 }, version: LENGTH });
    await kit.store.saveSnapshot(campaign, battle, 1, { state: { sum: 2 }, version: LENGTH });
    expect((await kit.store.load(campaign, battle, sum)).state).toEqual({ sum: 1 });
  });
});
