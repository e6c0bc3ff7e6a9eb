/**
 * What blue and an observer are sent without asking: mails at once and in a digest, messages to chats, the calendar. Nothing leaves
 * the machine: what would be sent is read off its rows.
 */
import { personId, shorten } from '../../src/api/index.js';
import { EventStore } from '../../src/event-store/index.js';
import { News } from '../../src/news/news.js';
import { Announcements } from '../../src/webhooks/announcements.js';
import type { Answer, Ground, Who } from './ground.js';

/** Blue hears of everything at once, the observer of everything in his digest. */
const TIMINGS = { blue: 'AT_ONCE', observer: 'DIGEST' } as const;
type Watcher = keyof typeof TIMINGS;

const isWatcher = (who: Who): who is Watcher => Object.hasOwn(TIMINGS, who);

export class SentNews {
  private readonly persons = new Map<Who, string>();

  constructor(private readonly ground: Ground) {}

  private get pool() {
    return this.ground.api.app.get(EventStore).pool;
  }

  /** Asks for all there is, in both campaigns. */
  async subscribe(campaigns: readonly string[]): Promise<void> {
    for (const who of ['blue', 'observer'] as const) {
      const { viewer } = await this.ask(who, '{ viewer { person { id } news { choices { kind } } } }');
      const person = personId.decode(viewer.person.id) as string;
      this.persons.set(who, person);
      await this.pool.query(
        `insert into mailbox (person_id, address, challenge, asked_at, verified_at)
         values ($1, $2, $1, now(), now()) on conflict do nothing`,
        [person, `${who}@players.example`],
      );
      const choices = viewer.news.choices.map(({ kind }: Answer) => ({ kind, timing: TIMINGS[who] }));
      await this.ground.api.command('setNewsPreferences', { choices }, this.ground.tokens[who]);
    }
    for (const campaignId of campaigns)
      for (const form of ['DISCORD', 'SLACK', 'JSON'])
        for (const role of ['COMMANDER', 'OBSERVER']) await this.addWebhook(campaignId, form, role);
    await this.tell();
  }

  private async addWebhook(campaign: string, form: string, role: string): Promise<void> {
    const query = 'query ($id: ID!) { campaign(id: $id) { sides { id key } } }';
    const { sides } = (await this.ask('referee', query, { id: campaign })).campaign;
    const side = role === 'COMMANDER' ? { sideId: sides[0].id } : {};
    const url = `https://chat.example/${role === 'COMMANDER' ? 'blue' : 'observer'}`;
    const input = { campaignId: campaign, url, form, role, ...side };
    const added = await this.ground.api.command('addWebhook', input, this.ground.tokens.referee);
    if (added.__typename !== 'WebhookAdded') throw new Error(JSON.stringify(added));
  }

  /** All that is due is written; messages to chats count as delivered, so that the next may follow. */
  async tell(): Promise<void> {
    const { app } = this.ground.api;
    await this.pool.query(
      `update news_preference set next_digest_at = now() - interval '1 minute' where person_id = any($1)`,
      [[...this.persons.values()]],
    );
    await app.get(News).tellAll(new Date());
    await app.get(Announcements).announceAll();
    await this.pool.query(
      `update job set state = 'DONE', finished_at = now() where name = 'deliver-webhook'`,
    );
  }

  /** What somebody has been sent of a campaign so far. */
  async of(campaign: string, who: Who): Promise<Answer> {
    if (!isWatcher(who)) return null;
    return {
      mails: await this.mails(campaign, who),
      messages: await this.messages(campaign, who),
      deadlines: await this.deadlines(campaign, who),
    };
  }

  private async mails(campaign: string, who: Watcher): Promise<Answer> {
    const { rows } = await this.pool.query<{ letter: Answer }>(
      'select letter from mail where person_id = $1 order by created_at, mail_id',
      [this.persons.get(who)],
    );
    return rows.flatMap(({ letter: { subject, parts } }) => {
      const own = parts.filter(({ link }: { link?: string }) => link?.endsWith(campaign));
      // The subject of a digest names all campaigns that it tells of.
      return own.map((part: Answer) => ({ part, ...(parts.length === 1 && { subject }) }));
    });
  }

  private async messages(campaign: string, who: Watcher): Promise<Answer> {
    const { rows } = await this.pool.query<{ form: string; body: string; key: string }>(
      `select w.form, j.data ->> 'body' as body, replace(j.job_id, w.webhook_id::text, '') as key
       from webhook w join job j on j.campaign_id = w.campaign_id and starts_with(j.job_id, 'webhook:' || w.webhook_id)
       where w.campaign_id = $1 and w.url like $2 order by w.form, j.created_at, length(j.job_id), j.job_id`,
      [this.ground.idOf(campaign), `%/${who}`],
    );
    return rows.map(({ form, body, key }) => ({ form, key, body: JSON.parse(body) }));
  }

  private async deadlines(campaign: string, who: Watcher): Promise<Answer> {
    const { viewer } = await this.ask(who, '{ viewer { news { calendar } } }');
    const { api } = this.ground;
    const text = await (await fetch(`${api.url}${new URL(viewer.news.calendar).pathname}`)).text();
    const unfolded = text.replaceAll('\r\n ', '');
    const events = unfolded.match(/BEGIN:VEVENT.*?END:VEVENT/gs) ?? [];
    return events
      .filter((event) => event.includes(campaign))
      .map((event) =>
        event
          .replaceAll(shorten(this.ground.idOf(campaign)), 'CAMPAIGN')
          .replaceAll(/^(DTSTAMP|LAST-MODIFIED):.*$/gm, '$1'),
      );
  }

  private async ask(who: Who, query: string, variables: object = {}): Promise<Answer> {
    return this.ground.api.data(query, variables, this.ground.tokens[who]);
  }
}
