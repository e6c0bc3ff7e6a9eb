/**
 * What one side knows of a campaign, as a bundle. All of it comes from the campaign's log as that side is shown it, so it goes
 * through the one redaction; nothing else of the campaign is told, not even the hash of its chain.
 */
import type { Writable } from 'node:stream';
import type { Standing } from '../api/index.js';
import { BATTLE_ACTION, BATTLE_OPENED, type BattleHistory } from '../battles/index.js';
import type { CampaignEventView, CampaignLog, LogFilter } from '../campaign-log/index.js';
import { type EventStore, packed, type SigningKey } from '../event-store/index.js';
import { BundleWriter, type Manifest, NODE, type Pins, PUBLISHING_SEEDS } from '../exchange/index.js';

interface SideBundleParts {
  readonly store: Pick<EventStore, 'position'>;
  readonly log: Pick<CampaignLog, 'page'>;
  readonly history: Pick<BattleHistory, 'at'>;
  readonly key: SigningKey;
  readonly boards: (names: readonly string[]) => Promise<Pins['boards']>;
}

interface Knowing {
  readonly campaign: string;
  readonly side: string;
}

export async function writeSideBundle(
  parts: SideBundleParts,
  knowing: Knowing,
  to: Writable,
): Promise<Manifest> {
  let manifest: Manifest | undefined;
  const lines = sideLines(parts, knowing, (written) => {
    manifest = written;
  });
  await packed(lines, to);
  return manifest as unknown as Manifest;
}

async function* sideLines(
  parts: SideBundleParts,
  { campaign, side }: Knowing,
  written: (manifest: Manifest) => void,
): AsyncGenerator<string> {
  const writer = new BundleWriter(NODE, campaign, { side });
  const until = (await parts.store.position(campaign)) ?? 0;
  const standing: Standing = { campaignId: campaign, role: 'COMMANDER', side, delaySeconds: 0 };
  yield writer.heading({});
  for (const seed of await seedsShown(parts, standing, until)) yield writer.seed(seed);
  for await (const event of eventsShown(parts, standing, until)) {
    const { kind, at, battle, action } = event;
    const isInBattle = battle !== null && (kind === BATTLE_ACTION || kind === BATTLE_OPENED);
    const payload = await payloadOf(parts, event, side);
    yield writer.seenEvent({
      kind,
      at: at.getTime(),
      battle: isInBattle ? battle : null,
      version: isInBattle ? (action?.version ?? 1) : null,
      payload: JSON.stringify(payload),
    });
  }
  const manifest = writer.manifest(await parts.boards(writer.boards));
  written(manifest);
  yield writer.ending(manifest, parts.key);
}

/** So that a battle folds, its beginning has the position as the side saw it. */
async function payloadOf(
  { history }: SideBundleParts,
  { campaign, kind, battle, action, about }: CampaignEventView,
  side: string,
): Promise<unknown> {
  if (action) return action.action;
  if (kind === BATTLE_OPENED && battle !== null)
    return { ...about, position: (await history.at(campaign, battle, 1, { side })).position };
  return kind.startsWith('battle.') && battle !== null ? { battle, ...about } : about;
}

async function seedsShown(parts: SideBundleParts, standing: Standing, until: number): Promise<Set<string>> {
  const seeds = new Set<string>();
  for await (const { about } of eventsShown(parts, standing, until, { kinds: PUBLISHING_SEEDS })) {
    const { seed } = (about ?? {}) as { seed?: unknown };
    if (typeof seed === 'string') seeds.add(seed);
  }
  return seeds;
}

const PAGE = 200;

async function* eventsShown(
  { log }: SideBundleParts,
  standing: Standing,
  until: number,
  filter: LogFilter = {},
): AsyncGenerator<CampaignEventView> {
  for (let after = 0; ; ) {
    const { events, lookedAt, end } = await log.page(standing, { after, until, first: PAGE, filter });
    yield* events;
    if (end || lookedAt >= until) return;
    after = lookedAt;
  }
}
