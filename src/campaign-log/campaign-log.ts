/** A campaign's log as one viewer may know it. */
import type { EntryNumbers, EntrySentences, Positions, Standing } from '../api/index.js';
import {
  type ActionView,
  BATTLE_ACTION,
  BattleHistory,
  type GameSystems,
  LiveBattles,
  seenEvents,
  untilOf,
  viewerOf,
} from '../battles/index.js';
import { breath, isLong } from '../breath/index.js';
import type { RecentEvents } from '../campaigns/index.js';
import type { Event } from '../event-store/index.js';
import type { Correction } from '../rules-core/campaign/facts/facts.js';
import { actionSentences, eventDocument } from './event-document.js';
import { saysEvent } from './event-kinds.js';
import { told } from './sight.js';

export interface CampaignEventView {
  readonly campaign: string;
  /** As the viewer may know it. */
  readonly position: number;
  readonly at: Date;
  readonly kind: string;
  readonly battle: string | null;
  readonly action: ActionView | null;
  readonly about: object | null;
  /** Where it stands in a line of the book, as the line counts its own entries. */
  readonly entry: { readonly line: string; readonly version: number } | null;
}

export interface LogFilter {
  readonly kinds?: readonly string[] | null;
  readonly battle?: string | null;
}

interface LogPage {
  readonly events: CampaignEventView[];
  /** Everything up to here was looked at. */
  readonly lookedAt: number;
  /** There is nothing more up to where the reader may look. */
  readonly end: boolean;
}

const BATCH = 200;
/** A page looks at no more events than this that the viewer may know of; the next one goes on from there. */
const MOST_LOOKED_AT = 2_000;

export class CampaignLog {
  constructor(
    private readonly recent: RecentEvents,
    private readonly battles: LiveBattles,
    private readonly history: BattleHistory,
    private readonly systems: GameSystems,
    private readonly positions: Positions,
    private readonly numbers: EntryNumbers | undefined,
    private readonly entries: EntrySentences | undefined,
  ) {}

  /** An event as it is sent to those who asked to be told. */
  async document(event: CampaignEventView, standing: Standing): Promise<object> {
    return { ...eventDocument(event, this.systems), sentences: await this.sentences(event, standing) };
  }

  /** What happened, as a viewer of this standing may know it. */
  async sentences(
    { kind, action, about, entry }: CampaignEventView,
    standing: Standing,
  ): Promise<readonly string[]> {
    if (action) return actionSentences(action, this.systems);
    const isTold = entry && about && ('fact' in about || 'corrects' in about);
    const told = isTold ? await this.entries?.of(standing, entry, about) : undefined;
    return told && told.length > 0 ? told : [saysEvent(kind, about)];
  }

  /** The events after a position that the viewer may know of and the filter lets through: as many as asked for. */
  async page(
    standing: Standing,
    {
      after,
      until = Number.MAX_SAFE_INTEGER,
      first,
      filter = {},
    }: { after: number; until?: number; first: number; filter?: LogFilter },
  ): Promise<LogPage> {
    const events: CampaignEventView[] = [];
    let lookedAt = after;
    const size = Math.min(BATCH, 2 * first);
    for (let known = 0; known < MOST_LOOKED_AT; ) {
      if (isLong()) await breath();
      const reach = Math.min(until, lookedAt + size);
      const batch = await this.batch(standing, lookedAt, reach);
      const end = batch.length < reach - lookedAt || batch.length === 0;
      for (const { position, event } of await this.seen(batch, standing)) {
        lookedAt = position;
        if (!event) continue;
        known++;
        if (passes(event, filter)) events.push(event);
        if (events.length === first || known === MOST_LOOKED_AT) return { events, lookedAt, end: false };
      }
      if (end) return { events, lookedAt, end };
    }
    return { events, lookedAt, end: false };
  }

  /** For an observer with a delay, events that are too new are not there yet. */
  private async batch(
    { campaignId, ...standing }: Standing,
    after: number,
    until: number,
  ): Promise<readonly Event[]> {
    const latest = untilOf({ campaignId, ...standing });
    const found = await this.recent.read(campaignId, { after, until });
    const tooNew = latest ? found.findIndex(({ at }) => at > latest) : -1;
    return tooNew < 0 ? found : found.slice(0, tooNew);
  }

  private async seen(
    batch: readonly Event[],
    standing: Standing,
  ): Promise<{ position: number; event: CampaignEventView | undefined }[]> {
    const known = await this.known(batch, standing);
    const actions = await this.actions([...known.keys()], standing);
    return Promise.all(
      batch.map(async (event) => {
        const position = known.get(event);
        const seen =
          position === undefined ? undefined : await this.view({ ...event, position }, standing, actions);
        return { position: event.position, event: seen };
      }),
    );
  }

  /** The events that the viewer may know of, each with its position among them. */
  private async known(batch: readonly Event[], standing: Standing): Promise<Map<Event, number>> {
    const known = new Map<Event, number>();
    await this.positions.shown(standing, batch.at(-1)?.position ?? 0); // Reads all of them at once.
    for (const event of batch)
      if (!(await this.positions.isUnseen(standing, event.position)))
        known.set(event, await this.positions.shown(standing, event.position));
    return known;
  }

  private async view(
    event: Event,
    standing: Standing,
    actions: ReadonlyMap<string, ActionView>,
  ): Promise<CampaignEventView | undefined> {
    const { campaign, position, at, kind } = event;
    const action = actions.get(placeOf(event)) ?? null;
    if (kind === BATTLE_ACTION && !action)
      throw new Error(`The action at position ${position} of campaign ${campaign} cannot be told.`);
    const about = action ? null : told(event, viewerOf(standing));
    if (about === undefined) return undefined;
    const numbered = about && (await this.numbered(event, about, standing));
    const entry = entryOf(event);
    return { campaign, position, at, kind, battle: battleOf(event), action, about: numbered, entry };
  }

  /** A correction names entries: as the viewer counts them. */
  private async numbered({ battle: line }: Event, about: object, standing: Standing): Promise<object> {
    const { corrects, rewritten = [] } = about as Partial<Correction>;
    const { numbers } = this;
    if (corrects === undefined || line === undefined || !numbers) return about;
    const shown = (version: number) => numbers.shown(standing, line, version);
    return {
      ...about,
      corrects: await shown(corrects),
      rewritten: await Promise.all(
        rewritten.map(async (one) => ({ ...one, version: await shown(one.version) })),
      ),
    };
  }

  /** All actions of a batch, battle by battle, so that each battle is unrolled once. */
  private async actions(
    batch: readonly Event[],
    { campaignId, ...standing }: Standing,
  ): Promise<Map<string, ActionView>> {
    const ranges = new Map<string, { after: number; until: number }>();
    for (const { kind, battle, version } of batch) {
      if (kind !== BATTLE_ACTION || battle === undefined || version === undefined) continue;
      const known = ranges.get(battle);
      ranges.set(battle, { after: known?.after ?? version - 1, until: version });
    }
    const viewer = viewerOf({ campaignId, ...standing });
    const found = new Map<string, ActionView>();
    for (const [battle, range] of ranges) {
      const place = { campaign: campaignId, battle };
      for (const action of await seenEvents(this.battles, this.history, place, range, viewer))
        found.set(placeOf({ battle, version: action.version }), action);
    }
    return found;
  }
}

const placeOf = ({ battle, version }: Pick<Event, 'battle' | 'version'>) => `${battle} ${version}`;

function entryOf({ kind, battle: line, version }: Event): CampaignEventView['entry'] {
  if (!kind.startsWith('book.') || line === undefined || version === undefined) return null;
  return { line, version };
}

/** The battle that an event speaks of. What happens in a line of the book is in a stream that is not a battle. */
function battleOf({ kind, battle, payload }: Event): string | null {
  const { battle: named, fact } = payload as { battle?: unknown; fact?: { battle?: unknown } };
  const spokenOf = kind.startsWith('book.') ? fact?.battle : (battle ?? named);
  return typeof spokenOf === 'string' ? spokenOf : null;
}

function passes(event: CampaignEventView, { kinds, battle }: LogFilter): boolean {
  return (!kinds || kinds.includes(event.kind)) && (battle == null || event.battle === battle);
}
