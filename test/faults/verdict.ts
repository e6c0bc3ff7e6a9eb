/** Compares what was promised with what was stored. */
import { Pool } from 'pg';
import { campaignId } from '../../src/api/index.js';
import { BATTLE_FOLDING } from '../../src/battles/index.js';
import { EventStore, type Finding } from '../../src/event-store/index.js';
import { canonical } from '../../src/rules-core/kernel/position/canonical.js';
import type { Hook } from './hook.js';
import type { Acknowledged } from './player.js';
import type { Subscriber } from './subscriber.js';

export interface StoredEvent {
  readonly position: number;
  readonly version: number | null;
  readonly kind: string;
  readonly key: string;
  readonly order: unknown;
}

/** What lies in the database for a campaign. */
export interface Stored {
  readonly campaign: string;
  readonly events: readonly StoredEvent[];
  readonly battles: number;
  readonly findings: readonly Finding[];
}

/** Kinds that only the referee is told of. */
const FOR_REFEREES = new Set(['campaign.invitation-issued', 'campaign.invitation-revoked']);

export async function storedIn(databaseUrl: string, campaigns: readonly string[]): Promise<Stored[]> {
  const pool = new Pool({ connectionString: databaseUrl });
  try {
    const store = new EventStore(pool);
    return await Promise.all(
      campaigns.map(async (campaign): Promise<Stored> => {
        const id = campaignId.decode(campaign)!;
        const { rows: events } = await pool.query<StoredEvent>(
          `select position::float8 as position, version::float8 as version, kind, command_key as key,
             payload -> 'order' as "order" from event where campaign_id = $1 order by event.position`,
          [id],
        );
        const { battles, findings } = await store.verify(id, async () => BATTLE_FOLDING);
        return { campaign, events, battles, findings };
      }),
    );
  } finally {
    await pool.end();
  }
}

interface Promised {
  readonly players: ReadonlyMap<string, readonly { readonly acknowledged: readonly Acknowledged[] }[]>;
  readonly subscribers: readonly Subscriber[];
  readonly hooks: readonly Hook[];
}

export function wrongIn(stored: readonly Stored[], { players, subscribers, hooks }: Promised): string[] {
  return stored.flatMap((log) => [
    ...log.findings.map(({ flaw, message }) => `${flaw}: ${message}`),
    ...wrongOrders(
      log,
      (players.get(log.campaign) ?? []).flatMap(({ acknowledged }) => acknowledged),
    ),
    ...subscribers.filter(({ campaign }) => campaign === log.campaign).flatMap((one) => wrongSight(log, one)),
    ...hooks.filter(({ campaign }) => campaign === log.campaign).flatMap((hook) => unannounced(log, hook)),
  ]);
}

/** Every acknowledged order stands in the log where the answer said, once; no key stands there twice. */
function wrongOrders({ events }: Stored, acknowledged: readonly Acknowledged[]): string[] {
  const byKey = new Map<string, StoredEvent[]>();
  for (const event of events) byKey.set(event.key, [...(byKey.get(event.key) ?? []), event]);
  const scattered = [...byKey]
    .filter(([, found]) => found.at(-1)!.position - found[0]!.position !== found.length - 1)
    .map(([key]) => `The events under key ${key} do not stand together: it was carried out twice.`);
  const lost = acknowledged.flatMap(({ key, order, position, versions }) => {
    const found = byKey.get(key) ?? [];
    const actions = found.filter(({ kind }) => kind === 'battle.action');
    if (found.length === 0) return [`Order ${key} was acknowledged at ${position} and is not there.`];
    const stands = canonical([
      found.at(-1)!.position,
      actions.map(({ version }) => version),
      actions[0]!.order,
    ]);
    const promised = canonical([position, versions, order]);
    return stands === promised
      ? []
      : [`Order ${key} was acknowledged as ${promised} and stands as ${stands}.`];
  });
  return [...scattered, ...lost];
}

/** The positions of the events that a subscriber may know of, as they count them. */
export function positionsFor(name: string, events: readonly StoredEvent[]): number[] {
  const mine = events.filter(({ kind }) => name === 'referee' || !FOR_REFEREES.has(kind));
  return mine.map((_, n) => n + 1);
}

/** Every event that a subscriber may know of, exactly once and in order. */
function wrongSight({ campaign, events }: Stored, { name, positions }: Subscriber): string[] {
  const expected = positionsFor(name, events);
  const differs = expected.findIndex((position, i) => positions[i] !== position);
  if (differs === -1 && positions.length === expected.length) return [];
  const at = differs === -1 ? expected.length : differs;
  return [
    `Subscriber ${name} of ${campaign} saw position ${positions[at]} where ${expected[at]} should come, and in all ${positions.length} of ${expected.length}.`,
  ];
}

/** Every event since the webhook was added, at least once. */
function unannounced({ campaign, events }: Stored, hook: Hook): string[] {
  const missed = hook.missedIn(events);
  return missed.length === 0
    ? []
    : [`The webhook of ${campaign} was not told of ${missed.length} events, the first at ${missed[0]}.`];
}
