/** The page of the README, sent to `npm start` on an empty folder. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { parse, print } from 'graphql';
import { removeFolders } from '../support/folders.js';
import { freePort } from '../support/ports.js';
import { type Spawned, spawnEntry } from '../support/process.js';
import { ask } from '../topology/client.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(180_000);

let folder: string;
let server: Spawned;
let port: number;
let url: string;
let token: string;
let page: Map<string, string>;

beforeAll(async () => {
  expect(spawnSync(process.execPath, ['bin/build.js']).status).toBe(0);
  page = operationsOf(await readFile(join(import.meta.dirname, 'tour.graphql'), 'utf8'));
  folder = await mkdtemp(join(tmpdir(), 'hexledger-tour-'));
  // PostgreSQL keeps its data inside, whoever runs it.
  await chmod(folder, 0o755);
  port = await freePort();
  await start();
  const [, found] = await server.says(/referee +(\S+)/);
  token = found as string;
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  server?.signal('SIGINT');
  expect(await server?.ended).toBe(0);
  await removeFolders(folder, join(folder, 'home'));
});

/** Starts the server, or starts it again. */
async function start(): Promise<void> {
  server = spawnEntry('start', ['--home', join(folder, 'home'), '--port', String(port)]);
  await server.says(/Hexledger is ready/);
}

/** Each operation of the page by its name, with the fragments that go with it. */
function operationsOf(text: string): Map<string, string> {
  const { definitions } = parse(text);
  const fragments = definitions.filter(({ kind }) => kind === 'FragmentDefinition').map(print);
  return new Map(
    definitions.flatMap((one) => {
      if (one.kind !== 'OperationDefinition') return [];
      const printed = print(one);
      const used = fragments.filter((fragment) =>
        printed.includes(`...${/fragment (\w+)/.exec(fragment)?.[1]}`),
      );
      return [[one.name?.value as string, [printed, ...used].join('\n')] as const];
    }),
  );
}

const sent: string[] = [];

async function send(operation: string, variables: object = {}) {
  sent.push(operation);
  return ask(url, page.get(operation) as string, variables, token);
}

async function seal(campaign: string, turn: number): Promise<void> {
  for (const side of ['german', 'russian']) {
    const { sealOrders } = await send('Seal', { key: `tour 3 ${turn} ${side}`, campaign, turn, side });
    expect(sealOrders).toEqual({ version: expect.any(Number) });
  }
}

/** The id of the battle that the turn waits for. */
async function battle(campaign: string, turn: number): Promise<string> {
  for (;;) {
    const { book } = (await send('Waiting', { campaign })).campaign;
    const [open] = book.battles.nodes;
    if (book.turn === turn && open?.status === 'OPEN') return open.id;
    await sleep(50);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: every operation answers in its own shape
async function until(operation: string, campaign: string, isSo: (book: any) => boolean): Promise<any> {
  for (;;) {
    const { book } = (await send(operation, { campaign })).campaign;
    if (isSo(book)) return book;
    await sleep(50);
  }
}

test('from an empty data folder to a promoted leader and a won campaign', async () => {
  const campaign: string = (await send('Create')).createCampaign.campaign.id;
  expect((await send('Begin', { campaign })).beginBook).toEqual({ book: { turn: 1, phase: 'PLANNING' } });
  await seal(campaign, 1);
  const reported = await send('Report', { battle: await battle(campaign, 1) });
  expect(reported.reportBattle).toEqual({ version: expect.any(Number) });

  const { fieldPromotions, victoryPoints, date } = await until(
    'Promoted',
    campaign,
    ({ turn }) => turn === 2,
  );
  expect(date).toBe('1942-08-04');
  expect(fieldPromotions.nodes).toEqual([
    {
      name: 'Second Lieutenant Weiss',
      from: 'Second Lieutenant',
      to: 'Lieutenant',
      rule: expect.stringContaining('valour'),
      says: expect.stringContaining('Weiss'),
    },
  ]);
  expect(victoryPoints.nodes.map(({ points }: { points: number }) => points)).toEqual([2, 1]);

  await seal(campaign, 2);
  await send('ReportAgain', { battle: await battle(campaign, 2) });
  const won = await until('Won', campaign, ({ outcome }) => outcome !== null);
  expect(won.outcome).toEqual({ winner: 'german', why: expect.stringContaining('7 victory points') });
  expect(won.standings.at(-1).sides).toContainEqual({ side: 'german', victoryPoints: 7 });
  expect(won.rosterUnit).toMatchObject({ rank: 'Lieutenant', counter: '9-1' });
  expect(won.rosterUnit.lifeStory.text).toContain('Lieutenant');
  expect(won.dice.seed).toMatch(/^[0-9a-f]{64}$/);
});

test('every operation of the page was sent, first come first', () => {
  expect([...new Set(sent)]).toEqual([...page.keys()]);
});

test('the start tells what it does, then where to go; is well; stops cleanly on Ctrl-C; and tells no token twice', async () => {
  const said = server.output();
  expect(said).toMatch(/Tokens for the demonstration campaigns[\s\S]*referee +\S{20}/);
  expect(said).toMatch(/starting PostgreSQL in .*\n.*bringing the database up to date/);
  for (const path of ['graphql', 'explorer', 'healthz'])
    expect(said).toContain(`http://localhost:${port}/${path}`);
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({
    ready: true,
    checks: { database: 'ok', migrations: 'ok', queue: 'ok', live: 'ok' },
  });
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  server.signal('SIGINT');
  expect(await server.ended).toBe(0);
  expect(server.output()).toMatch(/stopping[\s\S]*stopped/);
  expect(existsSync(join(folder, 'home', 'postgres', 'postmaster.pid'))).toBe(false);

  await start();
  expect(server.output()).toContain('shown at the first start; new ones: npx hexledger tokens');
  expect(server.output()).not.toContain('hxp.');
});
