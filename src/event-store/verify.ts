import type { Pool, PoolClient } from 'pg';
import { canonical, firstDifference } from '../rules-core/kernel/position/canonical.js';
import type { Formats } from './formats.js';
import { readForFolding } from './read.js';
import type { Head } from './signing.js';
import { type Folding, stateHash } from './snapshots.js';
import { chainHash, readStored, type StoredEvent } from './stored.js';
import { inTransaction } from './transaction.js';

type Flaw =
  | 'ANCHOR_DIFFERS'
  | 'BROKEN_CHAIN'
  | 'COMMAND_DIFFERS'
  | 'CUT_SHORT'
  | 'DICE_DIFFER'
  | 'GAP_IN_POSITIONS'
  | 'GAP_IN_VERSIONS'
  | 'HEAD_DIFFERS'
  | 'NOT_FOLDABLE'
  | 'ROWS_DIFFER'
  | 'SNAPSHOT_DIFFERS'
  | 'UNKNOWN_CAMPAIGN';

/** One thing that is wrong, and exactly where. */
export interface Finding {
  readonly flaw: Flaw;
  readonly message: string;
  readonly position?: number;
  readonly battle?: string;
  readonly version?: number;
  /** Where rows beside the log are wrong. */
  readonly table?: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
}

export interface Verification {
  readonly campaign: string;
  readonly events: number;
  readonly battles: number;
  readonly snapshots: number;
  /** The last hash of the chain: keep it elsewhere, and nobody can rewrite the log unnoticed. */
  readonly hash: string;
  /** In the order of the log; empty when all is well. */
  readonly findings: readonly Finding[];
}

/**
 * How to fold a battle, when the campaign's snapshots are to be compared; undefined for a battle that has no folding here. The
 * kind of its first event shows if it is a battle, or something else that has a stream of its own.
 */
export type FoldingOf = (battle: string, first: string) => Promise<Folding<unknown> | undefined>;

/** Where the log stood, as it was told outside of this database. */
export interface Anchor extends Head {
  /** Where that was told: a file, for instance. */
  readonly from: string;
}

interface Log {
  readonly events: number;
  readonly hash: string;
  /** By battle: its version, and the kind of its first event. */
  readonly battles: ReadonlyMap<string, { readonly version: number; readonly first: string }>;
}

/** Recomputes a campaign's chain, positions, versions and folded states, all at one moment, and tells all that is wrong. */
export function verifyCampaign(
  pool: Pool,
  formats: Formats,
  campaign: string,
  foldingOf?: FoldingOf,
  anchors: readonly Anchor[] = [],
): Promise<Verification> {
  return inTransaction(pool, async (client) => {
    await client.query('set transaction isolation level repeatable read, read only');
    const findings: Finding[] = [];
    const log = await verifyLog(client, campaign, anchors, findings);
    const isHere = await verifyHead(client, campaign, log, findings);
    if (isHere) {
      findings.push(...cutShort(anchors, log));
      await verifyCommands(client, campaign, findings);
    }
    let snapshots = 0;
    if (foldingOf)
      for (const [battle, { first }] of log.battles) {
        const folding = await foldingOf(battle, first);
        if (folding) snapshots += await verifyFolding(client, formats, campaign, battle, folding, findings);
      }
    return { campaign, events: log.events, battles: log.battles.size, snapshots, hash: log.hash, findings };
  });
}

async function verifyLog(
  client: PoolClient,
  campaign: string,
  anchors: readonly Anchor[],
  findings: Finding[],
): Promise<Log> {
  const battles = new Map<string, { version: number; first: string }>();
  let events = 0;
  let position = 0;
  let hash = '';
  for await (const event of readStored(client, campaign)) {
    events++;
    if (event.position !== position + 1) findings.push(gapInPositions(position + 1, event.position));
    position = event.position;
    const expected = chainHash(hash, campaign.toLowerCase(), event);
    if (event.hash !== expected) findings.push(brokenChain(event.position, expected, event.hash));
    // From here on with the stored hash: what comes later is judged by itself.
    hash = event.hash;
    findings.push(...rewritten(anchors, event));
    if (event.battle === null) continue;
    const { version: before, first } = battles.get(event.battle) ?? { version: 0, first: event.kind };
    const version = before + 1;
    if (event.version !== version)
      findings.push(gapInVersions(event.battle, event.position, version, event.version));
    battles.set(event.battle, { version: event.version ?? version, first });
  }
  return { events, hash, battles };
}

function gapInPositions(expected: number, actual: number): Finding {
  const message =
    actual > expected
      ? `Position ${expected} is missing: the next event stands at ${actual}.`
      : `Position ${actual} comes where ${expected} should be.`;
  return { flaw: 'GAP_IN_POSITIONS', position: expected, expected, actual, message };
}

function brokenChain(position: number, expected: string, actual: string): Finding {
  const message = `The event at position ${position} is not as it was stored, or the one before it is not: its hash should be ${expected}.`;
  return { flaw: 'BROKEN_CHAIN', position, expected, actual, message };
}

function gapInVersions(battle: string, position: number, expected: number, actual: number | null): Finding {
  const message = `Battle ${battle} has version ${actual} at position ${position}, where ${expected} should be.`;
  return { flaw: 'GAP_IN_VERSIONS', battle, position, version: expected, expected, actual, message };
}

async function verifyHead(
  client: PoolClient,
  campaign: string,
  log: Log,
  findings: Finding[],
): Promise<boolean> {
  const { rows } = await client.query<{ position: string; hash: string; archived: boolean }>(
    `select position, encode(hash, 'hex') as hash, archived_at is not null as archived from campaign_head where campaign_id = $1`,
    [campaign],
  );
  const head = rows[0];
  if (!head) {
    findings.push({ flaw: 'UNKNOWN_CAMPAIGN', message: `There is no campaign ${campaign}.` });
    return false;
  }
  if (head.archived && log.events === 0) return false;
  const position = Number(head.position);
  if (position !== log.events || head.hash !== log.hash)
    findings.push({
      flaw: 'HEAD_DIFFERS',
      position,
      expected: { position, hash: head.hash },
      actual: { position: log.events, hash: log.hash },
      message: `The campaign should stand at position ${position} with hash ${head.hash}; its events end at ${log.events} with ${log.hash}.`,
    });
  return true;
}

function rewritten(anchors: readonly Anchor[], { position, hash }: StoredEvent): Finding[] {
  return anchors
    .filter((anchor) => anchor.position === position && anchor.hash !== hash)
    .map(({ from, hash: expected }) => ({
      flaw: 'ANCHOR_DIFFERS',
      position,
      expected,
      actual: hash,
      message: `The log was rewritten: at position ${position} ${from} has the hash ${expected}, the log ${hash}.`,
    }));
}

function cutShort(anchors: readonly Anchor[], { events }: Log): Finding[] {
  return anchors
    .filter(({ position }) => position > events)
    .map(({ from, position }) => ({
      flaw: 'CUT_SHORT',
      position,
      expected: position,
      actual: events,
      message: `The end of the log is missing: ${from} knows it up to position ${position}, here it ends at ${events}.`,
    }));
}

interface StrangeCommand {
  readonly actor: string;
  readonly key: string;
  readonly position: number;
}

/**
 * A repeated command gets its stored answer: that must be what the chain says, and each event must have a command, or a
 * repeated one would be carried out twice. A command without events changed nothing; the chain says nothing of it.
 */
async function verifyCommands(client: PoolClient, campaign: string, findings: Finding[]): Promise<void> {
  const { rows: altered } = await client.query<StrangeCommand>(
    `select c.actor, c.key, c.last_position::float8 as position
     from command c left join event e on e.campaign_id = $1 and e.position = c.last_position
     where c.campaign_id = $1 and c.last_position >= c.first_position
       and (e.actor is distinct from c.actor or e.command_key is distinct from c.key
         or e.command_hash <> sha256(c.request || convert_to(coalesce(c.answer::text, ''), 'UTF8')))
     order by c.last_position`,
    [campaign],
  );
  for (const { actor, key, position } of altered)
    findings.push({
      flaw: 'COMMAND_DIFFERS',
      position,
      message: `What is stored of the command "${key}" of ${actor}, its request or its answer, is not what the event at position ${position} says.`,
    });
  const { rows: lost } = await client.query<StrangeCommand>(
    `select e.actor, e.command_key as key, min(e.position)::float8 as position
     from event e left join command c on c.campaign_id = $1 and c.actor = e.actor and c.key = e.command_key
     where e.campaign_id = $1 and (c.first_position is null or e.position not between c.first_position and c.last_position)
     group by e.actor, e.command_key order by 3`,
    [campaign],
  );
  for (const { actor, key, position } of lost)
    findings.push({
      flaw: 'COMMAND_DIFFERS',
      position,
      message: `The command "${key}" of ${actor} is not stored with the event at position ${position}: given again, it would be carried out again.`,
    });
}

interface StoredSnapshot {
  version: number;
  text: string;
  hash: string;
}

/** Folds the battle from its beginning and compares with every snapshot on the way. */
async function verifyFolding(
  client: PoolClient,
  formats: Formats,
  campaign: string,
  battle: string,
  folding: Folding<unknown>,
  findings: Finding[],
): Promise<number> {
  const snapshots = await storedSnapshots(client, campaign, battle, folding.format);
  let state = folding.begin();
  let at = 0;
  try {
    for (const snapshot of snapshots) {
      for await (const events of readForFolding(client, formats, campaign, battle, {
        after: at,
        until: snapshot.version,
      }))
        state = folding.apply(state, events);
      at = snapshot.version;
      const finding = compare(battle, snapshot, canonical(state));
      if (finding) findings.push(finding);
    }
    for await (const events of readForFolding(client, formats, campaign, battle, { after: at }))
      state = folding.apply(state, events);
  } catch (fault) {
    if (isDatabaseFault(fault)) throw fault;
    const reason = fault instanceof Error ? fault.message : String(fault);
    const message = `Battle ${battle} cannot be folded from version ${at} on: ${reason}`;
    findings.push({ flaw: 'NOT_FOLDABLE', battle, version: at, actual: reason, message });
  }
  return snapshots.length;
}

function isDatabaseFault(fault: unknown): boolean {
  return fault instanceof Error && 'severity' in fault;
}

function compare(battle: string, snapshot: StoredSnapshot, folded: string): Finding | undefined {
  const isWhole = stateHash(snapshot.text).toString('hex') === snapshot.hash;
  if (isWhole && snapshot.text === folded) return undefined;
  const difference = firstDifference(JSON.parse(folded), JSON.parse(snapshot.text));
  const where = difference ? ` at ${difference.path}` : '';
  return {
    flaw: 'SNAPSHOT_DIFFERS',
    battle,
    version: snapshot.version,
    expected: difference?.expected ?? snapshot.hash,
    actual: difference?.actual ?? stateHash(snapshot.text).toString('hex'),
    message: `The snapshot of battle ${battle} at version ${snapshot.version} differs from what its events say${where}. Delete it: it will be made again.`,
  };
}

async function storedSnapshots(
  client: PoolClient,
  campaign: string,
  battle: string,
  format: number,
): Promise<StoredSnapshot[]> {
  const { rows } = await client.query<{ version: string; text: string; hash: string }>(
    `select version, state::text as text, encode(hash, 'hex') as hash from snapshot
     where campaign_id = $1 and battle_id = $2 and format = $3 order by version`,
    [campaign, battle, format],
  );
  return rows.map((row) => ({ ...row, version: Number(row.version) }));
}
