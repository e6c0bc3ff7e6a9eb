import { randomUUID } from 'node:crypto';
import { getPostgreSQLEventStore, type PostgresEventStore } from '@event-driven-io/emmett-postgresql';
import { Client, Pool } from 'pg';
import { EventStore } from '../../src/event-store/index.js';
import type { Action } from '../../src/rules-core/kernel/decide/action.js';

export interface Ground {
  /** The application's connections. */
  pool: Pool;
  ownerUrl: string;
}

export const CLIENTS = 16;

/** One battle of one campaign, as every contestant keeps it. */
export interface Subject {
  campaign: string;
  battle: string;
  version: number;
}

export interface Contestant {
  who: string;
  open(subjects: Subject[]): Promise<void>;
  append(subject: Subject, action: Action, n: number): Promise<void>;
  /** Every action of the battle, in order. */
  read(subject: Subject): AsyncIterable<Action[]>;
  close(): Promise<void>;
}

export function subjects(count: number): Subject[] {
  return Array.from({ length: count }, () => ({ campaign: randomUUID(), battle: randomUUID(), version: 0 }));
}

export function ours({ pool }: Ground): Contestant {
  const store = new EventStore(pool);
  return {
    who: 'ours',
    async open(opened) {
      for (const { campaign } of opened)
        await store.append({
          campaign,
          actor: 'bench',
          key: 'open',
          request: {},
          events: [],
          expected: { position: 0 },
        });
    },
    async append({ campaign, battle, version }, action, n) {
      const answer = await store.append({
        campaign,
        actor: 'bench',
        key: `key-${n}`,
        request: action.order,
        expected: { battle: { id: battle, version } },
        events: [{ battle, kind: 'action', payload: action }],
      });
      if (answer.outcome !== 'appended') throw new Error(`Not appended: ${answer.outcome}`);
    },
    async *read({ campaign, battle }) {
      for await (const events of store.readForFolding(campaign, battle))
        yield events.map(({ payload }) => payload as Action);
    },
    close: async () => undefined,
  };
}

/** The same rows and indexes, a counter per campaign, and nothing else: no idempotency, no expectation, no hash. */
export async function bare({ ownerUrl }: Ground): Promise<Contestant> {
  const owner = new Client(ownerUrl);
  await owner.connect();
  await owner.query(`
    create table if not exists bare_event (like event including all);
    alter table bare_event drop column if exists hash;
    create table if not exists bare_head (campaign_id uuid primary key, position bigint not null) with (fillfactor = 50)`);
  await owner.end();
  const pool = new Pool({ connectionString: ownerUrl, max: CLIENTS });
  pool.on('error', cutOff);
  return {
    who: 'bare',
    async open(opened) {
      const ids = opened.map(({ campaign }) => campaign);
      await pool.query('insert into bare_head select unnest($1::uuid[]), 0', [ids]);
    },
    async append({ campaign, battle, version }, action, n) {
      await pool.query({
        name: 'bare append',
        text: `with head as (update bare_head set position = position + 1 where campaign_id = $1 returning position)
               insert into bare_event select $1, position, $2, $3, $4, $5, $6, $7, now(), $8 from head`,
        values: [campaign, battle, version + 1, 'action', 1, 'bench', `key-${n}`, JSON.stringify(action)],
      });
    },
    async *read({ campaign, battle }) {
      const { rows } = await pool.query<{ payload: Action }>(
        'select payload from bare_event where campaign_id = $1 and battle_id = $2 order by version',
        [campaign, battle],
      );
      yield rows.map(({ payload }) => payload);
    },
    close: () => pool.end(),
  };
}

/** The server ends when all is measured, sometimes before the last idle connection has said goodbye. */
function cutOff(fault: Error): void {
  if (!('code' in fault && fault.code === ADMIN_SHUTDOWN)) throw fault;
}

const ADMIN_SHUTDOWN = '57P01';

export async function emmett({ ownerUrl }: Ground): Promise<Contestant> {
  const pool = new Pool({ connectionString: ownerUrl, max: CLIENTS });
  pool.on('error', cutOff);
  const store: PostgresEventStore = getPostgreSQLEventStore(ownerUrl, {
    schema: { autoMigration: 'CreateOrUpdate' },
    connectionOptions: { pool },
  });
  await store.schema.migrate();
  return {
    who: 'emmett',
    open: async () => undefined,
    async append({ battle, version }, action) {
      await store.appendToStream(`battle-${battle}`, [{ type: 'action', data: { ...action } }], {
        expectedStreamVersion: BigInt(version),
      });
    },
    async *read({ battle }) {
      const { events } = await store.readStream(`battle-${battle}`);
      yield events.map(({ data }) => data as unknown as Action);
    },
    async close() {
      await store.close();
      await pool.end();
    },
  };
}
