import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { BACKGROUND } from '../../test/support/background.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { Receiver } from '../../test/support/receiver.js';
import { SkirmishCampaign, type Staff } from '../../test/support/skirmish-campaign.js';
import { nextKey, type TestApi } from '../api/api.testkit.js';
import { campaignId, jobId, webhookId } from '../api/index.js';
import { JOBS, type Jobs } from '../jobs/index.js';
import { isSignedBy, signatureHeader, Webhooks } from './index.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(60_000);

let database: TestDatabase;
let api: TestApi;
let campaign: SkirmishCampaign;
let receiver: Receiver;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await SkirmishCampaign.serve(database, BACKGROUND, ['jobs', 'webhooks']);
  receiver = await new Receiver().start();
});
beforeEach(async () => {
  campaign = await SkirmishCampaign.create(api);
  receiver.received.splice(0);
  receiver.answers = [];
  receiver.headers = {};
});
afterAll(async () => {
  receiver?.stop();
  await api?.close();
  await database?.drop();
});

const ADDED = '... on WebhookAdded { secret webhook { id url kinds role side { key } position goneAt } }';
const EVENTS = `query ($id: ID!) { campaign(id: $id) { events(first: 100) { nodes { position at kind battleId about sentences
  action { version by order dice rolls { purpose dice { sides colour face } } changes standing
    effects { kind sentence about estimated cites { rule } } } } } } }`;

function add(more: object = {}, who: keyof Staff = 'referee') {
  const input = { campaignId: campaign.id, url: receiver.url, ...more };
  return api.command('addWebhook', input, campaign.staff[who], ADDED);
}

async function added(more: object = {}) {
  const result = await add(more);
  if (result.__typename !== 'WebhookAdded') throw new Error(JSON.stringify(result));
  return result as { webhook: { id: string; position: number }; secret: string; position: number };
}

interface Delivery {
  id: string;
  state: string;
  failures: number;
  error: string | null;
}

/** The deliveries of the campaign's only webhook, once so many are in a state. */
async function deliveries(state: string, amount: number): Promise<Delivery[]> {
  const query = `query ($id: ID!, $state: JobState) { campaign(id: $id) { webhooks {
    deliveries(first: 50, state: $state) { nodes { id state failures error } } } } }`;
  for (;;) {
    const found = (await api.data(query, { id: campaign.id, state }, campaign.staff.referee)).campaign;
    const { nodes } = found.webhooks[0].deliveries;
    if (nodes.length >= amount) return nodes;
    await sleep(20);
  }
}

/** Waits until the delivery has failed so often, and makes its next attempt due now. */
async function hurryAfterFailures(failures: number): Promise<void> {
  const values = [campaignId.decode(campaign.id), failures];
  for (;;) {
    const { rowCount } = await database.pool.query(
      `update job set due_at = now() where campaign_id = $1 and failures = $2 and state = 'WAITING'`,
      values,
    );
    if (rowCount === 1) return;
    await sleep(10);
  }
}

const rename = (name: string) =>
  api.command('renameCampaign', { campaignId: campaign.id, name }, campaign.staff.referee);

const bodies = () =>
  receiver.received
    .map(({ body }) => JSON.parse(body))
    .sort((a: { position: number }, b: { position: number }) => a.position - b.position);

describe('what a webhook is told', () => {
  it('is every event from now on as its role sees it, once, and signed', async () => {
    const { secret } = await added({ role: 'COMMANDER', sideId: await sideOf('blue') });
    const before = (
      await api.data(
        'query ($id: ID!) { campaign(id: $id) { position } }',
        { id: campaign.id },
        campaign.staff.blue,
      )
    ).campaign.position;
    const battle = await campaign.planned();
    await campaign.order('blue', battle, [{ order: 'move', unit: 'b2', path: ['B4', 'C5'] }]);
    const listed = (await api.data(EVENTS, { id: campaign.id }, campaign.staff.blue)).campaign.events.nodes;
    const expected = listed.filter(({ position }: { position: number }) => position > before);
    await deliveries('DONE', expected.length);
    expect(bodies().map(({ event }) => ({ ...event, campaignId: undefined }))).toEqual(
      expected.map((event: { action: { effects: { cites: { rule: string }[] }[] } | null }) => ({
        ...event,
        action: event.action && {
          ...event.action,
          effects: event.action.effects.map((effect) => ({
            ...effect,
            cites: effect.cites.map(({ rule }) => rule),
          })),
        },
      })),
    );
    for (const { request, body } of receiver.received) {
      expect(isSignedBy(secret, body, String(request.headers[signatureHeader]), Date.now() / 1000)).toBe(
        true,
      );
      expect(request.headers['hexledger-delivery']).toBe(JSON.parse(body).id);
    }
    const ids = receiver.received.map(({ request }) => request.headers['hexledger-delivery']);
    expect(new Set(ids).size).toBe(expected.length);
  });

  it('is where the log stands, signed, for a referee only', async () => {
    await added({ kinds: ['campaign.renamed'] });
    await added({ kinds: ['campaign.renamed'], role: 'COMMANDER', sideId: await sideOf('blue') });
    await added({ kinds: ['campaign.renamed'], role: 'OBSERVER' });
    await rename('Signed');
    while (receiver.received.length < 3) await sleep(20);
    const query = `query ($id: ID!) { signingKey { algorithm publicKey }
      campaign(id: $id) { signedHead { position hash signed } } }`;
    const { signingKey, campaign: seen } = await api.data(query, { id: campaign.id }, campaign.staff.referee);
    const heads = bodies().flatMap(({ head }: { head?: string }) => (head === undefined ? [] : [head]));
    expect(heads).toEqual([seen.signedHead.signed]);
    const published = await (await fetch(`${api.url}/.well-known/hexledger.json`)).json();
    const { payload } = await compactVerify(heads[0]!, createLocalJWKSet(published as JSONWebKeySet));
    expect(JSON.parse(new TextDecoder().decode(payload))).toEqual({
      campaign: campaignId.decode(campaign.id),
      position: seen.signedHead.position,
      hash: seen.signedHead.hash,
    });
    expect(signingKey).toEqual({
      algorithm: 'Ed25519',
      publicKey: (published as JSONWebKeySet).keys[0]!.x,
    });
  });

  it('is nothing that its role may not know', async () => {
    await added({ role: 'COMMANDER', sideId: await sideOf('blue') });
    const battle = await campaign.open();
    await campaign.order('red', battle, [{ order: 'plan', plan: 'hold' }]);
    await deliveries('DONE', 3);
    const text = receiver.received.map(({ body }) => body).join('\n');
    expect(text).toContain('red has chosen a plan');
    expect(text).toContain('"sentences":["red has chosen a plan."]');
    expect(text).not.toContain('"hold"');
    expect(text).not.toMatch(/\br3\b/);
  });

  it('is only what it asked for', async () => {
    await added({ kinds: ['campaign.renamed'] });
    await campaign.planned();
    await rename('Another name');
    await deliveries('DONE', 1);
    expect(bodies()).toMatchObject([
      {
        kind: 'campaign.renamed',
        event: {
          about: { name: 'Another name' },
          sentences: ['The campaign is called "Another name" from now on.'],
        },
      },
    ]);
  });

  it('comes as late as an observer hears of it', async () => {
    campaign = await SkirmishCampaign.create(api, { observerDelaySeconds: 3600 });
    await added({ role: 'OBSERVER' });
    await rename('Later');
    const now = await SkirmishCampaign.create(api);
    const late = campaign;
    campaign = now;
    await added();
    await rename('At once');
    await deliveries('DONE', 1);
    expect(bodies()).toMatchObject([{ event: { about: { name: 'At once' } } }]);
    expect(bodies()[0].campaignId).not.toBe(late.id);
  });
});

describe('deliveries', () => {
  it('are tried again with the same id after an error, a redirect and a silence', async () => {
    receiver.answers = [500, 302, 0, 200];
    await added();
    await rename('One');
    for (const failures of [1, 2, 3]) await hurryAfterFailures(failures);
    await deliveries('DONE', 1);
    const ids = receiver.received.map(({ request }) => request.headers['hexledger-delivery']);
    expect(ids).toEqual(Array(4).fill(ids[0]));
    expect(receiver.received.map(({ request }) => request.url)).toEqual(Array(4).fill('/hook'));
  });

  it('are dead letters when all attempts have failed; a referee has them tried again', async () => {
    await added({ url: 'http://127.0.0.1:1/' });
    await rename('One');
    for (let failures = 1; failures < 10; failures++) await hurryAfterFailures(failures);
    const [dead] = await deliveries('DEAD', 1);
    expect(dead).toMatchObject({ failures: 10, error: expect.stringContaining('ECONNREFUSED') });
    const values = [campaignId.decode(campaign.id), receiver.url];
    await database.pool.query('update webhook set url = $2 where campaign_id = $1', values);
    const retried = await api.command('retryJob', { jobId: dead?.id }, campaign.staff.referee);
    expect(retried).toMatchObject({ __typename: 'JobRetried', replayed: false });
    await deliveries('DONE', 1);
  });

  it('end when the receiver is gone', async () => {
    receiver.answers = [410];
    await added();
    await rename('One');
    const [dead] = await deliveries('DEAD', 1);
    expect(dead).toMatchObject({ failures: 1, error: expect.stringContaining('410') });
    await rename('Two');
    const other = await SkirmishCampaign.create(api);
    const gone = campaign;
    campaign = other; // A webhook that is told afterwards shows that all were looked at.
    await added();
    await rename('Three');
    await deliveries('DONE', 1);
    campaign = gone;
    expect(await deliveries('DEAD', 1)).toHaveLength(1);
    const query = 'query ($id: ID!) { campaign(id: $id) { webhooks { goneAt } } }';
    const { webhooks } = (await api.data(query, { id: campaign.id }, campaign.staff.referee)).campaign;
    expect(webhooks).toEqual([{ goneAt: expect.any(String) }]);
  });

  it('announce news that are too large without their content', async () => {
    const { webhook } = await added();
    const { campaign: id, local } = webhookId.decode(webhook.id)!;
    const webhooks = api.app.get(Webhooks);
    const found = (await webhooks.table.find(id, local))!;
    await webhooks.tell(found, { position: 99, kind: 'a', event: { text: 'x'.repeat(300_000) } });
    await deliveries('DONE', 1);
    expect(bodies()).toMatchObject([{ tooLarge: true, position: 99 }]);
  });
});

describe('a chat', () => {
  interface DiscordBody {
    allowed_mentions: object;
    embeds: { title?: string; description: string }[];
  }

  it('is told in its own form, several events in a message, and a name there calls nobody', async () => {
    await added({ form: 'DISCORD' });
    await rename('@everyone *now*');
    await rename('Two');
    await rename('Three');
    const said: DiscordBody[] = [];
    while (!JSON.stringify(said).includes('Three')) {
      await sleep(20);
      said.splice(0, said.length, ...receiver.received.map(({ body }) => JSON.parse(body)));
    }
    expect(said.length).toBeLessThan(4);
    for (const { allowed_mentions } of said) expect(allowed_mentions).toEqual({ parse: [] });
    expect(said.flatMap(({ embeds }) => embeds.map(({ description }) => description))).toEqual([
      'The campaign is called "@\u200beveryone \\*now\\*" from now on.',
      'The campaign is called "Two" from now on.',
      'The campaign is called "Three" from now on.',
    ]);
  });

  it('is told in the form of Slack', async () => {
    await added({ form: 'SLACK' });
    await rename('<!channel>');
    await deliveries('DONE', 1);
    const [body] = receiver.received.map((one) => JSON.parse(one.body));
    expect(body).toMatchObject({ mrkdwn: false, blocks: [{ type: 'header' }, { type: 'section' }] });
    expect(body.blocks[1].text.text).toBe('The campaign is called "&lt;!channel&gt;" from now on.');
  });

  it('waits for a message that is under way, and tells the rest together', async () => {
    receiver.answers = [500];
    await added({ form: 'SLACK' });
    await rename('One');
    await hasFailed(1);
    await rename('Two');
    await rename('Three');
    // Somebody who is told afterwards shows that all were looked at.
    await added({ kinds: ['campaign.renamed'] });
    await rename('Four');
    while (receiver.received.length < 2) await sleep(20);
    await hurryAfterFailures(1);
    while (receiver.received.length < 4) await sleep(20);
    const chats = receiver.received.map(({ body }) => JSON.parse(body)).filter(({ blocks }) => blocks);
    expect(chats.map(({ blocks }) => blocks.length - 1)).toEqual([1, 1, 3]);
  });

  it('that does not know the webhook any more is gone', async () => {
    receiver.answers = [404];
    await added({ form: 'DISCORD' });
    await rename('One');
    expect(await deliveries('DEAD', 1)).toMatchObject([{ error: expect.stringContaining('404') }]);
  });
});

describe('a receiver that has had enough', () => {
  it('is left alone for as long as it asks, and no attempt is used up', async () => {
    receiver.answers = [429];
    receiver.headers = { 'retry-after': '1.5' };
    await added();
    const began = Date.now();
    await rename('One');
    const states =
      'query ($id: ID!) { campaign(id: $id) { webhooks { deliveries(first: 5) { nodes { failures error } } } } }';
    while (receiver.received.length < 1) await sleep(10);
    await rename('Two');
    await deliveries('DONE', 2);
    expect(Date.now() - began).toBeGreaterThanOrEqual(1_500);
    expect(receiver.received).toHaveLength(3);
    const { webhooks } = (await api.data(states, { id: campaign.id }, campaign.staff.referee)).campaign;
    expect(webhooks[0].deliveries.nodes).toEqual([
      { failures: 0, error: null },
      { failures: 0, error: null },
    ]);
  });

  it('that does not say for how long is tried again like after any failure', async () => {
    receiver.answers = [429];
    await added();
    await rename('One');
    await hurryAfterFailures(1);
    await deliveries('DONE', 1);
  });
});

describe('adding and removing', () => {
  it('is the referee’s', async () => {
    expect(await add({}, 'blue')).toMatchObject({ __typename: 'NotAllowed' });
    expect(await add({}, 'stranger')).toMatchObject({ __typename: 'NotFound' });
  });

  it('shows the secret in the answer, also when it is told again, and nowhere else', async () => {
    const idempotencyKey = nextKey();
    const first = await added({ idempotencyKey });
    expect(first.secret).toMatch(/^whsec_/);
    expect(await added({ idempotencyKey })).toEqual({ ...first, replayed: true });
    expect(await add({ idempotencyKey, kinds: ['battle.opened'] })).toMatchObject({ code: 'KEY_REUSED' });
  });

  it('refuses what cannot be: other schemes, passwords in the address, sides that are not there', async () => {
    expect(await add({ url: 'file:///etc/passwd' })).toMatchObject({ code: 'FORBIDDEN_ADDRESS' });
    expect(await add({ url: 'http://me:secret@example.org/' })).toMatchObject({ code: 'FORBIDDEN_ADDRESS' });
    expect(await add({ role: 'PUBLIC' })).toMatchObject({ path: ['role'] });
    expect(await add({ kinds: ['battle.opened', 'battle.moved'] })).toMatchObject({
      code: 'UNKNOWN_KIND',
      path: ['kinds', '1'],
      message: expect.stringContaining('eventKinds'),
    });
    expect(await add({ role: 'COMMANDER' })).toMatchObject({ path: ['sideId'] });
    const other = await SkirmishCampaign.create(api);
    const theirs = await sideOf('blue', other);
    expect(await add({ role: 'COMMANDER', sideId: theirs })).toMatchObject({ __typename: 'NotFound' });
  });

  it('keeps to internal addresses where that is allowed, and away from them where not', () => {
    const outside = new Webhooks(database.pool, { process: () => undefined } as unknown as Jobs, {
      allowInternal: false,
      timeoutMs: 300,
    });
    expect(outside.refusalOf(receiver.url)).toMatch(/internal address/);
    expect(outside.refusalOf('https://example.org/hook')).toBeUndefined();
  });

  it('ends with twenty', async () => {
    for (let n = 0; n < 20; n++) await added({ url: `${receiver.url}?n=${n}` });
    expect(await add()).toMatchObject({ code: 'TOO_MANY_WEBHOOKS' });
  });

  it('takes a webhook away once, with what was waiting for it', async () => {
    receiver.answers = [500];
    const { webhook } = await added();
    await rename('One');
    await hasFailed(1);
    const input = { idempotencyKey: nextKey(), webhookId: webhook.id };
    const remove = () => api.command('removeWebhook', input, campaign.staff.referee);
    expect(await remove()).toMatchObject({ __typename: 'WebhookRemoved', replayed: false });
    expect(await remove()).toMatchObject({ __typename: 'WebhookRemoved', replayed: true });
    const again = { webhookId: webhook.id };
    expect(await api.command('removeWebhook', again, campaign.staff.referee)).toMatchObject({
      __typename: 'NotFound',
    });
    await hurryAfterFailures(1);
    const jobs = api.app.get<Jobs>(JOBS);
    for (;;) {
      const { jobs: dead } = await jobs.list(campaignId.decode(campaign.id)!, { state: 'DEAD', first: 5 });
      if (dead.length === 0) {
        await sleep(10);
        continue;
      }
      expect(dead).toMatchObject([{ error: 'the webhook was removed' }]);
      break;
    }
    expect(receiver.received).toHaveLength(1);
  });

  it('finds nothing under made-up ids', async () => {
    const id = campaignId.decode(campaign.id)!;
    const other = webhookId.encode(id, randomUUID());
    for (const made of [other.replace(/[^.]*$/, 'x'), other])
      expect(await api.command('removeWebhook', { webhookId: made }, campaign.staff.referee)).toMatchObject({
        __typename: 'NotFound',
      });
    const asked = await api.ask(
      'query ($id: ID!) { job(id: $id) { id } }',
      { id: jobId.encode(id, 'nothing') },
      campaign.staff.referee,
    );
    expect(asked.data?.job).toBeNull();
    expect(asked.errors?.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
  });
});

/** Waits until a delivery has failed so often. */
async function hasFailed(failures: number): Promise<void> {
  const values = [campaignId.decode(campaign.id), failures];
  for (;;) {
    const { rowCount } = await database.pool.query(
      `select from job where campaign_id = $1 and failures = $2 and state = 'WAITING'`,
      values,
    );
    if (rowCount === 1) return;
    await sleep(10);
  }
}

async function sideOf(key: string, of = campaign): Promise<string> {
  const query = 'query ($id: ID!) { campaign(id: $id) { sides { id key } } }';
  const { sides } = (await api.data(query, { id: of.id }, of.staff.referee)).campaign;
  return sides.find((side: { key: string }) => side.key === key).id;
}
