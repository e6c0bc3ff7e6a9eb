import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { types } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import {
  type BundleItem,
  BundleReader,
  BundleWriter,
  type Manifest,
  type People,
  type StoredCommand,
} from './bundle.js';
import { EventStoreError } from './errors.js';
import type { SigningKey } from './signing.js';
import { readStored, type StoredEvent } from './stored.js';
import { inTransaction } from './transaction.js';

export interface Archiving {
  /** Whose word the bundle is. */
  readonly key: SigningKey;
  readonly people?: People;
}

/** Writes a campaign's log to a compressed, signed bundle. The same log gives the same bytes. */
export function archiveCampaign(
  pool: Pool,
  campaign: string,
  to: Writable,
  { key, people = {} }: Archiving,
): Promise<Manifest> {
  return inTransaction(pool, async (client) => {
    await client.query('set transaction isolation level repeatable read, read only');
    await requireCampaign(client, campaign);
    const writer = new BundleWriter(campaign.toLowerCase(), key);
    await pipeline(
      Readable.from(bundleLines(client, campaign, writer, people)),
      createGzip({ level: 9 }),
      to,
    );
    return writer.manifest();
  });
}

async function requireCampaign(client: PoolClient, campaign: string): Promise<void> {
  const { rows } = await client.query<{ archived: boolean }>(
    'select archived_at is not null as archived from campaign_head where campaign_id = $1',
    [campaign],
  );
  if (!rows[0]) throw new EventStoreError('UNKNOWN_CAMPAIGN', `There is no campaign ${campaign}.`, campaign);
  if (rows[0].archived)
    throw new EventStoreError('UNKNOWN_CAMPAIGN', `Campaign ${campaign} lies in a bundle already.`, campaign);
}

async function* bundleLines(
  client: PoolClient,
  campaign: string,
  writer: BundleWriter,
  people: People,
): AsyncGenerator<string> {
  yield writer.heading(people);
  for await (const event of readStored(client, campaign)) yield writer.event(event);
  for (const command of await storedCommands(client, campaign)) yield writer.command(command);
  yield writer.ending();
}

async function storedCommands(client: PoolClient, campaign: string): Promise<StoredCommand[]> {
  const { rows } = await client.query<Record<'first' | 'last' | 'at', string> & StoredCommand>(
    `select actor, key, encode(request, 'hex') as request, first_position as first, last_position as last,
       (extract(epoch from at) * 1000)::bigint as at, answer::text as answer
     from command where campaign_id = $1 and last_position is not null order by last_position, actor, key`,
    [campaign],
  );
  return rows.map((row) => ({
    ...row,
    first: Number(row.first),
    last: Number(row.last),
    at: Number(row.at),
  }));
}

/**
 * Takes an archived campaign's rows away, if it still stands where the manifest says. Only the owner of the tables may.
 * The head stays: it knows that the campaign exists and where its log ends.
 */
export function evictCampaign(owner: Pool, { campaign, events, hash }: Manifest): Promise<void> {
  return inTransaction(owner, async (client) => {
    const { rowCount } = await client.query(
      `update campaign_head set archived_at = now()
       where campaign_id = $1 and position = $2 and hash = decode($3, 'hex') and archived_at is null`,
      [campaign, events, hash],
    );
    if (rowCount !== 1)
      throw new EventStoreError(
        'CAMPAIGN_HAS_MOVED_ON',
        `Campaign ${campaign} no longer stands at position ${events}. Archive it again before you take it away.`,
        campaign,
      );
    for (const table of ['event', 'command', 'snapshot', 'outbox', 'checkpoint'])
      await client.query(`delete from ${table} where campaign_id = $1`, [campaign]);
  });
}

/** Whose bundles are taken. */
export interface Trust {
  /** Public keys of servers. */
  readonly keys: readonly string[];
  /** Also what nobody, or nobody known, has signed. */
  readonly anybody?: boolean;
}

export interface Restored extends Manifest {
  readonly people: People;
}

/** Brings a campaign back from its bundle, whole or not at all. */
export function restoreCampaign(pool: Pool, from: Readable, trust: Trust): Promise<Restored> {
  return inTransaction(pool, async (client) => {
    const reader = new BundleReader();
    const rows = new RowWriter(client, reader);
    for await (const line of linesOf(from, reader)) {
      const item = reader.read(line);
      if (item) await rows.add(item);
      else await requireAbsent(client, reader.campaign);
    }
    const manifest = reader.finish();
    requireTrust(reader, trust);
    await rows.flush();
    await putHead(client, manifest);
    return { ...manifest, people: reader.people };
  });
}

/** What a bundle says of itself, once all of it has been read and found to be whole. */
export async function readManifest(from: Readable, trust: Trust): Promise<Manifest> {
  const reader = new BundleReader();
  for await (const line of linesOf(from, reader)) reader.read(line);
  const manifest = reader.finish();
  requireTrust(reader, trust);
  return manifest;
}

function requireTrust({ campaign, signer }: BundleReader, { keys, anybody }: Trust): void {
  if (anybody || (signer !== undefined && keys.includes(signer))) return;
  throw signer === undefined
    ? new EventStoreError(
        'BUNDLE_NOT_SIGNED',
        'The signature of the bundle is missing, or does not fit: anybody may have written it. Use a copy of the original; --unsigned takes it at its word.',
        campaign,
      )
    : new EventStoreError(
        'BUNDLE_OF_ANOTHER_SERVER',
        `The bundle is signed with the key ${signer}, which is not that of this server. Compare it with what the other server publishes at /.well-known/hexledger.json, then say --signed-by=${signer}, or add it to TRUSTED_KEYS.`,
        campaign,
      );
}

/** No event is as long as this: what unpacks to longer lines was made to fill the memory. */
const LONGEST_LINE = 32 * 1024 * 1024;

/** The unpacked lines; a bundle that was cut off or is no gzip at all is damaged like any other. */
async function* linesOf(from: Readable, reader: BundleReader): AsyncGenerator<string> {
  const unpacked = createGunzip();
  from.once('error', (fault) => unpacked.destroy(fault));
  let rest = '';
  try {
    for await (const text of from.pipe(unpacked).setEncoding('utf8')) {
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop()!;
      if (rest.length > LONGEST_LINE) throw reader.damaged('it has no end');
      yield* lines;
    }
  } catch (fault) {
    throw isCompressionFault(fault) ? reader.damaged(fault.message) : fault;
  }
  if (rest !== '') yield rest;
}

function isCompressionFault(fault: unknown): fault is Error {
  return types.isNativeError(fault) && 'code' in fault && String(fault.code).startsWith('Z_');
}

async function requireAbsent(client: PoolClient, campaign: string): Promise<void> {
  const { rowCount } = await client.query(
    'select from campaign_head where campaign_id = $1 and archived_at is null',
    [campaign],
  );
  if (rowCount !== 0) throw campaignExists(campaign);
}

const ROWS = 500;

/** Gathers rows, so that a long campaign takes hundreds of round trips and not hundreds of thousands. */
class RowWriter {
  private events: StoredEvent[] = [];
  private commands: StoredCommand[] = [];

  constructor(
    private readonly client: PoolClient,
    private readonly reader: BundleReader,
  ) {}

  async add(item: BundleItem): Promise<void> {
    if ('event' in item) this.events.push(item.event);
    if ('command' in item) this.commands.push(item.command);
    if (this.events.length + this.commands.length >= ROWS) await this.flush();
  }

  async flush(): Promise<void> {
    await this.insert('event', EVENT_COLUMNS, this.events);
    await this.insert('command', COMMAND_COLUMNS, this.commands);
    this.events = [];
    this.commands = [];
  }

  private async insert<T extends object>(table: string, columns: Columns<T>, rows: T[]): Promise<void> {
    if (rows.length === 0) return;
    const names = Object.keys(columns) as (keyof T & string)[];
    const arrays = names.map((name) => rows.map((row) => row[name]));
    await this.client.query(
      `insert into ${table} (campaign_id, ${names.map((name) => columns[name].column).join(', ')})
       select $1, ${names.map((name) => columns[name].value ?? `r."${name}"`).join(', ')}
       from unnest(${names.map((name, n) => `$${n + 2}::${columns[name].type}[]`).join(', ')})
         as r (${names.map((name) => `"${name}"`).join(', ')})`,
      [this.reader.campaign, ...arrays],
    );
  }
}

/** Where each member goes, as what type it travels, and how it becomes the column's value where that differs. */
type Columns<T> = Record<keyof T & string, { column: string; type: string; value?: string }>;

const AT = { column: 'at', type: 'bigint', value: 'to_timestamp(r.at / 1000.0)' };

const EVENT_COLUMNS: Columns<StoredEvent> = {
  position: { column: 'position', type: 'bigint' },
  battle: { column: 'battle_id', type: 'uuid' },
  version: { column: 'version', type: 'bigint' },
  kind: { column: 'kind', type: 'text' },
  format: { column: 'format', type: 'smallint' },
  actor: { column: 'actor', type: 'text' },
  key: { column: 'command_key', type: 'text' },
  at: AT,
  payload: { column: 'payload', type: 'text', value: 'r.payload::json' },
  hash: { column: 'hash', type: 'text', value: "decode(r.hash, 'hex')" },
  commandHash: { column: 'command_hash', type: 'text', value: `decode(r."commandHash", 'hex')` },
};

const COMMAND_COLUMNS: Columns<StoredCommand> = {
  actor: { column: 'actor', type: 'text' },
  key: { column: 'key', type: 'text' },
  request: { column: 'request', type: 'text', value: "decode(r.request, 'hex')" },
  first: { column: 'first_position', type: 'bigint' },
  last: { column: 'last_position', type: 'bigint' },
  at: AT,
  answer: { column: 'answer', type: 'text', value: 'r.answer::json' },
};

/** A new head, or the old one of a campaign that was taken away and comes back as it was. */
async function putHead(client: PoolClient, { campaign, events, hash }: Manifest): Promise<void> {
  const { rowCount } = await client.query(
    `insert into campaign_head as h (campaign_id, position, hash) values ($1, $2, decode($3, 'hex'))
     on conflict (campaign_id) do update set archived_at = null
       where h.archived_at is not null and h.position = excluded.position and h.hash = excluded.hash`,
    [campaign, events, hash],
  );
  if (rowCount !== 1) throw campaignExists(campaign);
}

function campaignExists(campaign: string): EventStoreError {
  return new EventStoreError(
    'CAMPAIGN_EXISTS',
    `Campaign ${campaign} is here already, or stood elsewhere when it was taken away. Nothing was restored.`,
    campaign,
  );
}
