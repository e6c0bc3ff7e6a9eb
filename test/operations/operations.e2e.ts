import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import type { TestApi } from '../../src/api/api.testkit.js';
import { ExportsModule } from '../../src/exports/index.js';
import { NewsModule } from '../../src/news/index.js';
import { PicturesModule } from '../../src/pictures/index.js';
import { background } from '../support/background.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { MailServer } from '../support/mail-server.js';
import { SKIRMISH_BOOKS } from '../support/skirmish-book.js';
import { SkirmishCampaign } from '../support/skirmish-campaign.js';
import type { Known } from './step.js';
import { run, STORY } from './story.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(60_000);

const FOLDER = join(import.meta.dirname, '..', '..', 'graphql', 'operations');

describe('the example operations', () => {
  let database: TestDatabase;
  let api: TestApi;
  let server: MailServer;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await new MailServer().start();
    const features = ['jobs', 'webhooks', 'books', 'book-commands', 'pictures', 'exports', 'news'];
    api = await SkirmishCampaign.serve(
      database,
      [...background(server.settings), SKIRMISH_BOOKS, PicturesModule, ExportsModule, NewsModule],
      features,
    );
  });
  afterAll(async () => {
    await api?.close();
    await server?.stop();
    await database?.drop();
  });

  it('do what they say, one after the other', async () => {
    const known: Known = {};
    for (const step of STORY) {
      const text = await readFile(join(FOLDER, `${step.operation}.graphql`), 'utf8');
      const token = step.as === undefined ? undefined : known[step.as];
      while (step.mailTo !== undefined && !known[step.mailTo]) {
        await sleep(50);
        for (const { to, text: mail } of server.taken)
          known[String(to)] = /#(?:verify|password)=(\S+)/.exec(mail)?.[1] ?? '';
      }
      const ask = () => run(api, text, step.variables?.(known) ?? {}, token);
      let data = await ask();
      while (step.until && !step.until(data)) {
        await sleep(50);
        data = await ask();
      }
      step.check(data, known);
    }
  });

  it('are all run', async () => {
    const files = (await readdir(FOLDER))
      .filter((name) => name.endsWith('.graphql'))
      .map((name) => name.replace('.graphql', ''));
    expect([...new Set(STORY.map((step) => step.operation))].sort()).toEqual(files.sort());
  });
});
