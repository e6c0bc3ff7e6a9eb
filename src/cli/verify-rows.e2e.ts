/** What somebody who can write to the database might change beside the log. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { removeFolders } from '../../test/support/folders.js';
import { SkirmishCampaign } from '../../test/support/skirmish-campaign.js';
import type { TestApi } from '../api/api.testkit.js';
import { campaignId } from '../api/index.js';
import { EventStore, SigningKey } from '../event-store/index.js';
import { PROJECTIONS, Projections } from '../projections/index.js';
import { run as archive } from './archive.js';
import { run, type Verified } from './verify.js';

jest.setTimeout(120_000);

let database: TestDatabase;
let api: TestApi;
let campaign: SkirmishCampaign;
let id: string;
let open: string;
let over: string;
let folder: string;
let printed: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  api = await SkirmishCampaign.serve(database);
  folder = await mkdtemp(join(tmpdir(), 'hexledger-verify-'));
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
  await removeFolders(folder);
});
beforeEach(async () => {
  process.env.DATABASE_URL = database.url;
  printed = [];
  for (const name of ['log', 'error'] as const)
    jest.spyOn(console, name).mockImplementation((line) => void printed.push(String(line)));
  campaign = await SkirmishCampaign.create(api);
  id = campaignId.decode(campaign.id)!;
  over = await campaign.planned();
  await end(over);
  await api.command('undo', { battleId: over, toVersion: 3 }, campaign.staff.referee);
  await end(over);
  open = await campaign.planned();
  await new Projections(new EventStore(database.pool), PROJECTIONS).catchUpWith(id);
});
afterEach(() => {
  delete process.env.DATABASE_URL;
  jest.restoreAllMocks();
});

async function end(battle: string): Promise<void> {
  const changes = [{ do: 'clock', set: { over: { winner: 'blue', why: 'Red has gone home.' } } }];
  const ruled = await api.command(
    'rule',
    { battleId: battle, changes, why: 'the end' },
    campaign.staff.referee,
  );
  expect(ruled.__typename).not.toBe('InvalidInput');
}

async function asOwner(sql: string, ...values: unknown[]): Promise<void> {
  const owner = new Client(database.url);
  await owner.connect();
  const { rowCount } = await owner.query(sql, values);
  await owner.end();
  expect(rowCount).toBeGreaterThan(0);
}

async function verified(...more: string[]): Promise<Verified> {
  printed = [];
  const code = await run([campaign.id, '--json', ...more]);
  const found: Verified = JSON.parse(printed.join('\n'));
  expect(code).toBe(found.findings.length === 0 ? 0 : 1);
  return found;
}

const local = (battle: string) => battle.split('.').at(-1);
const flaws = async (...more: string[]) =>
  (await verified(...more)).findings.map(({ flaw, table }) => (table ? `${flaw} ${table}` : flaw));

test('nothing is wrong with what the server has written', async () => {
  expect(await flaws()).toEqual([]);
});

const OTHER_SEED = 'ab'.repeat(32);

test.each<[string, string, string]>([
  [
    'the seed of an open battle',
    'dice_seed',
    `update dice_seed set seed = '${OTHER_SEED}' where campaign_id = $1 and stream_id = $2`,
  ],
  [
    'the seed of an open battle with its hash',
    'dice_seed',
    `update dice_seed set seed = '${OTHER_SEED}', hash = encode(sha256(decode('${OTHER_SEED}', 'hex')), 'hex')
     where campaign_id = $1 and stream_id = $2`,
  ],
  [
    'the seed of an open battle by one from a later version on',
    'dice_seed',
    `insert into dice_seed select campaign_id, stream_id, 4, hash, seed, scheme from dice_seed
     where campaign_id = $1 and stream_id = $2`,
  ],
  [
    'the mode of a battle',
    'battle',
    `update battle set mode = 'RECORD' where campaign_id = $1 and battle_id = $2`,
  ],
  [
    'that a battle is open',
    'battle',
    'update battle set closed_at = now() where campaign_id = $1 and battle_id = $2',
  ],
  ['that there is a battle', 'battle', 'delete from battle where campaign_id = $1 and battle_id = $2'],
  [
    'that there is no other battle',
    'battle',
    `insert into battle (campaign_id, battle_id, name, system, mode, opened_position, opened_at)
     select campaign_id, gen_random_uuid(), name, system, mode, opened_position, opened_at from battle
     where campaign_id = $1 and battle_id = $2`,
  ],
  [
    'who a member is',
    'campaign_state',
    `update campaign_state s set state = replace(state::text, 'COMMANDER', 'REFEREE')::json
     where campaign_id = $1 and $2::uuid is not null
       and position = (select max(position) from campaign_state where campaign_id = $1)`,
  ],
  ['who is a member', 'campaign_member', 'insert into campaign_member select $1, $2, now()'],
  [
    'what a projection says',
    'projection_row',
    `update projection_row set data = data || '{"turn": 9}' where campaign_id = $1 and key = 'battle/' || $2`,
  ],
  [
    'that a projection says something',
    'projection_row',
    `delete from projection_row where campaign_id = $1 and key = 'battle/' || $2`,
  ],
])('%s is found when it is changed', async (_, table, change) => {
  await asOwner(change, id, local(open));
  const { findings } = await verified();
  expect(findings).toMatchObject([{ flaw: 'ROWS_DIFFER', table }]);
  expect(JSON.stringify(findings)).not.toContain(OTHER_SEED);
  expect(await flaws()).toEqual([`ROWS_DIFFER ${table}`]);
});

test('the end of a battle is found when it is changed, also after it was taken back', async () => {
  await asOwner(
    'update battle set closed_at = null where campaign_id = $1 and battle_id = $2',
    id,
    local(over),
  );
  expect(await flaws()).toEqual(['ROWS_DIFFER battle']);
});

test('what an order was answered is found when it is changed', async () => {
  await asOwner(
    `update command set answer = replace(answer::text, '"accepted":1', '"accepted":2')::json
     where campaign_id = $1 and answer::text like '%"accepted":1%'`,
    id,
  );
  expect(new Set(await flaws())).toEqual(new Set(['COMMAND_DIFFERS']));
});

test('nothing is changed by looking', async () => {
  const all = async () =>
    Promise.all(
      ['battle', 'dice_seed', 'campaign_state', 'campaign_member', 'projection_row', 'projection_head'].map(
        async (table) =>
          (
            await database.pool.query(`select t::text from ${table} t where campaign_id = $1 order by 1`, [
              id,
            ])
          ).rows,
      ),
    );
  const before = await all();
  await asOwner(
    `update battle set mode = 'RECORD' where campaign_id = $1 and battle_id = $2`,
    id,
    local(open),
  );
  expect(await flaws()).toEqual(['ROWS_DIFFER battle']);
  await asOwner(
    `update battle set mode = 'ENFORCE' where campaign_id = $1 and battle_id = $2`,
    id,
    local(open),
  );
  expect(await all()).toEqual(before);
  await campaign.order('blue', open, [{ order: 'pass' }]);
});

describe('a tail that was cut off with everything that tells of it', () => {
  const kept = () => join(folder, 'kept');

  /** As somebody would who knows the house. */
  async function cut(to: number): Promise<void> {
    await asOwner('delete from event where campaign_id = $1 and position > $2', id, to);
    await asOwner('delete from command where campaign_id = $1 and last_position > $2', id, to);
    await asOwner(
      `update campaign_head h set position = e.position, hash = e.hash, battle_id = null, version = 0
       from event e where h.campaign_id = $1 and e.campaign_id = $1 and e.position = $2`,
      id,
      to,
    );
  }

  async function headIsKept(): Promise<number> {
    const query = 'query ($id: ID!) { campaign(id: $id) { signedHead { position hash signed } } }';
    const { signedHead } = (await api.data(query, { id: campaign.id }, campaign.staff.referee)).campaign;
    await writeFile(kept(), `${signedHead.signed}\n`);
    return signedHead.position;
  }

  async function renamed(): Promise<void> {
    const renaming = { campaignId: campaign.id, name: 'Another name' };
    await api.command('renameCampaign', renaming, campaign.staff.referee);
  }

  test('is found by a signed head that was kept', async () => {
    const before = await headIsKept();
    await renamed();
    await headIsKept();
    expect(await flaws('--anchor', kept())).toEqual([]);
    await cut(before);
    await asOwner('delete from campaign_state where campaign_id = $1 and position > $2', id, before);
    expect(await flaws()).toEqual([]);
    expect(await flaws('--anchor', kept())).toEqual(['CUT_SHORT']);
  });

  test('is found by what a webhook was sent, and by what verify has said', async () => {
    const { head } = await verified();
    await writeFile(kept(), JSON.stringify({ id: 'webhook:1:2', kind: 'battle.action', head }));
    expect(await flaws('--anchor', kept())).toEqual([]);
    await asOwner("update campaign_head set hash = sha256('x') where campaign_id = $1", id);
    await asOwner(
      `update event set hash = sha256('x') where campaign_id = $1
       and position = (select max(position) from event where campaign_id = $1)`,
      id,
    );
    expect(await flaws('--anchor', kept())).toEqual(['BROKEN_CHAIN', 'ANCHOR_DIFFERS']);
  });

  test('is found by a bundle', async () => {
    await end(open);
    const to = new PassThrough();
    const [bundle] = await Promise.all([buffer(to), archive([campaign.id], to)]);
    await writeFile(kept(), bundle);
    expect(await flaws('--anchor', kept())).toEqual([]);
    const { rows } = await database.pool.query(
      'select position - 3 as until from campaign_head where campaign_id = $1',
      [id],
    );
    await cut(Number(rows[0].until));
    expect(await flaws('--anchor', kept())).toContain('CUT_SHORT');
  });

  test('is not looked for in what nobody has signed, another server, or of another campaign', async () => {
    const anchor = () => run([campaign.id, '--anchor', kept()]);
    const head = { campaign: id, position: 99, hash: 'ab' };
    for (const text of ['', 'nonsense', '{"head":7}', '{', JSON.stringify(head)]) {
      await writeFile(kept(), text);
      await expect(anchor()).rejects.toMatchObject({ code: 'NOT_SIGNED', path: kept() });
    }
    // Its public key begins with a dash, as one in 64 does.
    const other = new SigningKey(Buffer.alloc(32, 41));
    await writeFile(kept(), other.signHead(head));
    await expect(anchor()).rejects.toMatchObject({ code: 'SIGNED_BY_ANOTHER_SERVER' });
    expect(await flaws('--anchor', kept(), `--signed-by=${other.publicKey}`)).toEqual(['CUT_SHORT']);
    await expect(run([campaign.id, '--anchor', kept(), '--signed-by=x'])).rejects.toMatchObject({
      code: 'NOT_A_KEY',
    });
    await writeFile(kept(), other.signHead({ ...head, campaign: 'another' }));
    await expect(
      run([campaign.id, '--anchor', kept(), `--signed-by=${other.publicKey}`]),
    ).rejects.toMatchObject({ code: 'ANOTHER_CAMPAIGN' });
    await expect(run([campaign.id, '--anchor', join(folder, 'none')])).rejects.toMatchObject({
      code: 'CANNOT_READ',
    });
  });
});
