import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import ICAL from 'ical.js';
import { background } from '../../test/support/background.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { MailServer, type TakenMail } from '../../test/support/mail-server.js';
import { SKIRMISH_BOOKS, skirmishWar } from '../../test/support/skirmish-book.js';
import { SkirmishCampaign, type Staff } from '../../test/support/skirmish-campaign.js';
import { nextKey, type TestApi } from '../api/api.testkit.js';
import { campaignId, personId } from '../api/index.js';
import { NewsModule } from './index.js';
import { News } from './news.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(60_000);

let database: TestDatabase;
let server: MailServer;
let api: TestApi;
let campaign: SkirmishCampaign;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await new MailServer().start();
  const features = ['jobs', 'webhooks', 'books', 'book-commands', 'news'];
  api = await SkirmishCampaign.serve(
    database,
    [...background(server.settings), SKIRMISH_BOOKS, NewsModule],
    features,
  );
});
beforeEach(async () => {
  campaign = await SkirmishCampaign.create(api);
  server.clear();
});
afterAll(async () => {
  await api?.close();
  await server?.stop();
  await database?.drop();
});

interface Reader {
  readonly token: string;
  readonly person: string;
  readonly address: string;
}

/** Somebody of the staff with a verified address, who is told of these kinds alone. */
async function reader(
  who: keyof Staff,
  kinds: Record<string, string>,
  of = campaign,
  more: object = {},
): Promise<Reader> {
  const token = of.staff[who];
  const { viewer } = await api.data('{ viewer { person { id } news { choices { kind } } } }', {}, token);
  const person = personId.decode(viewer.person.id) as string;
  const address = `${nextKey()}@players.example`;
  await database.pool.query(
    `insert into mailbox (person_id, address, challenge, asked_at, verified_at) values ($1, $2, $1, now(), now())`,
    [person, address],
  );
  const choices = viewer.news.choices.map(({ kind }: { kind: string }) => ({
    kind,
    timing: kinds[kind] ?? 'NEVER',
  }));
  await set(token, { choices, ...more });
  await hasPlaces(person, 1);
  return { token, person, address };
}

async function hasPlaces(person: string, amount: number): Promise<void> {
  for (;;) {
    const { rowCount } = await database.pool.query('select from news_place where person_id = $1', [person]);
    if ((rowCount ?? 0) >= amount) return;
    await sleep(20);
  }
}

const PREFERENCES =
  'timeZone quietHours { from until } digestAt choices { kind timing } unsubscribedAt calendar';
const set = (token: string, input: object) =>
  api.command(
    'setNewsPreferences',
    input,
    token,
    `... on NewsPreferencesSet { replayed preferences { ${PREFERENCES} } }`,
  );
const preferences = async (token: string) =>
  (await api.data(`{ viewer { news { ${PREFERENCES} } } }`, {}, token)).viewer.news;
const rename = (name: string, of = campaign) =>
  api.command('renameCampaign', { campaignId: of.id, name }, of.staff.referee);
const RENAMED = 'campaign.renamed';
const called = (name: string) => `The campaign is called "${name}" from now on.`;

/** Everybody has been told what there was to tell, and every mail has been sent. */
async function settled(): Promise<void> {
  await api.app.get(News).tellAll(new Date());
  for (;;) {
    const { rowCount } = await database.pool.query(`select from mail where state = 'WAITING'`);
    if (rowCount === 0) return;
    await sleep(20);
  }
}

const mailsTo = ({ address }: Reader): TakenMail[] => server.taken.filter(({ to }) => to.includes(address));

describe('news at once', () => {
  it('come as the person may know them, to the right address, with a way out', async () => {
    const blue = await reader('blue', { 'battle.action': 'AT_ONCE' });
    const battle = await campaign.open();
    await campaign.order('red', battle, [{ order: 'plan', plan: 'hold' }]);
    const [mail] = await server.mailsTo(blue.address);
    expect(mail?.subject).toBe('The crossroads: red has chosen a plan.');
    expect(mail?.text).toContain(
      `The crossroads\nhttps://hexledger.example/c/${campaign.id}\n- red has chosen a plan.`,
    );
    expect(mail?.html).toContain('<li>red has chosen a plan.</li>');
    expect(mail?.raw).not.toContain('hold');
    expect(mail?.headers.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
  });

  it('are those that were asked for, once, although several processes send them', async () => {
    const blue = await reader('blue', { [RENAMED]: 'AT_ONCE' });
    await campaign.open();
    await rename('Another name');
    const news = api.app.get(News);
    await Promise.all([1, 2, 3, 4].map(() => news.tellAll(new Date())));
    await settled();
    expect(mailsTo(blue).map(({ subject }) => subject)).toEqual([`Another name: ${called('Another name')}`]);
  });

  it('come together where they happened together, and begin with what comes after the address was verified', async () => {
    await rename('Before');
    const blue = await reader('blue', { [RENAMED]: 'AT_ONCE' }, campaign, { quietHours: allDay() });
    await rename('One');
    await rename('Two');
    await settled();
    expect(mailsTo(blue)).toEqual([]);
    await set(blue.token, { quietHours: null });
    const [mail, ...more] = await server.mailsTo(blue.address);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`- ${called('One')}\n- ${called('Two')}\n`);
    expect(mail?.text).not.toContain('Before');
  });

  it('come later to an observer who is kept behind', async () => {
    const late = await SkirmishCampaign.create(api, { observerDelaySeconds: 3_600 });
    const observer = await reader('observer', { [RENAMED]: 'AT_ONCE' }, late);
    await rename('Later', late);
    await settled();
    expect(mailsTo(observer)).toEqual([]);
  });

  it('are not sent where the reader is something else by then', async () => {
    const blue = await reader('blue', { [RENAMED]: 'AT_ONCE' });
    server.answers = [{ at: 'DATA', code: 451, says: 'later' }];
    await rename('Hidden');
    const waiting = `select j.job_id from job j join mail m on j.job_id = 'mail:' || m.mail_id
      where m.person_id = $1 and j.failures = 1 and j.state = 'WAITING'`;
    while ((await database.pool.query(waiting, [blue.person])).rowCount !== 1) await sleep(20);
    const removed = await api.command(
      'removeMember',
      { campaignId: campaign.id, personId: personId.encode(blue.person) },
      campaign.staff.referee,
    );
    expect(removed).not.toHaveProperty('code');
    await database.pool.query(
      `update job set due_at = now() where job_id in (select 'mail:' || mail_id from mail where person_id = $1)`,
      [blue.person],
    );
    await settled();
    const { rows } = await database.pool.query('select state, letter from mail where person_id = $1', [
      blue.person,
    ]);
    expect(rows).toEqual([{ state: 'DROPPED', letter: null }]);
    expect(mailsTo(blue)).toEqual([]);
    expect(
      (await database.pool.query('select from news_place where person_id = $1', [blue.person])).rowCount,
    ).toBe(0);
  });

  it('end where the address is refused', async () => {
    const blue = await reader('blue', { [RENAMED]: 'AT_ONCE' });
    server.answers = [{ at: 'RCPT TO', code: 550, says: 'moved away' }];
    await rename('One');
    const closed = 'select from mailbox where person_id = $1 and closed';
    while ((await database.pool.query(closed, [blue.person])).rowCount !== 1) await sleep(20);
    await rename('Two');
    await settled();
    expect(mailsTo(blue)).toEqual([]);
  });
});

/** Hours of rest around now. */
function allDay(): { from: string; until: string } {
  const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
  return { from: hour(-2), until: hour(2) };
}

describe('the digest', () => {
  const due = (person: string) =>
    database.pool.query(
      `update news_preference set next_digest_at = now() - interval '1 minute' where person_id = $1`,
      [person],
    );
  const planned = async (person: string): Promise<Date | null> =>
    (await database.pool.query('select next_digest_at from news_preference where person_id = $1', [person]))
      .rows[0]?.next_digest_at;

  it('is one mail with all campaigns, at the time that the person likes', async () => {
    const blue = await reader('blue', { [RENAMED]: 'DIGEST' }, campaign, {
      timeZone: 'Europe/Berlin',
      digestAt: '19:30',
    });
    const other = await SkirmishCampaign.create(api);
    const { secret } = await api.command(
      'invite',
      { campaignId: other.id, role: 'OBSERVER' },
      other.staff.referee,
      '... on InvitationIssued { secret }',
    );
    await api.command('acceptInvitation', { secret }, blue.token);
    await hasPlaces(blue.person, 2);
    await rename('The bridge');
    await rename('The ford', other);
    await settled();
    expect(mailsTo(blue)).toEqual([]);
    while (!(await planned(blue.person))) await sleep(20);
    await due(blue.person);
    const [mail, ...more] = await server.mailsTo(blue.address);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^News of The (bridge, The ford|ford, The bridge)$/);
    expect(mail?.text).toContain(called('The bridge'));
    expect(mail?.text).toContain(called('The ford'));
    const next = (await planned(blue.person)) as Date;
    const shown = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'short' }).format(
      next,
    );
    expect(shown).toBe('19:30');
    expect(next.getTime()).toBeGreaterThan(Date.now());
    await due(blue.person);
    await settled();
    expect(mailsTo(blue)).toHaveLength(1);
  });

  it('waits for the end of quiet hours, and is sent once by many', async () => {
    const blue = await reader('blue', { [RENAMED]: 'DIGEST' }, campaign, { quietHours: allDay() });
    while (!(await planned(blue.person))) await sleep(20);
    await rename('One');
    await due(blue.person);
    await settled();
    expect(mailsTo(blue)).toEqual([]);
    await set(blue.token, { quietHours: null });
    while (!(await planned(blue.person))) await sleep(20);
    await due(blue.person);
    const news = api.app.get(News);
    await Promise.all([1, 2, 3, 4].map(() => news.tellAll(new Date())));
    await settled();
    expect(mailsTo(blue)).toHaveLength(1);
  });
});

describe('unsubscribing', () => {
  it('takes one click and no login, and looking at the link does nothing', async () => {
    const blue = await reader('blue', { [RENAMED]: 'AT_ONCE' });
    await rename('One');
    const [mail] = await server.mailsTo(blue.address);
    const link = new URL(/<(.*)>/.exec(mail?.headers.get('list-unsubscribe')?.[0] ?? '')?.[1] ?? '');
    expect(link.origin).toBe('https://hexledger.example');
    const here = `${api.url}${link.pathname}`;
    const looked = await fetch(here);
    expect(looked.status).toBe(200);
    expect(await looked.text()).toContain('<form method="post">');
    expect((await preferences(blue.token)).unsubscribedAt).toBeNull();
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(here, { method: 'POST', body })).status).toBe(200);
    expect((await preferences(blue.token)).unsubscribedAt).toEqual(expect.any(String));
    await rename('Two');
    await settled();
    expect(mailsTo(blue)).toHaveLength(1);
    expect(await set(blue.token, { subscribed: true })).toMatchObject({
      preferences: { unsubscribedAt: null },
    });
    await rename('Three');
    expect((await server.mailsTo(blue.address, 2))[1]?.text).toContain(called('Three'));
  });

  it('is nobody else’s', async () => {
    for (const token of ['x', `hxu.${'A'.repeat(22)}.${'A'.repeat(43)}`])
      for (const method of ['GET', 'POST'])
        expect((await fetch(`${api.url}/news/off/${token}`, { method })).status).toBe(404);
  });
});

describe('preferences', () => {
  it('are what is usual until they are said', async () => {
    const { choices, ...rest } = await preferences(campaign.staff.red);
    expect(rest).toMatchObject({
      timeZone: 'UTC',
      quietHours: null,
      digestAt: '07:00',
      unsubscribedAt: null,
    });
    const timing = (of: string) => choices.find(({ kind }: { kind: string }) => kind === of).timing;
    expect(timing('notice.decision-awaited')).toBe('AT_ONCE');
    expect(timing('notice.turn-advanced')).toBe('DIGEST');
    expect(timing('battle.action')).toBe('NEVER');
  });

  it('keep what is not said', async () => {
    const { red } = campaign.staff;
    const all = {
      timeZone: 'america/new_york',
      quietHours: { from: '22:00', until: '07:00' },
      digestAt: '06:15',
    };
    await set(red, { ...all, choices: [{ kind: 'battle.action', timing: 'DIGEST' }] });
    await set(red, { digestAt: '08:00' });
    const { choices, ...rest } = await preferences(red);
    expect(rest).toMatchObject({
      timeZone: 'America/New_York',
      quietHours: all.quietHours,
      digestAt: '08:00',
    });
    expect(choices).toContainEqual({ kind: 'battle.action', timing: 'DIGEST' });
  });

  it.each([
    [{ timeZone: 'Mars/Olympus' }, ['timeZone']],
    [{ digestAt: '24:00' }, ['digestAt']],
    [{ quietHours: { from: '9', until: '10:00' } }, ['quietHours', 'from']],
    [{ choices: [{ kind: 'nothing', timing: 'DIGEST' }] }, ['choices', '0', 'kind']],
  ])('%j is refused', async (input, path) =>
    expect(await set(campaign.staff.red, input)).toMatchObject({ __typename: 'InvalidInput', path }),
  );
});

describe('the calendar', () => {
  const fetched = async (token: string, headers: Record<string, string> = {}, of?: string) => {
    const address = new URL(of ?? (await preferences(token)).calendar);
    return fetch(`${api.url}${address.pathname}`, { headers });
  };
  const events = async (token: string) => {
    const calendar = new ICAL.Component(ICAL.parse(await (await fetched(token)).text()));
    return calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      const status = component.getFirstPropertyValue('status');
      return {
        uid: event.uid,
        summary: event.summary,
        sequence: event.sequence,
        status,
        at: event.startDate.toJSDate().toISOString(),
      };
    });
  };
  const setDeadline = (deadline: string | null) =>
    api.command('setDeadline', { campaignId: campaign.id, deadline }, campaign.staff.referee);
  const begin = () =>
    api.command(
      'beginBook',
      { campaignId: campaign.id, campaign: { document: skirmishWar() } },
      campaign.staff.referee,
    );

  it('has the deadlines of all campaigns, and says what was changed', async () => {
    const { red } = campaign.staff;
    expect(await events(red)).toEqual([]);
    await begin();
    await setDeadline('2030-05-01T18:00:00.000Z');
    const first = {
      uid: expect.stringMatching(/-turn-1@hexledger\.example$/),
      summary: 'The crossroads, turn 1: orders are due',
      sequence: 0,
      status: 'CONFIRMED',
      at: '2030-05-01T18:00:00.000Z',
    };
    expect(await events(red)).toEqual([first]);
    expect(await events(red)).toEqual([first]);
    await setDeadline('2030-05-02T18:00:00.000Z');
    expect(await events(red)).toEqual([{ ...first, sequence: 1, at: '2030-05-02T18:00:00.000Z' }]);
    await setDeadline(null);
    expect(await events(red)).toEqual([
      { ...first, sequence: 2, status: 'CANCELLED', at: '2030-05-02T18:00:00.000Z' },
    ]);
    expect(await events(campaign.staff.stranger)).toEqual([]);
  });

  it('is not sent again where it is known', async () => {
    await begin();
    await setDeadline('2030-05-01T18:00:00.000Z');
    const { blue } = campaign.staff;
    const answer = await fetched(blue);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const etag = answer.headers.get('etag') as string;
    const again = await fetched(blue, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await setDeadline('2030-06-01T18:00:00.000Z');
    const changed = await fetched(blue, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  it('shows an observer a deadline as late as everything else', async () => {
    campaign = await SkirmishCampaign.create(api, { observerDelaySeconds: 3_600 });
    await begin();
    await setDeadline('2030-05-01T18:00:00.000Z');
    expect(await events(campaign.staff.observer)).toEqual([]);
    expect(await events(campaign.staff.red)).toHaveLength(1);
  });

  it('has an address that can be renewed; the old one is dead', async () => {
    const { blue } = campaign.staff;
    const { calendar: old } = await preferences(blue);
    const key = { idempotencyKey: 'renew' };
    const fields = '... on CalendarAddressRenewed { replayed preferences { calendar } }';
    const renewed = await api.command('renewCalendarAddress', key, blue, fields);
    expect(renewed.preferences.calendar).not.toBe(old);
    const again = await api.command('renewCalendarAddress', key, blue, fields);
    expect(again).toEqual({ ...renewed, replayed: true });
    expect((await fetched(blue, {}, old)).status).toBe(404);
    expect((await fetched(blue)).status).toBe(200);
    const made = old.replace(/\.0\./, '.1.');
    expect((await fetched(blue, {}, made)).status).toBe(404);
  });

  it('shows nothing of a campaign that somebody has left', async () => {
    await begin();
    await setDeadline('2030-05-01T18:00:00.000Z');
    const { red } = campaign.staff;
    expect(await events(red)).toHaveLength(1);
    const { viewer } = await api.data('{ viewer { person { id } } }', {}, red);
    await api.command(
      'removeMember',
      { campaignId: campaign.id, personId: viewer.person.id },
      campaign.staff.referee,
    );
    expect(await events(red)).toEqual([]);
    expect(campaignId.decode(campaign.id)).toEqual(expect.any(String));
  });
});
