import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApi } from '../../src/api/api.testkit.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { SkirmishCampaign } from '../support/skirmish-campaign.js';
import { type Known, run, STORY } from './story.js';

const FOLDER = join(import.meta.dirname, '..', '..', 'graphql', 'operations');

describe('the example operations', () => {
  let database: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await createTestDatabase();
    api = await SkirmishCampaign.serve(database);
  });
  afterAll(async () => {
    await api?.close();
    await database?.drop();
  });

  it('do what they say, one after the other', async () => {
    const known: Known = {};
    for (const step of STORY) {
      const text = await readFile(join(FOLDER, `${step.operation}.graphql`), 'utf8');
      const token = step.as === undefined ? undefined : known[step.as];
      step.check(await run(api, text, step.variables?.(known) ?? {}, token), known);
    }
  });

  it('are all run', async () => {
    const files = (await readdir(FOLDER))
      .filter((name) => name.endsWith('.graphql'))
      .map((name) => name.replace('.graphql', ''));
    expect([...new Set(STORY.map((step) => step.operation))].sort()).toEqual(files.sort());
  });
});
