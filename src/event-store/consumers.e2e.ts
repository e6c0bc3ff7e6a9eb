import type { PoolClient } from 'pg';
import type { Message } from './outbox.js';
import { command, storeKit } from './store.testkit.js';

const kit = storeKit();

async function newsOf(consumer: string): Promise<string[]> {
  return (await kit.store.campaignsWithNews(consumer, 1_000_000)).map(({ campaign }) => campaign);
}

describe('a consumer', () => {
  it('hears of every campaign that it has not worked through, and of no other', async () => {
    const [first, second] = [await kit.openCampaign(), await kit.openCampaign()];
    expect(await newsOf('a')).toEqual(expect.arrayContaining([first, second]));
    expect(await kit.store.advance('a', first, async () => undefined)).toBe(1);
    expect(await newsOf('a')).not.toContain(first);
    expect(await newsOf('b')).toContain(first);
    await kit.store.append(command(first));
    const news = await kit.store.campaignsWithNews('a', 1_000_000);
    expect(news).toContainEqual({ campaign: first, position: 2, checkpoint: 1 });
  });

  it('is told of all campaigns, a page at a time', async () => {
    const opened: string[] = [];
    for (let n = 0; n < 7; n++) opened.push(await kit.openCampaign());
    const found: string[] = [];
    for (let page = await kit.store.campaignsWithNews('paged', 4); page.length > 0; ) {
      expect(page.length).toBeLessThanOrEqual(4);
      found.push(...page.map(({ campaign }) => campaign));
      page = await kit.store.campaignsWithNews('paged', 4, found.at(-1));
    }
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual(expect.arrayContaining(opened));
  });

  it('has each event once, though several processes are at it and writers go on', async () => {
    const campaign = await kit.openCampaign();
    // In a schema of its own: on a shared database others look at what lies in the product's.
    await kit.asOwner(
      `create schema if not exists of_tests; grant usage on schema of_tests to hexledger_app;
       create table if not exists of_tests.seen (campaign_id uuid, position bigint);
       grant select, insert on of_tests.seen to hexledger_app`,
    );
    const record = (events: { position: number }[], client: PoolClient) =>
      client
        .query('insert into of_tests.seen select $1, unnest($2::bigint[])', [
          campaign,
          events.map(({ position }) => position),
        ])
        .then(() => undefined);
    let writing = true;
    const writer = async () => {
      for (let n = 0; n < 60; n++) await kit.store.append(command(campaign));
      writing = false;
    };
    const worker = async () => {
      while (writing || (await newsOf('once')).includes(campaign))
        await kit.store.advance('once', campaign, record);
    };
    await Promise.all([writer(), worker(), worker(), worker()]);
    const { rows } = await kit.database.pool.query(
      'select position::int from of_tests.seen where campaign_id = $1',
      [campaign],
    );
    expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 61 }, (_, n) => n + 1));
  });

  it('is handed the same events again when it failed', async () => {
    const campaign = await kit.openCampaign();
    const failing = kit.store.advance('failing', campaign, () => Promise.reject(new Error('not today')));
    await expect(failing).rejects.toThrow('not today');
    expect(await newsOf('failing')).toContain(campaign);
    const handed: number[] = [];
    await kit.store.advance('failing', campaign, async (events) => {
      handed.push(...events.map(({ position }) => position));
    });
    expect(handed).toEqual([1]);
    expect(await kit.store.advance('failing', campaign, async () => undefined)).toBeUndefined();
  });

  it('can begin anew', async () => {
    const campaign = await kit.openCampaign();
    await kit.store.advance('anew', campaign, async () => undefined);
    await kit.store.resetConsumer('anew', campaign);
    expect(await newsOf('anew')).toContain(campaign);
  });
});

describe('the outbox', () => {
  const messages = ['webhook', 'mail', 'webhook'].map((topic, n) => ({ topic, message: { n } }));

  it('holds what a command leaves for the jobs, in order, until it is handed over', async () => {
    const campaign = await kit.openCampaign();
    await kit.store.append(command(campaign, { messages }));
    await kit.store.append(command(campaign, { messages: messages.slice(0, 1) }));
    expect(await kit.store.campaignsWithMessages(1_000_000)).toContain(campaign);
    const handed: Message[] = [];
    expect(await kit.store.relay(campaign, async (batch) => void handed.push(...batch))).toBe(4);
    expect(handed.map(({ position, number, topic }) => [position, number, topic])).toEqual([
      [2, 1, 'webhook'],
      [2, 2, 'mail'],
      [2, 3, 'webhook'],
      [3, 1, 'webhook'],
    ]);
    expect(handed[2]?.message).toEqual({ n: 2 });
    expect(await kit.store.relay(campaign, async () => undefined)).toBe(0);
    expect(await kit.store.campaignsWithMessages(1_000_000)).not.toContain(campaign);
  });

  it('keeps what could not be handed over', async () => {
    const campaign = await kit.openCampaign();
    await kit.store.append(command(campaign, { messages }));
    await expect(kit.store.relay(campaign, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await kit.store.relay(campaign, async () => undefined)).toBe(3);
  });

  it('holds nothing of a command that was refused or given again', async () => {
    const campaign = await kit.openCampaign();
    const given = command(campaign, { messages });
    await kit.store.append(given);
    await kit.store.append(given);
    await kit.store.append(command(campaign, { messages, expected: { position: 77 } }));
    expect(await kit.store.relay(campaign, async () => undefined)).toBe(3);
  });
});
