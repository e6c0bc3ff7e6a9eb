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
import type { TestApi } from '../api/api.testkit.js';
import { borrowEmbedded } from '../database/index.js';
import { run as archive } from './archive.js';
import { run as restore } from './restore.js';
import { run as verify } from './verify.js';

// Creating a cluster takes a second, on a busy machine many.
jest.setTimeout(120_000);

let here: TestDatabase;
let api: TestApi;
let campaign: SkirmishCampaign;
let content: Buffer;
let home: string;

beforeAll(async () => {
  here = await createTestDatabase();
  api = await SkirmishCampaign.serve(here);
  for (const name of ['log', 'error'] as const) jest.spyOn(console, name).mockImplementation(() => undefined);
  process.env.DATABASE_URL = here.url;
  campaign = await SkirmishCampaign.create(api);
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
  home = await mkdtemp(join(tmpdir(), 'hexledger-restore-'));
  process.env.HEXLEDGER_HOME = home;
});
afterEach(async () => {
  delete process.env.HEXLEDGER_HOME;
  await removeFolders(home);
});

const isRunning = (): boolean => existsSync(join(home, 'postgres', 'postmaster.pid'));

test('a folder from which nobody has started is made, and nothing is left running', async () => {
  expect(await restore([], Readable.from(content))).toBe(0);
  expect(isRunning()).toBe(false);
  expect(await verify([campaign.id])).toBe(0);
  expect(isRunning()).toBe(false);
});

test('a database that was never brought up to date is no dead end', async () => {
  await (await borrowEmbedded(home)).giveBack();
  await expect(verify([campaign.id])).rejects.toMatchObject({
    code: 'ROLE_MISSING',
    message: expect.stringContaining('npm run migration:run'),
  });
  expect(isRunning()).toBe(false);
  expect(await restore([], Readable.from(content))).toBe(0);
  expect(isRunning()).toBe(false);
});
