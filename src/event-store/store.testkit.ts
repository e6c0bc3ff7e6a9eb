import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import type { Append } from './event.js';
import { EventStore } from './event-store.js';

/** A store on a database of its own for the tests of one file. */
export interface StoreKit {
  readonly database: TestDatabase;
  readonly store: EventStore;
  /** A new campaign with its opening event. */
  openCampaign(): Promise<string>;
  /** Acts as somebody who has broken in: the owner of the tables, without any check. */
  asOwner(sql: string, values?: unknown[]): Promise<void>;
}

/** A command of one note, with a key of its own. */
export function command(campaign: string, changes: Partial<Append> = {}): Append {
  const key = randomUUID();
  const events = [{ kind: 'note', payload: { key } }];
  return { campaign, actor: 'anna', key, request: { key }, events, ...changes };
}

/** The next action of a battle. */
export function action(campaign: string, battle: string, version: number, payload: unknown = {}): Append {
  return command(campaign, {
    expected: { battle: { id: battle, version } },
    events: [{ battle, kind: 'action', payload }],
  });
}

export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

export function storeKit(): StoreKit {
  let database: TestDatabase;
  let store: EventStore;
  beforeAll(async () => {
    database = await createTestDatabase();
    store = new EventStore(database.pool);
  });
  afterAll(() => database.drop());
  return {
    get database() {
      return database;
    },
    get store() {
      return store;
    },
    async openCampaign() {
      const campaign = randomUUID();
      const opening = { expected: { position: 0 }, events: [{ kind: 'campaign-opened', payload: {} }] };
      await store.append(command(campaign, opening));
      return campaign;
    },
    async asOwner(sql, values) {
      const owner = new Client(database.url);
      await owner.connect();
      await owner.query(sql, values);
      await owner.end();
    },
  };
}
