import { gzipSync, strToU8, zipSync } from 'fflate';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { serveHouse } from '../../test/support/house.js';
import { newPerson, type TestApi, type TestPerson } from '../api/api.testkit.js';
import type { KnownSystem } from '../rules-core/kernel/decide/known-system.js';
import { hexCount, rasterSize } from '../rules-core/kernel/geometry/grid.js';
import { draftPosition } from '../rules-core/kernel/position/draft.js';
import type { Json } from '../rules-core/kernel/position/position.js';
import { SYSTEMS } from '../rules-core/systems.js';

let database: TestDatabase;
let api: TestApi;
let referee: TestPerson;
let german: TestPerson;
let russian: TestPerson;
let battle: string;

const MAP = {
  boards: [
    [
      { board: 'village', as: '3' },
      { board: 'hills', as: '4', turned: true },
    ],
  ],
};
const SHORT = {
  map: MAP,
  sides: { german: { nationality: 'German' }, russian: { nationality: 'Russian' } },
  units: {
    'g-1': { side: 'german', counter: '4-6-7', at: '3GG5', broken: true },
    'r-1': { side: 'russian', counter: '4-4-7', at: '4C3', hidden: true },
  },
  locations: { '3C3': { smoke: [{ kind: 'full', side: 'german' }], control: 'german' } },
};

function drafted(): Json {
  const read = draftPosition((SYSTEMS.get('aslsk') as KnownSystem).rulebook, SHORT);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.position as unknown as Json;
}

beforeAll(async () => {
  database = await createTestDatabase();
  api = await serveHouse(await database.connect());
  referee = await newPerson(api);
  german = await newPerson(api);
  russian = await newPerson(api);
  const sides = ['german', 'russian'].map((key) => ({ key, name: key }));
  const made = await api.command(
    'createCampaign',
    { name: 'Pictures', sides },
    referee.token,
    '... on CampaignCreated { campaign { id sides { id } } }',
  );
  for (const [at, person] of [german, russian].entries()) {
    const place = { campaignId: made.campaign.id, role: 'COMMANDER', sideId: made.campaign.sides[at].id };
    const { secret } = await api.command(
      'invite',
      place,
      referee.token,
      '... on InvitationIssued { secret }',
    );
    await api.command('acceptInvitation', { secret }, person.token);
  }
  const opened = await api.command(
    'openBattle',
    { campaignId: made.campaign.id, name: 'Two boards', start: { position: drafted() } },
    referee.token,
    '... on BattleOpened { battle { id } }',
  );
  if (!opened.battle) throw new Error(JSON.stringify(opened));
  battle = opened.battle.id;
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});

const board = async (fields: string, token?: string) =>
  (await api.data(`query ($id: ID!) { battle(id: $id) { board { ${fields} } } }`, { id: battle }, token))
    .battle.board;
const get = (path: string) => fetch(`${api.url}${path}`);

describe('the board of a battle', () => {
  test('is told hex by hex, across seams and turned', async () => {
    const { hexes, ...size } = await board(
      'columns rows width height hexes { name names x y neighbours inPlay }',
      referee.token,
    );
    expect(size).toEqual({ columns: 65, rows: 10, width: 3600, height: 645 });
    expect(hexes).toHaveLength(hexCount({ columns: 65, rows: 10 }));
    const seam = hexes.find(({ names }: { names: string[] }) => names.includes('3GG5'));
    expect(seam).toMatchObject({ x: 1800, names: ['3GG5', '4GG6'], inPlay: true });
    expect(seam.neighbours).toContain('3FF5');
    expect(seam.neighbours).toContain('4FF6');
    const byName = new Map(hexes.map((hex: { name: string }) => [hex.name, hex]));
    for (const { name, neighbours } of hexes)
      for (const next of neighbours.filter((other: string | null) => other !== null))
        expect((byName.get(next) as { neighbours: string[] }).neighbours).toContain(name);
  });

  test('tells where locations lie, levels and both names of a seam among them', async () => {
    const { places, hex } = await board(
      'places(of: ["3GG5", "4GG6", "3GG5/1", "3QQ99"]) { at hex x y } hex(name: "4GG6") { name terrain level }',
      german.token,
    );
    expect(places.map(({ at }: { at: string }) => at)).toEqual(['3GG5', '4GG6', '3GG5/1']);
    expect(places[1]).toMatchObject({ hex: places[0].hex, x: places[0].x, y: places[0].y });
    expect(places[2].y).toBeLessThan(places[0].y);
    expect(hex).toMatchObject({
      name: places[0].hex,
      terrain: expect.any(String),
      level: expect.any(Number),
    });
  });

  test('has a picture that may be kept for ever and needs no token', async () => {
    const { picture, hash } = await board('picture hash', german.token);
    expect(await board('picture hash', russian.token)).toEqual({ picture, hash });
    const response = await get(picture);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const svg = await response.text();
    expect(svg).toMatch(/^<svg .*viewBox="0 0 3600 645"/);
    expect(svg).toContain('4C3');
    const plain = await fetch(`${api.url}${picture}`, { headers: { 'accept-encoding': 'identity' } });
    expect(await plain.text()).toBe(svg);
  });

  test('shows its picture to nobody who guesses', async () => {
    const { picture } = await board('picture', referee.token);
    const key = picture.split('/').at(-1).replace('.svg', '');
    const changed = `${key[0] === 'A' ? 'B' : 'A'}${key.slice(1)}`;
    const paths = [
      picture.replace(key, changed),
      picture.replace(key, 'x'),
      `/boards/${battle}/.svg`,
      `/boards/nothing/${key}.svg`,
    ];
    const answers = await Promise.all(paths.map(get));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(
      (await api.ask('query ($id: ID!) { battle(id: $id) { board { picture } } }', { id: battle })).data
        ?.battle ?? null,
    ).toBe(null);
  });
});

describe('counters and marks', () => {
  const units = async (person: TestPerson) => {
    const query = `query ($id: ID!) { battle(id: $id) { units(first: 10) { nodes { id counter {
      symbol title nation strength facing states { says tone badge } picture } } }
      locations { at control marks { mark says picture } } } }`;
    return (await api.data(query, { id: battle }, person.token)).battle;
  };

  test('are told in the common form, with a picture', async () => {
    const { units: seen, locations } = await units(german);
    expect(seen.nodes).toHaveLength(1);
    const [{ counter }] = seen.nodes;
    expect(counter).toMatchObject({
      symbol: 'squad',
      title: 'Squad',
      nation: 'german',
      strength: '4-6-7',
      facing: null,
    });
    expect(counter.states).toContainEqual({ says: 'Broken', tone: 'BAD', badge: 'BR' });
    const picture = await get(counter.picture);
    expect(picture.headers.get('cache-control')).toContain('immutable');
    expect(await picture.text()).toMatch(/<svg .*4-6-7.*BR/s);
    const [there] = locations.filter(({ at }: { at: string }) => at === '3C3');
    expect(there).toMatchObject({ control: 'german', marks: [{ mark: 'smoke', says: 'Smoke' }] });
    expect((await get(there.marks[0].picture)).status).toBe(200);
  });

  test('of units that a side does not see are nowhere', async () => {
    const [own, other] = [await units(russian), await units(german)];
    expect(own.units.nodes.map(({ id }: { id: string }) => id)).toEqual(['g-1', 'r-1']);
    expect(own.units.nodes[1].counter.states).toContainEqual({ says: 'Hidden', tone: 'NOTE', badge: 'H' });
    expect(JSON.stringify(other)).not.toContain('r-1');
    expect(other.locations).toEqual(own.locations);
  });

  test.each([
    '/counters/dragon.svg',
    '/counters/squad.svg?side=99',
    `/counters/squad.svg?strength=${'9'.repeat(50)}`,
    '/counters/tank.svg?facing=north',
    '/marks/treasure.svg',
  ])('there is no %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('maps that are on no table', () => {
  const asked = (map: object, system = 'combat') =>
    api.ask(
      'query ($s: String!, $m: JSON!) { board(system: $s, map: $m) { hash picture columns svg hexes { name terrain hexsides } } }',
      {
        s: system,
        m: map,
      },
    );

  test('told hex by hex', async () => {
    const { data } = await asked({
      columns: 9,
      rows: 6,
      hexes: { C3: { terrain: 'woods', hexsides: { ne: 'wall' } } },
    });
    expect(data.board).toMatchObject({
      hash: null,
      picture: null,
      columns: 9,
      svg: expect.stringContaining('<svg'),
    });
    const hex = data.board.hexes.find(({ name }: { name: string }) => name === 'C3');
    expect(hex).toMatchObject({ terrain: 'woods', hexsides: [null, 'wall', null, null, null, null] });
  });

  test('that cannot be laid are refused with the reason', async () => {
    const { errors } = await asked({ board: 'atlantis' });
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('atlantis'),
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect((await asked({ board: 'village' }, 'chess')).data.board).toBe(null);
  });
});

describe('a VASL board archive', () => {
  const GRID = { columns: 3, rows: 2 };
  const { width, height } = rasterSize(GRID);
  const WOODS = 60;

  /** LOSData of woods at level 1, as VASL writes it. */
  function losData(): Uint8Array {
    const body = new Uint8Array(16 + 2 * width * height + hexCount(GRID));
    const view = new DataView(body.buffer);
    for (const [n, value] of [GRID.columns, GRID.rows, width, height].entries()) view.setInt32(4 * n, value);
    for (let n = 16; n < 16 + 2 * width * height; n += 2) body.set([1, WOODS], n);
    const parts: number[] = [0xac, 0xed, 0, 5];
    for (let n = 0; n < body.length; n += 1000) {
      const piece = body.subarray(n, n + 1000);
      parts.push(0x7a, 0, 0, piece.length >> 8, piece.length & 255, ...piece);
    }
    return gzipSync(Uint8Array.from(parts));
  }
  const metadata = strToU8(
    '<?xml version="1.0"?><boardMetadata name="Copse" version="1" width="3" height="2"></boardMetadata>',
  );
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  const upload = (vasl: object) =>
    api.command(
      'upload',
      { kind: 'BOARD', name: 'Copse', document: { vasl } },
      referee.token,
      `... on UploadAccepted { item { id reference board { picture hexes { name terrain level } } } }
       ... on UploadRefused { problems { code path } }`,
    );

  test.each(['archive', 'files'])('is uploaded as its %s, drawn, and laid on a table', async (form) => {
    const archive = zipSync({ LOSData: losData(), 'BoardMetadata.xml': metadata });
    const files = { losData: base64(losData()), boardMetadata: base64(metadata) };
    const { item } = await upload(form === 'archive' ? { archive: base64(archive) } : files);
    expect(item.board.hexes).toHaveLength(hexCount(GRID));
    expect(item.board.hexes[0]).toEqual({ name: 'A1', terrain: 'woods', level: 1 });
    expect(await (await get(item.board.picture)).text()).toContain('id="woods"');
    const { data } = await api.ask('query ($m: JSON!) { board(system: "aslsk", map: $m) { columns } }', {
      m: { board: item.reference },
    });
    expect(data.board).toEqual({ columns: 3 });
  });

  test('that is none is refused with the place', async () => {
    const refused = await upload({ archive: base64(strToU8('not an archive')) });
    expect(refused).toMatchObject({
      __typename: 'UploadRefused',
      problems: [{ path: expect.stringMatching(/^vasl\./) }],
    });
    expect(await upload({ losData: 'AAAA' })).toMatchObject({ problems: [{ code: 'SHAPE', path: 'vasl' }] });
  });
});
