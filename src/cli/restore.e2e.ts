/** A bundle is brought to where nobody has been before. */
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { removeFolders } from '../../test/support/folders.js';
import { SkirmishCampaign } from '../../test/support/skirmish-campaign.js';
import { newPerson, type TestApi, type TestPerson } from '../api/api.testkit.js';
import { borrowEmbedded } from '../database/index.js';
import { run as archive } from './archive.js';
import { run as members } from './members.js';
import { run as restore } from './restore.js';
import { run as verify } from './verify.js';

// Creating a cluster takes a second, on a busy machine many.
jest.setTimeout(120_000);

let here: TestDatabase;
let api: TestApi;
let campaign: SkirmishCampaign;
let content: Buffer;
let publicKey: string;
let home: string;
let printed: string[];

beforeAll(async () => {
  here = await createTestDatabase();
  api = await SkirmishCampaign.serve(here);
  for (const name of ['log', 'error'] as const)
    jest.spyOn(console, name).mockImplementation((line) => void printed.push(String(line)));
  printed = [];
  process.env.DATABASE_URL = here.url;
  campaign = await SkirmishCampaign.create(api);
  ({ publicKey } = (await api.data('{ signingKey { publicKey } }')).signingKey);
  const to = new PassThrough();
  [content] = await Promise.all([buffer(to), archive([campaign.id], to)]);
  delete process.env.DATABASE_URL;
});
afterAll(async () => {
  jest.restoreAllMocks();
  await api?.close();
  await here?.drop();
});
beforeEach(async () => {
  printed = [];
  home = await mkdtemp(join(tmpdir(), 'hexledger-restore-'));
  process.env.HEXLEDGER_HOME = home;
});
afterEach(async () => {
  delete process.env.HEXLEDGER_HOME;
  await removeFolders(home);
});

const isRunning = (): boolean => existsSync(join(home, 'postgres', 'postmaster.pid'));

test('a folder from which nobody has started is made, and nothing is left running', async () => {
  expect(await restore([`--signed-by=${publicKey}`], Readable.from(content))).toBe(0);
  expect(isRunning()).toBe(false);
  expect(await verify([campaign.id])).toBe(0);
  expect(isRunning()).toBe(false);
});

test('a database that was never brought up to date is not a dead end', async () => {
  await (await borrowEmbedded(home)).giveBack();
  await expect(verify([campaign.id])).rejects.toMatchObject({
    code: 'ROLE_MISSING',
    message: expect.stringContaining('npm run migration:run'),
  });
  expect(isRunning()).toBe(false);
  expect(await restore(['--unsigned'], Readable.from(content))).toBe(0);
  expect(isRunning()).toBe(false);
});

const WHO = '{ viewer { person { id } } }';
const CAMPAIGN = `query ($id: ID!) { campaign(id: $id) { name viewer { role side { key } mayCommand }
  members(first: 9) { nodes { role side { key } person { id displayName } } }
  events(first: 99) { nodes { kind about } } } }`;

describe('on another server', () => {
  let there: TestDatabase;
  let elsewhere: TestApi;
  let anna: TestPerson;
  let boris: TestPerson;
  let ids: Record<'referee' | 'blue', string>;

  beforeEach(async () => {
    there = await createTestDatabase();
    elsewhere = await SkirmishCampaign.serve(there);
    process.env.DATABASE_URL = there.url;
    [anna, boris] = [await newPerson(elsewhere, 'Anna'), await newPerson(elsewhere, 'Boris')];
    const idOf = async (token: string): Promise<string> => (await api.data(WHO, {}, token)).viewer.person.id;
    ids = { referee: await idOf(campaign.staff.referee), blue: await idOf(campaign.staff.blue) };
  });
  afterEach(async () => {
    delete process.env.DATABASE_URL;
    await elsewhere?.close();
    await there?.drop();
  });

  const restored = (...args: string[]) =>
    restore([`--signed-by=${publicKey}`, ...args], Readable.from(content));
  const seenBy = async ({ token }: TestPerson) =>
    (await elsewhere.data(CAMPAIGN, { id: campaign.id }, token)).campaign;

  test('nobody has an account: the members are named, and what to do', async () => {
    expect(await restored()).toBe(0);
    expect(printed.join('\n')).toContain(`REFEREE              ${ids.referee}  referee (no account here)`);
    expect(printed.join('\n')).toContain(`COMMANDER blue       ${ids.blue}  blue (no account here)`);
    expect(printed.at(-1)).toContain('npx hexledger members');
    expect(await seenBy(anna).catch((fault: Error) => fault.message)).toContain('NOT_FOUND');
  });

  test('a new referee is named and accounts take the places of members', async () => {
    expect(await restored('--referee', anna.email, '--map', `${ids.blue}=${boris.id}`)).toBe(0);
    expect(printed.join('\n')).toContain(`REFEREE              ${anna.id}  Anna`);
    const seen = await seenBy(anna);
    expect(seen).toMatchObject({ name: 'The crossroads', viewer: { role: 'REFEREE', side: null } });
    expect((await seenBy(boris)).viewer).toMatchObject({ role: 'COMMANDER', side: { key: 'blue' } });
    const people = seen.members.nodes.map((one: { person: { id: string } }) => one.person.id);
    expect(people).toEqual(expect.arrayContaining([ids.referee, anna.id, boris.id]));
    expect(people).not.toContain(ids.blue);
    expect(seen.events.nodes.slice(-2)).toEqual([
      { kind: 'campaign.member-replaced', about: { person: ids.blue, by: boris.id } },
      { kind: 'campaign.referee-named', about: { person: anna.id } },
    ]);
    const renamed = { campaignId: campaign.id, name: 'Ours now' };
    expect(await elsewhere.command('renameCampaign', renamed, anna.token)).toMatchObject({
      __typename: 'CampaignChanged',
    });
    expect(await verify([campaign.id])).toBe(0);
  });

  test('it can be done afterwards, also when somebody is a member already', async () => {
    await restored('--map', `${ids.blue}=${boris.email}`);
    printed = [];
    expect(await members([campaign.id, '--referee', boris.email])).toBe(0);
    expect(printed.join('\n')).not.toContain('No referee');
    expect((await seenBy(boris)).viewer.role).toBe('REFEREE');
    expect(await members([campaign.id, '--map', `${ids.referee}=${boris.email}`])).toBe(0);
    const { nodes } = (await seenBy(boris)).members;
    expect(nodes.filter(({ person }: { person: { id: string } }) => person.id === boris.id)).toHaveLength(1);
    expect(await members([])).toBe(2);
    expect(await members(['--help'])).toBe(0);
  });

  test('what cannot be is refused before anything is restored', async () => {
    for (const [code, ...args] of [
      ['NO_ACCOUNT', '--referee', 'nobody@example.test'],
      ['NO_ACCOUNT', '--map', `${ids.blue}=${ids.referee}`],
      ['BAD_ARGUMENTS', '--map', 'blue=anna'],
      ['BAD_ARGUMENTS', '--map', ids.blue],
      ['NOT_A_KEY', '--signed-by=short'],
    ] as [string, ...string[]][])
      await expect(restored(...args)).rejects.toMatchObject({ code });
    await expect(restore([], Readable.from(content))).rejects.toMatchObject({
      code: 'BUNDLE_OF_ANOTHER_SERVER',
      advice: expect.stringContaining(`--signed-by=${publicKey}`),
    });
    await expect(members([campaign.id])).rejects.toMatchObject({ code: 'UNKNOWN_CAMPAIGN' });
    await restored();
    await expect(members([campaign.id, '--map', `${anna.id}=${boris.id}`])).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
