/**
 * The deadlines that somebody may know of, in all their campaigns. What a feed said last is kept, so that a deadline which is moved
 * comes with a higher number, and one that is dropped is said to be.
 */
import type { Pool } from 'pg';
import { campaignId, shorten } from '../api/index.js';
import type { Books } from '../books/index.js';
import type { CampaignStates } from '../campaigns/index.js';
import type { EventStore } from '../event-store/index.js';
import { campaignOf } from '../rules-core/campaign/book/book.js';
import { calendarOf, type Deadline } from './icalendar.js';
import { standingNow } from './standing-now.js';

interface Parts {
  readonly pool: Pool;
  readonly store: Pick<EventStore, 'positionAt'>;
  readonly states: CampaignStates;
  readonly books: Pick<Books, 'book'>;
  readonly site: string;
}

interface Row {
  readonly turn: number;
  readonly deadline: Date;
  readonly sequence: number;
  readonly changedAt: Date;
  readonly cancelled: boolean;
}

interface Seen {
  readonly turn: number;
  /** Undefined where planning has no end, or is over. */
  readonly deadline: Date | undefined;
  readonly isPlanning: boolean;
}

const MOST_CAMPAIGNS = 100;
const KEEP_MS = 90 * 86_400_000;

export class Calendars {
  constructor(private readonly parts: Parts) {}

  async of(person: string, now: Date): Promise<string> {
    const joined = await this.parts.states.joinedBy(person, null, MOST_CAMPAIGNS);
    const deadlines: Deadline[] = [];
    for (const { campaignId: campaign } of joined)
      deadlines.push(...(await this.inCampaign(campaign, person, now)));
    return calendarOf(deadlines.sort((a, b) => a.at.getTime() - b.at.getTime() || (a.uid < b.uid ? -1 : 1)));
  }

  private async inCampaign(campaign: string, person: string, now: Date): Promise<Deadline[]> {
    const found = await this.parts.states.at(campaign);
    const standing = found && standingNow(found, person);
    if (!found || !standing) return [];
    const seen = await this.seen(campaign, standing.delaySeconds, now);
    if (seen) await this.note(campaign, person, seen, now);
    const { host } = new URL(this.parts.site);
    const link = new URL(`/c/${campaignId.encode(campaign)}`, this.parts.site).href;
    const rows = await this.rows(campaign, person);
    return rows
      .filter(({ deadline }) => deadline.getTime() > now.getTime() - KEEP_MS)
      .map(({ turn, deadline, sequence, changedAt, cancelled }) => ({
        uid: `${shorten(campaign)}-turn-${turn}@${host}`,
        at: deadline,
        summary: `${found.state.name}, turn ${turn}: orders are due`,
        link,
        sequence,
        changedAt,
        isCancelled: cancelled,
      }));
  }

  /** A deadline is open to all members; an observer hears of it later. */
  private async seen(campaign: string, delaySeconds: number, now: Date): Promise<Seen | undefined> {
    const { store, books } = this.parts;
    const then = new Date(now.getTime() - delaySeconds * 1_000);
    const position = delaySeconds > 0 ? await store.positionAt(campaign, then) : null;
    const at = await books.book(campaign, null, position === null ? {} : { position });
    if (!at?.line.current) return undefined;
    const { turn, phase, deadline } = campaignOf(at.book);
    const isPlanning = phase === 'planning';
    return { turn, isPlanning, deadline: isPlanning && deadline ? new Date(deadline) : undefined };
  }

  private async note(campaign: string, person: string, { turn, deadline, isPlanning }: Seen, now: Date) {
    const { pool } = this.parts;
    if (deadline)
      await pool.query(
        `insert into calendar_deadline (campaign_id, person_id, turn, deadline, changed_at) values ($1, $2, $3, $4, $5)
         on conflict (campaign_id, person_id, turn) do update set deadline = $4, changed_at = $5, cancelled = false,
           sequence = calendar_deadline.sequence + 1
         where calendar_deadline.deadline <> $4 or calendar_deadline.cancelled`,
        [campaign, person, turn, deadline, now],
      );
    // A turn that is planned without an end any more, or one that the campaign has not come to after a correction.
    const gone = isPlanning && !deadline ? turn : turn + 1;
    await pool.query(
      `update calendar_deadline set cancelled = true, changed_at = $4, sequence = sequence + 1
       where campaign_id = $1 and person_id = $2 and turn >= $3 and not cancelled`,
      [campaign, person, gone, now],
    );
  }

  private async rows(campaign: string, person: string): Promise<Row[]> {
    const { rows } = await this.parts.pool.query<Row>(
      `select turn, deadline, sequence, changed_at as "changedAt", cancelled from calendar_deadline
       where campaign_id = $1 and person_id = $2`,
      [campaign, person],
    );
    return rows;
  }
}
