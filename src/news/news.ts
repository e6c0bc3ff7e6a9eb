/**
 * Tells people of their campaigns by mail. How far each has been told moves in the transaction that writes the mail, so that a crash
 * anywhere neither loses an event nor tells it twice. Nothing is kept beside that: what a mail says is read off the log, through the one
 * redaction, when it is written; and it is not sent where its reader is something else by then.
 */
import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Mailboxes } from '../accounts/index.js';
import { campaignId, type Standing } from '../api/index.js';
import type { CampaignEventView, CampaignLog } from '../campaign-log/index.js';
import type { CampaignStates } from '../campaigns/index.js';
import { inTransaction } from '../event-store/index.js';
import type { JobKey, Jobs } from '../jobs/index.js';
import type { Letter, Mail, Post } from '../mail/index.js';
import { nextTime } from './clock.js';
import type { Place, Places, Rhythm } from './places.js';
import { isQuiet, kindsFor, type Preferences, type PreferenceTable } from './preferences.js';
import { standingNow } from './standing-now.js';

const TELL = 'tell-news';
const TELL_EVERY_MS = 1_000;
const READERS_AT_ONCE = 500;
/** A mail holds no more of a campaign than this; the rest is to be read there. */
const MOST_EVENTS = 100;

const NEWS = 'news';

interface Parts {
  readonly pool: Pool;
  readonly states: CampaignStates;
  readonly log: CampaignLog;
  readonly mailboxes: Mailboxes;
  readonly preferences: PreferenceTable;
  readonly places: Places;
  readonly post: Post;
  readonly jobs: Jobs;
  /** Where one click ends them. */
  readonly unsubscribe: (person: string) => string;
}

/** Somebody who has an address and has not unsubscribed. */
interface Reader {
  readonly address: string;
  readonly wants: Preferences;
}

/** What there is to tell of one campaign. */
interface Section {
  readonly standing: Standing;
  readonly name: string;
  readonly sentences: readonly string[];
  readonly isMore: boolean;
}

/** What the reader of a mail was when it was written. */
interface About {
  readonly as: readonly Pick<Standing, 'campaignId' | 'role' | 'side'>[];
}

export class News {
  constructor(private readonly parts: Parts) {
    const { post, jobs, unsubscribe, mailboxes } = parts;
    jobs.process(TELL, () => this.tellAll(new Date()));
    post.handle(NEWS, {
      unsubscribe: ({ person }) => unsubscribe(person),
      obstacle: (mail) => this.obstacle(mail),
      refused: ({ person, address }, answer, isAddress) =>
        mailboxes.refused(person, address, answer, isAddress),
    });
  }

  async begin(): Promise<void> {
    if (this.parts.post.isOpen) await this.parts.jobs.repeat(TELL, TELL_EVERY_MS);
  }

  /** A person who cannot be reached must not hold up the others; the faults are thrown at the end. */
  async tellAll(now: Date): Promise<void> {
    const faults: unknown[] = [];
    const note = (fault: unknown) => void faults.push(fault);
    const { mailboxes, preferences, places } = this.parts;
    for (let last: string | undefined; ; ) {
      const boxes = await mailboxes.open(READERS_AT_ONCE, last);
      const wanted = await preferences.all(boxes.map(({ person }) => person));
      const readers = new Map<string, Reader>();
      for (const [i, wants] of wanted.entries())
        if (wants.offAt === null) readers.set(wants.person, { wants, address: boxes[i]?.address ?? '' });
      const persons = [...readers.keys()];
      if (persons.length > 0) {
        await places.enter(persons);
        for (const place of await places.behind(persons)) {
          const reader = readers.get(place.person);
          if (reader && !isQuiet(reader.wants, now)) await this.tellAtOnce(place, reader).catch(note);
        }
        for (const reader of readers.values()) await this.tellDigest(reader, now).catch(note);
      }
      last = boxes.at(-1)?.person;
      if (!last) break;
    }
    if (faults.length > 0) throw faults[0];
  }

  private async tellAtOnce(place: Place, reader: Reader): Promise<void> {
    const written = await inTransaction(this.parts.pool, async (client) => {
      const section = await this.section(client, place, reader, 'at_once');
      return section && this.write(client, reader, [section]);
    });
    if (written) this.parts.post.wake(written);
  }

  /** Once a day, when the person's clock shows the time; in quiet hours, after them. */
  private async tellDigest({ wants, address }: Reader, now: Date): Promise<void> {
    const { pool, preferences, places, post } = this.parts;
    const { person, timeZone, digestAt, nextDigestAt } = wants;
    const next = nextTime(timeZone, digestAt, now);
    if (!nextDigestAt) return preferences.planDigest(person, next);
    if (nextDigestAt > now || isQuiet(wants, now)) return;
    const all = await places.of(person);
    const written = await inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(
        'update news_preference set next_digest_at = $3 where person_id = $1 and next_digest_at <= $2',
        [person, now, next],
      );
      if (rowCount !== 1) return undefined;
      const sections: Section[] = [];
      for (const place of all) {
        const section = await this.section(client, place, { wants, address }, 'digest');
        if (section) sections.push(section);
      }
      return sections.length > 0 ? this.write(client, { wants, address }, sections) : undefined;
    });
    if (written) post.wake(written);
  }

  /** What the person may know of what has happened since; from now on it counts as told. */
  private async section(
    client: PoolClient,
    place: Place,
    { wants }: Reader,
    rhythm: Rhythm,
  ): Promise<Section | undefined> {
    const { places, states, log } = this.parts;
    const from = await places.take(client, place, rhythm);
    if (from === undefined) return undefined;
    const found = await states.at(place.campaign);
    const standing = found && standingNow(found, place.person);
    if (!found || !standing) {
      await places.leave(client, place);
      return undefined;
    }
    const kinds = kindsFor(wants, rhythm === 'at_once' ? 'AT_ONCE' : 'DIGEST');
    const { events, lookedAt, isMore } = await this.since(standing, from, kinds);
    if (lookedAt > from) await places.toldUpTo(client, place, rhythm, lookedAt);
    const told = await Promise.all(events.map((event) => log.sentences(event, standing)));
    const sentences = told.flat().filter((sentence) => sentence.trim() !== '');
    return sentences.length > 0 ? { standing, name: found.state.name, sentences, isMore } : undefined;
  }

  private async since(
    standing: Standing,
    from: number,
    kinds: readonly string[],
  ): Promise<{ events: CampaignEventView[]; lookedAt: number; isMore: boolean }> {
    const events: CampaignEventView[] = [];
    let lookedAt = from;
    for (;;) {
      const asked = { after: lookedAt, first: MOST_EVENTS - events.length, filter: { kinds } };
      const page = await this.parts.log.page(standing, asked);
      events.push(...page.events);
      ({ lookedAt } = page);
      if (page.end) return { events, lookedAt, isMore: false };
      if (events.length >= MOST_EVENTS)
        return { events, lookedAt: await this.lastSeen(standing, lookedAt), isMore: true };
    }
  }

  /** The end of what the person may know of by now. */
  private async lastSeen(standing: Standing, from: number): Promise<number> {
    for (let lookedAt = from; ; ) {
      const page = await this.parts.log.page(standing, {
        after: lookedAt,
        first: MOST_EVENTS,
        filter: { kinds: [] },
      });
      ({ lookedAt } = page);
      if (page.end) return lookedAt;
    }
  }

  private write(
    client: PoolClient,
    { wants, address }: Reader,
    sections: readonly Section[],
  ): Promise<JobKey> {
    const about: About = {
      as: sections.map(({ standing: { campaignId, role, side } }) => ({ campaignId, role, side })),
    };
    const letter = letterOf(sections, this.parts.post.site);
    const mail = { id: randomUUID(), kind: NEWS, person: wants.person, address, about, letter };
    return this.parts.post.write(mail, client);
  }

  private async obstacle({ person, address, about }: Mail): Promise<string | undefined> {
    const { mailboxes, preferences, states } = this.parts;
    const box = await mailboxes.of(person);
    if (!box?.verifiedAt || box.closed || box.address !== address)
      return 'the address is no longer the one to write to';
    if ((await preferences.of(person)).offAt) return 'the person has unsubscribed';
    for (const was of (about as About).as) {
      const found = await states.at(was.campaignId);
      const is = found && standingNow(found, person);
      if (is?.role !== was.role || is?.side !== was.side)
        return 'the person is something else in the campaign by now';
    }
    return undefined;
  }
}

function letterOf(sections: readonly Section[], site: string): Letter {
  const [first] = sections;
  const names = sections.map(({ name }) => name);
  const isOne = sections.length === 1 && first?.sentences.length === 1;
  return {
    subject: isOne ? `${first?.name}: ${first?.sentences[0]}` : `News of ${names.join(', ')}`,
    parts: sections.map(({ standing, name, sentences, isMore }) => ({
      title: name,
      link: new URL(`/c/${campaignId.encode(standing.campaignId)}`, site).href,
      lines: [...sentences, ...(isMore ? ['More happened than fits here: the campaign has all of it.'] : [])],
    })),
  };
}
