/** The demonstration campaigns leave one server while battles are open, come to an empty second one, and leave it again. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { StandIns } from '../../src/accounts/index.js';
import type { TestApi } from '../../src/api/api.testkit.js';
import { campaignId, personId } from '../../src/api/index.js';
import { Battles, LiveBattles, Orders } from '../../src/battles/index.js';
import { BeginInputs, Books, HandOvers, Turns } from '../../src/books/index.js';
import { Campaigns } from '../../src/campaigns/index.js';
import { run as audit } from '../../src/cli/audit.js';
import { run as exported } from '../../src/cli/export.js';
import { run as members } from '../../src/cli/members.js';
import { run as restore } from '../../src/cli/restore.js';
import { run as verify } from '../../src/cli/verify.js';
import { BotBattles } from '../../src/demonstration/bot-battles.js';
import { Demonstration } from '../../src/demonstration/demonstration.js';
import { DemonstrationTokens } from '../../src/demonstration/tokens.js';
import { EventStore } from '../../src/event-store/index.js';
import { checked, unpackedLines } from '../../src/exchange/bundle/bundle.testkit.js';
import { SYSTEMS } from '../../src/rules-core/systems.js';
import { createTestDatabase, isShared, type TestDatabase } from '../support/database.js';
import { removeFolders } from '../support/folders.js';
import { serveHouse } from '../support/house.js';

// Five campaigns are fought first.
jest.setTimeout(600_000);

const folder = mkdtempSync(join(tmpdir(), 'hexledger-demonstration-'));
const READER = join(import.meta.dirname, 'bundle_reader.py');
const hasPython = spawnSync('python3', ['--version']).status === 0;

let here: TestDatabase;
let there: TestDatabase;
let api: TestApi;
let publicKey: string;
let token: string;
let campaigns: { readonly id: string; readonly bundle: string; readonly name: string }[];
let printed: string[];

beforeAll(async () => {
  here = await createTestDatabase();
  there = await createTestDatabase();
  api = await serveHouse(await here.connect());
  const get = api.app.get.bind(api.app) as typeof api.app.get;
  const tokens = new DemonstrationTokens(get(StandIns));
  const parts = {
    ...{ tokens, campaigns: get(Campaigns), battles: get(Battles), books: get(Books), turns: get(Turns) },
    ...{ inputs: get(BeginInputs), handOvers: get(HandOvers), systems: SYSTEMS },
    bots: new BotBattles({ live: get(LiveBattles), orders: get(Orders) }),
  };
  await new Demonstration(parts).seed();
  token = (await tokens.first())[0]?.token ?? '';
  ({ publicKey } = (await api.data('{ signingKey { publicKey } }')).signingKey);
  const query =
    '{ campaigns(first: 10) { nodes { id name bundle battles(first: 9, open: true) { nodes { id } } } } }';
  campaigns = (await api.data(query, {}, token)).campaigns.nodes;
}, 600_000);
afterAll(async () => {
  await api?.close();
  await here?.drop();
  await there?.drop();
  await removeFolders(folder);
});
beforeEach(() => {
  printed = [];
  for (const name of ['log', 'error'] as const)
    jest.spyOn(console, name).mockImplementation((line) => void printed.push(String(line)));
});
afterEach(() => {
  delete process.env.DATABASE_URL;
  jest.restoreAllMocks();
});

async function fetched(path: string): Promise<Buffer> {
  const answer = await fetch(`${new URL(api.url).origin}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** Without what says where it comes from. */
const butForProvenance = (bundle: Buffer): string[] =>
  unpackedLines(bundle).filter((line) => !/^\{"(provenance|manifest)"/.test(line));

const inAnotherDatabase = isShared ? test.skip : test;

inAnotherDatabase('same bytes but for the provenance', async () => {
  expect(campaigns.length).toBe(SYSTEMS.size);
  for (const { id, name, bundle: path } of campaigns) {
    const bundle = await fetched(path);
    const report = await checked(bundle, { signedBy: [publicKey] });
    expect([name, report.findings]).toEqual([name, []]);
    expect(report.folds).toBe(report.battles);
    process.env.DATABASE_URL = there.url;
    const more = ['--as-it-is', `--signed-by=${publicKey}`];
    expect(await restore(more, Readable.from(bundle))).toBe(0);
    const to = new PassThrough();
    const [again] = await Promise.all([buffer(to), exported([id], to)]);
    expect(butForProvenance(again)).toEqual(butForProvenance(bundle));
    const copy = await checked(again);
    expect(copy).toMatchObject({ findings: [], provenance: [{ events: report.events, signer: publicKey }] });
    expect(copy.signer).not.toBe(publicKey);
    expect(copy.pins).toEqual(report.pins);
    expect(await verify([id])).toBe(0);
  }
});

inAnotherDatabase('somebody goes on with it there: then open battles get new dice', async () => {
  process.env.DATABASE_URL = there.url;
  const id = campaigns[0]?.id as string;
  const [stranger] = await there.dataSource.query(
    `insert into person (person_id, email, password_hash, display_name)
     values (gen_random_uuid(), 'anna@example.test', 'none', 'Anna') returning person_id`,
  );
  const before = await new EventStore(there.pool).position(campaignId.decode(id) as string);
  expect(await members([id, '--referee', personId.encode(stranger.person_id)])).toBe(0);
  const { rows } = await there.pool.query(
    'select kind from event where campaign_id = $1 and position > $2 order by position',
    [campaignId.decode(id) as string, before],
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['battle.dice-drawn', 'campaign.referee-named']);
  expect(await verify([id])).toBe(0);
});

test('every order is decided again as it was, without a database', async () => {
  for (const [i, { bundle }] of campaigns.entries()) {
    const file = join(folder, `${i}.bundle`);
    writeFileSync(file, await fetched(bundle));
    expect([await audit(['--against', file]), printed.at(-1)]).toEqual([
      0,
      expect.stringContaining('decided again'),
    ]);
    expect(await verify([file, `--signed-by=${publicKey}`])).toBe(0);
    expect(readFileSync(file).length).toBeGreaterThan(1000);
  }
});

(hasPython ? test : test.skip)('the reader in Python agrees, also on what each side knows', async () => {
  const sides = '{ campaigns(first: 10) { nodes { bundle sides { key } } } }';
  for (const [n, { bundle, sides: all }] of (await api.data(sides, {}, token)).campaigns.nodes.entries())
    for (const more of ['', ...all.map(({ key }: { key: string }) => `?side=${key}`)]) {
      const content = await fetched(`${bundle}${more}`);
      const file = join(folder, `python-${n}.bundle`);
      writeFileSync(file, content);
      const { stdout, stderr } = spawnSync('python3', [READER, 'bundle', file], {
        encoding: 'utf8',
        maxBuffer: 1e8,
      });
      expect(stderr).toBe('');
      const { manifest } = JSON.parse(unpackedLines(content).at(-1) ?? '');
      const { events, hash, folds } = manifest;
      expect(JSON.parse(stdout)).toMatchObject({ events, hash, folds, wrong: [] });
      expect([more, (await checked(content)).findings]).toEqual([more, []]);
    }
});
