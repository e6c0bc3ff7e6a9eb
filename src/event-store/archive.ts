import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import {
  type BundleCommand,
  BundleWriter,
  type Manifest,
  NODE,
  type People,
  type Pins,
  PUBLISHING_SEEDS,
} from '../exchange/index.js';
import { EventStoreError } from './errors.js';
import { originsOf } from './provenance.js';
import type { SigningKey } from './signing.js';
import { readStored } from './stored.js';
import { inTransaction } from './transaction.js';

export interface Archiving {
  /** Whose word the bundle is. */
  readonly key: SigningKey;
  /** The members' names, as far as they have accounts here. */
  readonly people?: People;
  /** Tells the boards that the events name from all others. */
  readonly boards?: (names: readonly string[]) => Promise<Pins['boards']>;
}

/** Beyond this, packing takes twice as long for some hundredths of the size. */
const GZIP_LEVEL = 6;

/** Writes a campaign's log to a compressed, signed bundle. The same log gives the same bytes. */
export function archiveCampaign(
  pool: Pool,
  campaign: string,
  to: Writable,
  how: Archiving,
): Promise<Manifest> {
  return inTransaction(pool, async (client) => {
    await client.query('set transaction isolation level repeatable read, read only');
    await requireCampaign(client, campaign);
    let manifest: Manifest | undefined;
    const lines = bundleLines(client, campaign.toLowerCase(), how, (written) => {
      manifest = written;
    });
    await packed(lines, to);
    return manifest as unknown as Manifest;
  });
}

/** Writes lines as a bundle is written. */
export async function packed(lines: AsyncIterable<string>, to: Writable): Promise<void> {
  const source = Readable.from(inChunks(lines), { objectMode: false });
  await pipeline(source, createGzip({ level: GZIP_LEVEL }), to);
}

const CHUNK = 64 * 1024;

async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let held: string[] = [];
  let length = 0;
  for await (const line of lines) {
    held.push(line);
    length += line.length;
    if (length < CHUNK) continue;
    yield Buffer.from(held.join(''));
    held = [];
    length = 0;
  }
  yield Buffer.from(held.join(''));
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
  { key, people = {}, boards = async () => ({}) }: Archiving,
  written: (manifest: Manifest) => void,
): AsyncGenerator<string> {
  const writer = new BundleWriter(NODE, campaign);
  const origins = await originsOf(client, campaign);
  yield writer.heading(sorted({ ...origins.people, ...people }));
  for (const seed of await publishedSeeds(client, campaign)) yield writer.seed(seed);
  for (const line of origins.lines) yield writer.provenance(line);
  for await (const event of readStored(client, campaign)) yield writer.event(event);
  for await (const command of storedCommands(client, campaign)) yield writer.command(command);
  const manifest = writer.manifest(await boards(writer.boards));
  written(manifest);
  yield writer.ending(manifest, key);
}

function sorted(people: People): People {
  return Object.fromEntries(Object.entries(people).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** In the order in which they were published. */
async function publishedSeeds(client: PoolClient, campaign: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ seed: string }>(
    `select payload ->> 'seed' as seed from event
     where campaign_id = $1 and kind = any($2) and payload ->> 'seed' is not null order by position`,
    [campaign, PUBLISHING_SEEDS],
  );
  return [...new Set(rows.map(({ seed }) => seed))];
}

const BATCH = 1000;

/** In the order of their events. */
async function* storedCommands(client: PoolClient, campaign: string): AsyncGenerator<BundleCommand> {
  await client.query({
    text: `declare stored_command no scroll cursor for
      select actor, key, encode(request, 'hex') as request, first_position::float8 as first,
        last_position::float8 as last, (extract(epoch from at) * 1000)::float8 as at, answer::text as answer
      from command where campaign_id = $1 and last_position is not null
      order by last_position, actor, key`,
    values: [campaign],
  });
  for (;;) {
    const { rows } = await client.query<BundleCommand>(`fetch ${BATCH} from stored_command`);
    yield* rows;
    if (rows.length < BATCH) break;
  }
  await client.query('close stored_command');
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
