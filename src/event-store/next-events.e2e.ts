import { randomUUID } from 'node:crypto';
import type { QueryConfig } from 'pg';
import { isShared } from '../../test/support/database.js';
import { append } from './append.js';
import type { Append } from './event.js';
import { Formats } from './formats.js';
import { quickWay, type StoreNext } from './next-events.js';
import { action, command, storeKit } from './store.testkit.js';

const kit = storeKit();

const onOneMachine = isShared ? it.skip : it;

interface Going {
  campaign: string;
  battle: string;
}

/** Campaigns with a battle in progress at version 1. */
async function going(count: number): Promise<Going[]> {
  const all = await Promise.all(
    Array.from({ length: count }, async () => ({ campaign: await kit.openCampaign(), battle: randomUUID() })),
  );
  await Promise.all(all.map(({ campaign, battle }) => kit.store.append(action(campaign, battle, 0))));
  return all;
}

const next = ({ campaign, battle }: Going, version = 1) => action(campaign, battle, version, { version });

/** How many transactions brought the battles to version 2. */
async function transactionsOf(all: Going[]): Promise<number> {
  const { rows } = await kit.database.pool.query<{ transactions: number }>(
    'select count(distinct xmin::text)::int as transactions from event where campaign_id = any($1) and version = 2',
    [all.map(({ campaign }) => campaign)],
  );
  return rows[0]!.transactions;
}

describe('next events that come at the same moment', () => {
  onOneMachine('share transactions, and each is stored as if it had come alone', async () => {
    const all = await going(40);
    const answers = await Promise.all(all.map((one) => kit.store.append(next(one))));
    expect(answers).toEqual(
      all.map(() => ({ outcome: 'appended', first: 3, position: 3, version: 2, at: expect.any(Date) })),
    );
    expect(await transactionsOf(all)).toBeLessThan(10);
    for (const { campaign } of all) expect((await kit.store.verify(campaign)).findings).toEqual([]);
  });

  it('keep their answers apart: none, one with line breaks, and null', async () => {
    const all = await going(3);
    const given = all.map((one, n) => ({ ...next(one), answer: [undefined, 'two\nlines', null][n] }));
    await Promise.all(given.map((one) => kit.store.append(one)));
    const again = await Promise.all(given.map((one) => kit.store.append(one)));
    expect(again.map((answer) => ('answer' in answer ? answer.answer : undefined))).toEqual([
      undefined,
      'two\nlines',
      undefined,
    ]);
    expect(again.map(({ outcome }) => outcome)).toEqual(['replayed', 'replayed', 'replayed']);
  });

  it('are not harmed by those among them that cannot be stored', async () => {
    const all = await going(6);
    const [known, stale, reused, unknown, unwritable, sound] = all as [
      Going,
      Going,
      Going,
      Going,
      Going,
      Going,
    ];
    const earlier = next(known);
    await kit.store.append(earlier);
    const note = command(reused.campaign);
    await kit.store.append(note);
    const answers = await Promise.allSettled([
      kit.store.append(earlier),
      kit.store.append(next(stale, 7)),
      kit.store.append({ ...next(reused), key: note.key }),
      kit.store.append(next({ ...unknown, campaign: randomUUID() })),
      kit.store.append({ ...next(unwritable), actor: 'nul \u0000' }),
      kit.store.append(next(sound)),
    ]);
    expect(answers).toMatchObject([
      { value: { outcome: 'replayed', position: 3, version: 2 } },
      { value: { outcome: 'conflict', position: 2, version: 1 } },
      { value: { outcome: 'other-request' } },
      { value: { outcome: 'unknown-campaign' } },
      { reason: { message: expect.stringContaining('invalid byte sequence') } },
      { value: { outcome: 'appended', position: 3 } },
    ]);
    for (const { campaign } of all) expect((await kit.store.verify(campaign)).findings).toEqual([]);
  });

  it('do not wait for one whose campaign is held by somebody else', async () => {
    const all = await going(8);
    const [held, ...free] = all as [Going, ...Going[]];
    const holder = await kit.database.pool.connect();
    await holder.query('begin');
    await holder.query('select from campaign_head where campaign_id = $1 for update', [held.campaign]);
    let waits = true;
    const late = kit.store.append(next(held)).finally(() => {
      waits = false;
    });
    const answers = await Promise.all(free.map((one) => kit.store.append(next(one))));
    expect(answers.map(({ outcome }) => outcome)).toEqual(free.map(() => 'appended'));
    expect(waits).toBe(true);
    await holder.query('commit');
    holder.release();
    expect(await late).toMatchObject({ outcome: 'appended', position: 3 });
  });

  it('of one battle: one is stored, the others hear where it stands', async () => {
    const [one] = (await going(1)) as [Going];
    const answers = await Promise.all(Array.from({ length: 5 }, () => kit.store.append(next(one))));
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['appended', ...Array(4).fill('conflict')]);
    expect((await kit.store.verify(one.campaign)).findings).toEqual([]);
  });
});

describe('next events of campaigns on several machines', () => {
  const machines = 3;
  const spread = (all: Going[]) => {
    const machineOf = new Map(all.map(({ campaign }, n) => [campaign, n % machines]));
    return async (campaign: string) => machineOf.get(campaign)!;
  };
  const storeWith = (storeNext: StoreNext) => (given: Append) =>
    append(kit.database.pool, storeNext, new Formats(), given);

  onOneMachine('share a transaction with those on the same machine, and with nobody else', async () => {
    const all = await going(30);
    const given = all.map((one) => next(one));
    const store = storeWith(quickWay(kit.database.pool, spread(all)));
    const answers = await Promise.all(given.map(store));
    expect(answers.map(({ outcome }) => outcome)).toEqual(all.map(() => 'appended'));
    const of = (machine: number) => transactionsOf(all.filter((_, n) => n % machines === machine));
    const each = await Promise.all(Array.from({ length: machines }, (_, machine) => of(machine)));
    for (const transactions of each) expect(transactions).toBeLessThan(6);
    expect(await transactionsOf(all)).toBe(each.reduce((sum, some) => sum + some, 0));
    const again = await Promise.all(given.map(store));
    expect(again.map(({ outcome }) => outcome)).toEqual(all.map(() => 'replayed'));
    expect(await store(next(all[0]!, 5))).toMatchObject({ outcome: 'conflict', version: 2 });
  });

  it('are called with a campaign of their machine, which says where they are stored', async () => {
    const all = await going(12);
    const { pool } = kit.database;
    const calls: { at: string; campaigns: string[] }[] = [];
    const listening = {
      query: (query: QueryConfig<[string, string[]]>) => {
        calls.push({ at: query.values![0], campaigns: query.values![1] });
        return pool.query(query);
      },
    } as unknown as typeof pool;
    const machineOf = spread(all);
    await Promise.all(all.map((one) => storeWith(quickWay(listening, machineOf))(next(one))));
    expect(calls.flatMap(({ campaigns }) => campaigns).sort()).toEqual(
      all.map(({ campaign }) => campaign).sort(),
    );
    for (const { at, campaigns } of calls) {
      const there = await machineOf(at);
      expect(await Promise.all(campaigns.map(machineOf))).toEqual(campaigns.map(() => there));
    }
  });

  it('go on while a machine does not answer', async () => {
    const all = await going(9);
    const machineOf = spread(all);
    const { pool } = kit.database;
    let comesBack: (() => void) | undefined;
    const isBack = new Promise<void>((resolve) => {
      comesBack = resolve;
    });
    const slow = {
      async query(query: QueryConfig<[string]>) {
        if ((await machineOf(query.values![0])) === 0) await isBack;
        return pool.query(query);
      },
    } as unknown as typeof pool;
    const storeNext = quickWay(slow, machineOf);
    const answers = all.map((one) => storeWith(storeNext)(next(one)));
    const living = answers.filter((_, n) => n % machines !== 0);
    expect((await Promise.all(living)).map(({ outcome }) => outcome)).toEqual(living.map(() => 'appended'));
    comesBack?.();
    expect((await Promise.all(answers)).map(({ outcome }) => outcome)).toEqual(all.map(() => 'appended'));
  });

  it('are stored even if they lie elsewhere than was thought', async () => {
    const all = await going(6);
    const store = storeWith(quickWay(kit.database.pool, async () => 7));
    const answers = await Promise.all(all.map((one) => store(next(one))));
    expect(answers.map(({ outcome }) => outcome)).toEqual(all.map(() => 'appended'));
    for (const { campaign } of all) expect((await kit.store.verify(campaign)).findings).toEqual([]);
  });
});
