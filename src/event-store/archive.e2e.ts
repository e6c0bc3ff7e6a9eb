import { createHash, randomUUID } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Pool } from 'pg';
import type { Manifest } from '../exchange/index.js';
import { evictCampaign } from './archive.js';
import { readManifest, type Trust } from './restore.js';
import { readSigned, SigningKey } from './signing.js';
import { action, all, command, storeKit } from './store.testkit.js';

const kit = storeKit();
const KEY = new SigningKey(Buffer.alloc(32, 1));
const OWN: Trust = { keys: [KEY.publicKey], own: KEY.publicKey };

async function evict(manifest: Manifest): Promise<void> {
  const owner = new Pool({ connectionString: kit.database.url, max: 1 });
  await evictCampaign(owner, manifest).finally(() => owner.end());
}

async function finishedCampaign(): Promise<{ campaign: string; battle: string }> {
  const campaign = await kit.openCampaign();
  const battle = randomUUID();
  for (let version = 0; version < 20; version++)
    await kit.store.append({
      ...action(campaign, battle, version, {
        text: ',"payload":{} \n "quoted" ü 🎲 \u2028',
        2: 'b',
        10: 'a',
        n: -0.1e-20,
      }),
      ...(version % 2 && { answer: { version, text: ',"answer":null' } }),
    });
  await kit.store.append(command(campaign, { events: Array(1200).fill({ kind: 'note', payload: [null] }) }));
  return { campaign, battle };
}

async function archived(campaign: string): Promise<{ bundle: Buffer; manifest: Manifest }> {
  const out = new PassThrough();
  const how = { key: KEY, people: { somebody: 'Ötzi' } };
  const [bundle, manifest] = await Promise.all([buffer(out), kit.store.archive(campaign, out, how)]);
  return { bundle, manifest };
}

const restore = (bundle: Buffer, trust: Trust = OWN) => kit.store.restore(Readable.from([bundle]), trust);

async function rowsOf(campaign: string): Promise<unknown> {
  const tables = ['campaign_head', 'event', 'command'];
  const rows = tables.map(async (table) => {
    const { rows } = await kit.database.pool.query(
      `select t::text as row from ${table} t where campaign_id = $1 order by 1`,
      [campaign],
    );
    return rows;
  });
  return Promise.all(rows);
}

describe('a finished campaign', () => {
  it('goes to a bundle and comes back as it was, to the byte', async () => {
    const { campaign, battle } = await finishedCampaign();
    const answered = action(campaign, battle, 20);
    await kit.store.append({ ...answered, answer: 'kept' });
    const before = await all(kit.store.read(campaign));
    const { bundle, manifest } = await archived(campaign);
    expect(manifest).toMatchObject({
      campaign,
      events: 1222,
      battles: { [battle]: 21 },
      hash: expect.any(String),
    });
    await evict(manifest);
    expect(await all(kit.store.read(campaign))).toEqual([]);
    expect(await kit.store.append(command(campaign))).toEqual({ outcome: 'archived' });
    expect((await kit.store.verify(campaign)).findings).toEqual([]);

    expect(await restore(bundle)).toEqual({ ...manifest, people: { somebody: 'Ötzi' } });
    expect(await all(kit.store.read(campaign))).toEqual(before);
    expect((await kit.store.verify(campaign)).findings).toEqual([]);
    expect((await archived(campaign)).bundle.equals(bundle)).toBe(true);
    expect(await kit.store.append(answered)).toMatchObject({ outcome: 'replayed', answer: 'kept' });
    expect(await kit.store.append(action(campaign, battle, 21))).toMatchObject({
      outcome: 'appended',
      position: 1223,
    });
    expect((await kit.store.verify(campaign)).findings).toEqual([]);
  });

  it('can be brought to another server, row for row', async () => {
    const { campaign } = await finishedCampaign();
    const { bundle } = await archived(campaign);
    const before = await rowsOf(campaign);
    for (const table of ['campaign_head', 'event', 'command'])
      await kit.asOwner(`delete from ${table} where campaign_id = $1`, [campaign]);
    await restore(bundle);
    const withoutBattleInProgress = (rows: unknown) =>
      JSON.stringify(rows).replace(/(\\\\x[0-9a-f]{64}[^,]*),[^,]*,\d+,/, '$1');
    expect(withoutBattleInProgress(await rowsOf(campaign))).toEqual(withoutBattleInProgress(before));
  });

  it('is a file that other programs can read', async () => {
    const { campaign } = await finishedCampaign();
    const { bundle, manifest } = await archived(campaign);
    const lines = gunzipSync(bundle)
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines[0]).toEqual({
      bundle: 'hexledger campaign',
      format: 3,
      campaign,
      eyes: 'referee',
      people: { somebody: 'Ötzi' },
    });
    expect(lines[2]).toMatchObject({ event: 2, kind: 'action', version: 1, payload: { 2: 'b', 10: 'a' } });
    expect(lines.at(-1)).toEqual({ manifest, signed: expect.any(String), head: expect.any(String) });
    expect(readSigned('hexledger-bundle', lines.at(-1).signed)).toEqual({
      text: JSON.stringify(manifest),
      publicKey: KEY.publicKey,
    });
    expect(lines).toHaveLength(manifest.events + manifest.commands + 2);
  });

  it('is not taken away when it has moved on since', async () => {
    const { campaign } = await finishedCampaign();
    const { manifest } = await archived(campaign);
    await kit.store.append(command(campaign));
    await expect(evict(manifest)).rejects.toMatchObject({ code: 'CAMPAIGN_HAS_MOVED_ON' });
    expect((await kit.store.verify(campaign)).findings).toEqual([]);
  });

  it('does not come back over itself', async () => {
    const { campaign } = await finishedCampaign();
    const { bundle } = await archived(campaign);
    await expect(restore(bundle)).rejects.toMatchObject({ code: 'CAMPAIGN_EXISTS', path: campaign });
    await expect(kit.store.archive(randomUUID(), new PassThrough(), { key: KEY })).rejects.toMatchObject({
      code: 'UNKNOWN_CAMPAIGN',
    });
  });
});

describe('a damaged bundle', () => {
  let campaign: string;
  let bundle: Buffer;
  beforeAll(async () => {
    ({ campaign } = await finishedCampaign());
    const result = await archived(campaign);
    bundle = result.bundle;
    await evict(result.manifest);
  });

  const edited = (edit: (lines: string[]) => void) => {
    const lines = gunzipSync(bundle).toString().split('\n');
    edit(lines);
    return gzipSync(lines.join('\n'));
  };

  it.each<[string, (whole: Buffer) => Buffer]>([
    ['cut off', (whole) => whole.subarray(0, whole.length / 2)],
    ['no gzip', () => Buffer.from('hello')],
    ['empty', () => gzipSync('')],
    [
      'with a changed payload',
      () => edited((lines) => lines.splice(5, 1, lines[5]!.replace('quoted', 'quoten'))),
    ],
    ['with a missing event', () => edited((lines) => lines.splice(7, 1))],
    ['with events exchanged', () => edited((lines) => lines.splice(7, 2, lines[8]!, lines[7]!))],
    [
      'with a changed answer',
      () => edited((lines) => lines.splice(-9, 1, lines.at(-9)!.replace('"at":1', '"at":2'))),
    ],
    ['without its manifest', () => edited((lines) => lines.splice(-2, 2))],
    ['with something after the manifest', () => edited((lines) => lines.push('{"event":1}'))],
    ['with a line that is not JSON', () => edited((lines) => lines.splice(3, 1, '{'))],
    ['with another heading', () => edited((lines) => lines.splice(0, 1, '{"bundle":"other"}'))],
  ])('%s is refused, and nothing of it is stored', async (_, damage) => {
    await expect(restore(damage(bundle))).rejects.toMatchObject({
      code: 'BUNDLE_DAMAGED',
      path: expect.stringMatching(/^line \d+$/),
    });
    expect(await all(kit.store.read(campaign))).toEqual([]);
  });

  it('of a format to come is refused as such', async () => {
    const later = edited((lines) => lines.splice(0, 1, lines[0]!.replace('"format":3', '"format":4')));
    await expect(restore(later)).rejects.toMatchObject({ code: 'BUNDLE_OF_ANOTHER_FORMAT' });
  });

  it('does no harm to the whole one', async () => {
    await restore(bundle);
    expect((await kit.store.verify(campaign)).findings).toEqual([]);
  });
});

describe('whose bundle it is', () => {
  let campaign: string;
  let bundle: Buffer;
  beforeEach(async () => {
    ({ campaign } = await finishedCampaign());
    const result = await archived(campaign);
    bundle = result.bundle;
    await evict(result.manifest);
  });

  /** Written anew from what it says, so that nothing in it is damaged. */
  const ending = (edit: (last: { manifest: object; signed?: unknown }) => object) => {
    const lines = gunzipSync(bundle).toString().trimEnd().split('\n');
    return gzipSync([...lines.slice(0, -1), JSON.stringify(edit(JSON.parse(lines.at(-1)!)))].join('\n'));
  };
  const other = new SigningKey(Buffer.alloc(32, 2));
  const foreign = () =>
    ending(({ manifest }) => ({
      manifest,
      signed: other.sign('hexledger-bundle', JSON.stringify(manifest)),
    }));

  it.each<[string, () => Buffer]>([
    ['that nobody has signed', () => ending(({ manifest }) => ({ manifest }))],
    [
      'with a signature for another bundle',
      () => ending(({ manifest }) => ({ manifest, signed: KEY.sign('hexledger-bundle', '{}') })),
    ],
    [
      'with the signature of a head',
      () =>
        ending(({ manifest }) => ({
          manifest,
          signed: KEY.sign('hexledger-head', JSON.stringify(manifest)),
        })),
    ],
    ['with nonsense for a signature', () => ending(({ manifest }) => ({ manifest, signed: 7 }))],
    [
      'of the time before bundles were signed',
      () => {
        const [heading, ...lines] = gunzipSync(bundle).toString().trimEnd().split('\n');
        const old = [
          heading!.replace(/"format":3.*/, `"format":1,"campaign":"${campaign}"}`),
          ...lines.slice(0, -1),
        ];
        const { manifest } = JSON.parse(lines.at(-1)!);
        const sha256 = createHash('sha256')
          .update(`${old.join('\n')}\n`)
          .digest('hex');
        return gzipSync([...old, JSON.stringify({ manifest: { ...manifest, sha256 } })].join('\n'));
      },
    ],
  ])('a bundle %s is only taken when the operator says so', async (_, forged) => {
    await expect(restore(forged())).rejects.toMatchObject({
      code: 'BUNDLE_NOT_SIGNED',
      message: expect.stringContaining('--unsigned'),
    });
    expect(await all(kit.store.read(campaign))).toEqual([]);
    await restore(forged(), { keys: [], anybody: true });
    expect((await kit.store.verify(campaign)).findings).toEqual([]);
  });

  it('a bundle of another server is only taken when its key is named', async () => {
    await expect(restore(foreign())).rejects.toMatchObject({
      code: 'BUNDLE_OF_ANOTHER_SERVER',
      message: expect.stringContaining(other.publicKey),
    });
    await expect(readManifest(Readable.from([foreign()]), OWN)).rejects.toMatchObject({
      code: 'BUNDLE_OF_ANOTHER_SERVER',
    });
    expect(await all(kit.store.read(campaign))).toEqual([]);
    await restore(foreign(), { keys: [KEY.publicKey, other.publicKey] });
    expect((await kit.store.verify(campaign)).findings).toEqual([]);
  });
});
