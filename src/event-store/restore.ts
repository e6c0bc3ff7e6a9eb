/** Brings campaigns back from their bundles. */
import type { Readable } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import {
  BadCompression,
  BUNDLE_FORMAT,
  type BundleCommand,
  type BundleEvent,
  type BundleFinding,
  type BundleItem,
  BundleReader,
  LineTooLong,
  linesOf,
  type Manifest,
  NODE,
  type People,
  type Provenance,
} from '../exchange/index.js';
import { CopyIn } from './copy-in.js';
import { EventStoreError } from './errors.js';
import { keepProvenance } from './provenance.js';
import { readSigned } from './signing.js';
import { inTransaction } from './transaction.js';

/** Whose bundles are taken. */
export interface Trust {
  /** Public keys of servers. */
  readonly keys: readonly string[];
  /** Also what nobody, or nobody known, has signed. */
  readonly anybody?: boolean;
  /** The key of this server: what it has signed itself came from nowhere else. */
  readonly own?: string;
}

export interface Restored extends Manifest {
  readonly people: People;
}

/** Brings a campaign back from its bundle, whole or not at all. */
export function restoreCampaign(pool: Pool, from: Readable, trust: Trust): Promise<Restored> {
  return inTransaction(pool, async (client) => {
    const rows = new RowWriter(client);
    try {
      const read = await readWhole(from, trust, {
        heading: (campaign) => requireAbsent(client, campaign),
        item: (item) => rows.add(item),
      });
      await rows.end();
      await putHead(client, read.manifest);
      await keepProvenance(client, read, trust.own);
      return { ...read.manifest, people: read.people };
    } catch (fault) {
      await rows.abort();
      throw fault;
    }
  });
}

/** What a bundle says of itself, once all of it has been read and found to be whole. */
export async function readManifest(from: Readable, trust: Trust): Promise<Manifest> {
  return (await readWhole(from, trust)).manifest;
}

export interface WholeBundle {
  readonly manifest: Manifest;
  readonly people: People;
  readonly provenance: readonly Provenance[];
  /** By whom the manifest is signed; undefined when by nobody. */
  readonly signer: string | undefined;
  readonly signed: unknown;
}

interface Hearing {
  heading(campaign: string): Promise<void>;
  item(item: BundleItem): Promise<void> | undefined;
}

async function readWhole(from: Readable, trust: Trust, hearing?: Hearing): Promise<WholeBundle> {
  const reader = new BundleReader(NODE, refuse);
  const provenance: Provenance[] = [];
  let ending: Extract<BundleItem, { manifest: Manifest }> | undefined;
  try {
    for await (const lines of linesOf(NODE.unpack(from)))
      for (const line of lines) {
        const item = reader.read(line);
        if (!item) continue;
        if ('heading' in item) await hearing?.heading(campaignIn(item.heading));
        if ('provenance' in item) provenance.push(item.provenance);
        if ('manifest' in item) ending = item as Extract<BundleItem, { manifest: Manifest }>;
        const kept = hearing?.item(item);
        if (kept) await kept;
      }
  } catch (fault) {
    if (fault instanceof BadCompression || fault instanceof LineTooLong)
      throw damaged(reader.number + 1, fault.message);
    throw fault;
  }
  reader.finish();
  if (!ending) throw damaged(reader.number, 'the bundle ends before its manifest');
  const { manifest, signed } = ending;
  const { campaign, people } = reader.heading ?? { campaign: '', people: {} };
  const found = typeof signed === 'string' ? readSigned('hexledger-bundle', signed) : undefined;
  const signer = found?.text === JSON.stringify(manifest) ? found.publicKey : undefined;
  requireTrust(campaign, signer, trust);
  return { manifest, people, provenance, signer, signed };
}

function campaignIn({ campaign, eyes }: { campaign: string; eyes: unknown }): string {
  if (eyes === 'referee') return campaign;
  throw new EventStoreError(
    'BUNDLE_OF_ONE_SIDE',
    'The bundle holds what one side knows: nobody can go on with that. Restore a bundle that a referee has fetched.',
    'line 1',
  );
}

/** The first thing that is wrong ends it. */
function refuse({ flaw, line, message }: BundleFinding): never {
  if (flaw !== 'ANOTHER_FORMAT') throw damaged(line, message);
  throw new EventStoreError(
    'BUNDLE_OF_ANOTHER_FORMAT',
    `The bundle cannot be read: ${message}. This build writes format ${BUNDLE_FORMAT}.`,
    `line ${line}`,
  );
}

function damaged(line: number, what: string): EventStoreError {
  return new EventStoreError(
    'BUNDLE_DAMAGED',
    `Line ${line} of the bundle is damaged: ${what}. Nothing was restored; use another copy.`,
    `line ${line}`,
  );
}

function requireTrust(campaign: string, signer: string | undefined, { keys, anybody }: Trust): void {
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

async function requireAbsent(client: PoolClient, campaign: string): Promise<void> {
  const { rowCount } = await client.query(
    'select from campaign_head where campaign_id = $1 and archived_at is null',
    [campaign],
  );
  if (rowCount !== 0) throw campaignExists(campaign);
}

/** Events come first and commands after them: one COPY each. */
class RowWriter {
  private campaign = '';
  private table: 'event' | 'command' | undefined;
  private copy: CopyIn | undefined;

  constructor(private readonly client: PoolClient) {}

  add(item: BundleItem): Promise<void> | undefined {
    if ('heading' in item) this.campaign = item.heading.campaign;
    if ('event' in item) return this.put('event', EVENT_COLUMNS, eventRow(item.event));
    if ('command' in item) return this.put('command', COMMAND_COLUMNS, commandRow(item.command));
    return undefined;
  }

  async end(): Promise<void> {
    const { copy } = this;
    this.copy = undefined;
    await copy?.end();
  }

  async abort(): Promise<void> {
    await this.copy?.abort();
  }

  private put(table: 'event' | 'command', columns: readonly string[], row: Row): Promise<void> | undefined {
    if (this.table === table && this.copy) return this.copy.row([this.campaign, ...row]);
    return this.begin(table, columns).then((copy) => copy.row([this.campaign, ...row]));
  }

  private async begin(table: 'event' | 'command', columns: readonly string[]): Promise<CopyIn> {
    await this.end();
    this.table = table;
    this.copy = await CopyIn.begin(this.client, table, ['campaign_id', ...columns]);
    return this.copy;
  }
}

type Row = readonly (string | number | null)[];

const EVENT_COLUMNS = [
  ...['position', 'battle_id', 'version', 'kind', 'format', 'actor', 'command_key'],
  ...['at', 'payload', 'hash', 'command_hash'],
];

function eventRow(event: BundleEvent): Row {
  const { position, battle, version, kind, format, actor, key, at, payload, hash, commandHash } = event;
  return [
    ...[position, battle, version, kind, format, actor, key],
    ...[moment(at), payload, bytes(hash), commandHash === null ? null : bytes(commandHash)],
  ];
}

const COMMAND_COLUMNS = ['actor', 'key', 'request', 'first_position', 'last_position', 'at', 'answer'];

function commandRow({ actor, key, request, first, last, at, answer }: BundleCommand): Row {
  return [actor, key, bytes(request), first, last, moment(at), answer];
}

const bytes = (hex: string): string => `\\x${hex}`;
const moment = (at: number): string => new Date(at).toISOString();

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
