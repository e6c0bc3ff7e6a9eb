/**
 * What one side knows as a file. Two worlds that differ only in what blue may not know give blue the same lines; the file is
 * whole, folds to what blue sees, and its dice can be checked.
 */

import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { TestApi } from '../../src/api/api.testkit.js';
import { checked } from '../../src/exchange/bundle/bundle.testkit.js';
import { ExportsModule } from '../../src/exports/index.js';
import { canonical } from '../../src/rules-core/kernel/position/canonical.js';
import { crossroads } from '../skirmish/scenario.js';
import type { SkirmishPosition } from '../skirmish/system.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { SkirmishCampaign, type Staff } from '../support/skirmish-campaign.js';

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await SkirmishCampaign.serve(database, [ExportsModule], ['exports']);
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});

interface World {
  readonly campaign: SkirmishCampaign;
  readonly battle: string;
}

async function newWorld(hex: string, mode: 'ASSIST' | 'ENFORCE'): Promise<World> {
  const campaign = await SkirmishCampaign.create(api);
  const start = crossroads();
  const hidden = { ...(start.units.r3 as SkirmishPosition['units'][string]), at: hex };
  const battle = await campaign.open({ ...start, units: { ...start.units, r3: hidden } }, { mode });
  return { campaign, battle };
}

async function bundleOf({ campaign }: World, who: keyof Staff, more = ''): Promise<Response> {
  const asked = await api.ask(
    'query ($id: ID!) { campaign(id: $id) { bundle } }',
    { id: campaign.id },
    campaign.staff.referee,
  );
  const path = asked.data?.campaign.bundle;
  const headers = { authorization: `Bearer ${campaign.staff[who]}` };
  return fetch(`${new URL(api.url).origin}${path}${more}`, { headers });
}

const bytesOf = async (answer: Response): Promise<Buffer> => {
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

/** What differs between two campaigns whatever happens in them: ids, moments, commitments, and what follows from them. */
function lines({ battle }: World, bundle: Buffer): string[] {
  return gunzipSync(bundle)
    .toString()
    .replaceAll(battle.split('.')[2] as string, 'BATTLE')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'CAMPAIGN')
    .replaceAll(/person\.[\w-]{22}/g, 'PERSON')
    .replaceAll(/"at":\d{13}/g, 'MOMENT')
    .replaceAll(/"[0-9a-f]{64}"/g, 'HASH')
    .replaceAll(/"signed":"[^"]+"/g, 'SIGNATURE')
    .split('\n');
}

async function ordered(
  world: World,
  who: 'blue' | 'red',
  order: object,
  faces?: readonly number[],
): Promise<void> {
  const dice = faces ? { dice: [faces.slice(0, 2), faces.slice(2)] } : {};
  const answer = await world.campaign.order(who, world.battle, [order], dice);
  if (answer.__typename !== 'OrdersIssued') throw new Error(JSON.stringify(answer));
}

async function ended({ campaign, battle }: World): Promise<void> {
  const changes = [{ do: 'clock', set: { over: { winner: 'blue', why: 'Red has gone home.' } } }];
  await api.command('rule', { battleId: battle, changes, why: 'the end' }, campaign.staff.referee);
}

test('blue cannot tell two worlds apart by their bundles; the referee can', async () => {
  const worlds = [await newWorld('H1', 'ASSIST'), await newWorld('I3', 'ASSIST')] as const;
  await ordered(worlds[0], 'red', { order: 'standing-orders', rules: { reactWithin: 6 } });
  await ordered(worlds[1], 'red', { order: 'standing-orders', rules: { reactWithin: 5 } });
  for (const world of worlds) {
    await ordered(world, 'red', { order: 'plan', plan: 'hold' });
    await ordered(world, 'blue', { order: 'plan', plan: 'attack' });
    await ordered(world, 'blue', { order: 'pass' });
    await ordered(world, 'blue', { order: 'fire', unit: 'b2', target: 'r1' }, [3, 4, 2]);
  }
  for (const [who, more] of [
    ['blue', ''],
    ['referee', '?side=blue'],
  ] as const) {
    const bundles = await Promise.all(worlds.map(async (world) => bytesOf(await bundleOf(world, who, more))));
    const [first, second] = bundles.map((bundle, i) => lines(worlds[i] as World, bundle));
    expect(first).toEqual(second);
    expect(first?.join('\n')).not.toMatch(/r3|reactWithin/);
  }
  const red = await Promise.all(
    worlds.map(async (world) => lines(world, await bytesOf(await bundleOf(world, 'red')))),
  );
  expect(red[0]).not.toEqual(red[1]);
  const whole = await Promise.all(
    worlds.map(async (world) => lines(world, await bytesOf(await bundleOf(world, 'referee')))),
  );
  expect(whole[0]).not.toEqual(whole[1]);
});

test('it is whole, folds to what the side sees, and its dice can be checked', async () => {
  const world = await newWorld('H1', 'ENFORCE');
  await ordered(world, 'red', { order: 'plan', plan: 'hold' });
  await ordered(world, 'blue', { order: 'plan', plan: 'attack' });
  await ordered(world, 'blue', { order: 'pass' });
  await ordered(world, 'blue', { order: 'fire', unit: 'b2', target: 'r1' });
  const open = await checked(await bytesOf(await bundleOf(world, 'blue')));
  expect(open).toMatchObject({
    eyes: { side: 'blue' },
    commands: 0,
    battles: 1,
    folds: 1,
    rolls: 0,
    findings: [],
  });
  await ended(world);
  const { publicKey } = (await api.data('{ signingKey { publicKey } }')).signingKey;
  const bundle = await bytesOf(await bundleOf(world, 'blue'));
  const report = await checked(bundle, { signedBy: [publicKey] });
  expect(report).toMatchObject({ signer: publicKey, folds: 1, findings: [] });
  expect(report.rolls).toBeGreaterThan(0);
  const { position } = await world.campaign.ask('blue', world.battle, 'position');
  const { manifest } = JSON.parse(gunzipSync(bundle).toString().trimEnd().split('\n').at(-1) as string);
  expect(Object.values(manifest.folds)).toEqual([
    createHash('sha256').update(canonical(position)).digest('hex'),
  ]);
});

test('a commander gets their own side, a referee any, and nobody else any', async () => {
  const world = await newWorld('H1', 'ENFORCE');
  for (const [who, more, status, code] of [
    ['blue', '?side=red', 403, 'NOT_ALLOWED'],
    ['observer', '', 403, 'NOT_ALLOWED'],
    ['observer', '?side=blue', 403, 'NOT_ALLOWED'],
    ['stranger', '?side=blue', 404, 'NOT_FOUND'],
    ['referee', '?side=green', 400, 'BAD_USER_INPUT'],
    ['referee', '?side=blue&side=red', 400, 'BAD_USER_INPUT'],
  ] as const) {
    const answer = await bundleOf(world, who, more);
    expect([who, more, answer.status]).toEqual([who, more, status]);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code } }] });
  }
  const own = gunzipSync(await bytesOf(await bundleOf(world, 'blue', '?side=blue'))).toString();
  expect(own).toContain('"eyes":{"side":"blue"}');
});
