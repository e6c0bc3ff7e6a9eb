/** Over the API a campaign comes to another server, whose account that sends it becomes its referee. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { createTestDatabase, isShared, type TestDatabase } from '../../test/support/database.js';
import { SkirmishCampaign } from '../../test/support/skirmish-campaign.js';
import { newPerson, type TestApi, type TestPerson } from '../api/api.testkit.js';
import { ExportsModule } from './exports.module.js';

let [here, there]: TestDatabase[] = [];
let [api, elsewhere]: TestApi[] = [];
let campaign: SkirmishCampaign;
let anna: TestPerson;

const serve = (database: TestDatabase) => SkirmishCampaign.serve(database, [ExportsModule], ['exports']);

beforeAll(async () => {
  here = await createTestDatabase();
  there = await createTestDatabase();
  api = await serve(here);
  const { publicKey } = (await api.data('{ signingKey { publicKey } }')).signingKey;
  process.env.TRUSTED_KEYS = publicKey;
  elsewhere = await serve(there);
  delete process.env.TRUSTED_KEYS;
  campaign = await SkirmishCampaign.create(api);
  const battle = await campaign.planned();
  await campaign.order('blue', battle, [{ order: 'pass' }]);
  anna = await newPerson(elsewhere, 'Anna');
});
afterAll(async () => {
  await elsewhere?.close();
  await api?.close();
  await there?.drop();
  await here?.drop();
});

const originOf = (one: TestApi | undefined): string => new URL(one?.url ?? '').origin;

async function fetched(more = ''): Promise<Buffer> {
  const path = `/campaigns/${encodeURIComponent(campaign.id)}/bundle${more}`;
  const answer = await fetch(`${originOf(api)}${path}`, {
    headers: { authorization: `Bearer ${campaign.staff.referee}` },
  });
  return Buffer.from(await answer.arrayBuffer());
}

async function sent(bundle: Buffer, token?: string, to = elsewhere) {
  const answer = await fetch(`${originOf(to)}/campaigns/bundle`, {
    method: 'POST',
    body: new Uint8Array(bundle),
    headers: {
      'content-type': 'application/octet-stream',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  const said = (await answer.json()) as Record<string, unknown> & {
    errors?: { message: string; extensions: { code: string } }[];
  };
  return {
    status: answer.status,
    code: said.errors?.[0]?.extensions.code,
    message: said.errors?.[0]?.message,
    said,
  };
}

const inAnotherDatabase = isShared ? test.skip : test;

inAnotherDatabase(
  'what is not whole, not trusted or not all of it is refused, and nothing is stored',
  async () => {
    const bundle = await fetched();
    const forged = gzipSync(gunzipSync(bundle).toString().replace('The crossroads', 'The crossroadx'));
    expect(await sent(forged, anna.token)).toMatchObject({
      status: 400,
      code: 'BUNDLE_DAMAGED',
      message: expect.stringContaining('Line 2'),
    });
    for (const [content, token, status, code] of [
      [bundle, undefined, 401, 'NOT_SIGNED_IN'],
      [Buffer.from('nonsense'), anna.token, 400, 'BUNDLE_DAMAGED'],
      [bundle.subarray(0, 500), anna.token, 400, 'BUNDLE_DAMAGED'],
      [gzipSync(Buffer.alloc(40_000_000, '[')), anna.token, 400, 'BUNDLE_DAMAGED'],
      [await fetched('?side=blue'), anna.token, 400, 'BUNDLE_OF_ONE_SIDE'],
    ] as const)
      expect(await sent(content, token)).toMatchObject({ status, code });
    const heads = await there?.pool.query('select 1 from campaign_head');
    expect(heads?.rowCount).toBe(0);
  },
);

inAnotherDatabase('it comes whole, goes on with new dice, and is not taken twice', async () => {
  const bundle = await fetched();
  const { status, said } = await sent(bundle, anna.token);
  expect({ status, said }).toMatchObject({
    status: 201,
    said: { campaignId: campaign.id, newDice: ['First clash'] },
  });
  const query =
    'query ($id: ID!) { campaign(id: $id) { name viewer { role } battles(first: 1) { nodes { version } } } }';
  expect((await (elsewhere as TestApi).data(query, { id: campaign.id }, anna.token)).campaign).toMatchObject({
    name: 'The crossroads',
    viewer: { role: 'REFEREE' },
  });
  expect(await sent(bundle, anna.token)).toMatchObject({ status: 409, code: 'CAMPAIGN_EXISTS' });
  expect(await sent(bundle, campaign.staff.referee, api)).toMatchObject({
    status: 409,
    code: 'CAMPAIGN_EXISTS',
  });
});

inAnotherDatabase('a bundle of a server that is not trusted is not taken', async () => {
  const other = await SkirmishCampaign.create(elsewhere as TestApi);
  const answer = await fetch(`${originOf(elsewhere)}/campaigns/${encodeURIComponent(other.id)}/bundle`, {
    headers: { authorization: `Bearer ${other.staff.referee}` },
  });
  const bundle = Buffer.from(await answer.arrayBuffer());
  expect(await sent(bundle, campaign.staff.referee, api)).toMatchObject({
    status: 400,
    code: 'BUNDLE_OF_ANOTHER_SERVER',
  });
});
