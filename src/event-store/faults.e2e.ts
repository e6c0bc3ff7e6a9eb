import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { isShared } from '../../test/support/database.js';
import type { Append, AppendAnswer } from './event.js';
import { EventStore } from './event-store.js';
import { action, all, command, storeKit } from './store.testkit.js';

const kit = storeKit();

/** On a cluster it takes longer to connect than a connection would live here. */
const PAUSE_MS = isShared ? 250 : 0;

/** Gives the command until it is answered: a broken connection leaves it open whether it was stored. */
async function insist(store: EventStore, given: Append): Promise<AppendAnswer> {
  for (;;) {
    try {
      return await store.append(given);
    } catch (fault) {
      if (!isBrokenConnection(fault)) throw fault;
    }
  }
}

function isBrokenConnection(fault: unknown): boolean {
  return /terminat|connection|ECONNRESET/i.test(String(fault));
}

describe('when connections break at any moment', () => {
  it('nothing acknowledged is lost and nothing is stored twice', async () => {
    const campaign = await kit.openCampaign();
    const pool = new Pool({
      connectionString: kit.database.applicationUrl,
      max: 6,
      application_name: 'victim',
    });
    pool.on('error', () => undefined);
    const store = new EventStore(pool);
    let open = 5;
    const acknowledged: string[] = [];
    const note = async (given: Append) => {
      const answer = await insist(store, given);
      expect(['appended', 'replayed']).toContain(answer.outcome);
      acknowledged.push(given.key);
    };
    const battler = async () => {
      const battle = randomUUID();
      for (let version = 0; version < 60; version++)
        await note(action(campaign, battle, version, { version }));
      open--;
    };
    const annotator = async () => {
      for (let n = 0; n < 60; n++) await note(command(campaign));
      open--;
    };
    let broken = 0;
    const breaker = async () => {
      while (open > 0) {
        const victims = `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'victim' and datname = current_database() order by random() limit 2`;
        const { rowCount } = await ownerQuery(victims);
        broken += rowCount ?? 0;
        await sleep(PAUSE_MS);
      }
    };
    const owner = new Client(kit.database.url);
    await owner.connect();
    const ownerQuery = (sql: string) => owner.query(sql);
    await Promise.all([battler(), battler(), battler(), annotator(), annotator(), breaker()]);
    await Promise.all([pool.end(), owner.end()]);

    expect(broken).toBeGreaterThan(0);
    const stored = (await all(kit.store.read(campaign, { after: 1 }))).map(({ commandKey }) => commandKey);
    expect(stored.sort()).toEqual(acknowledged.sort());
    expect((await kit.store.verify(campaign)).findings).toEqual([]);
  }, 120_000);
});
