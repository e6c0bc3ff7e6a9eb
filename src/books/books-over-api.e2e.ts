import { jest } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import type { TestApi } from '../api/api.testkit.js';
import { BookOverApi, type Who } from './book-over-api.testkit.js';
import { beginning } from './books.testkit.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(60_000);

let database: TestDatabase;
let api: TestApi;
let played: BookOverApi;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await BookOverApi.serve(database);
  played = await BookOverApi.begun(api);
  await played.played();
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
  expect(api?.errors.lines).toEqual([]);
});

describe('beginning a book', () => {
  test('typed, with a preset: what was given stands in it', async () => {
    const campaign = await BookOverApi.create(api);
    expect(await campaign.book('referee', 'version')).toBeNull();
    const { graph, roster } = beginning();
    const typed = roster.map((unit) => ({ ...unit, kind: unit.kind.toUpperCase() }));
    const own = {
      system: 'aslsk',
      date: '1942-08-01',
      policies: { preset: 'aslsk-plain' },
      graph,
      formations: [{ formation: 'g-1', side: 'german', name: 'First platoon' }],
      roster: typed.map((unit) => (unit.unit === 'g1' ? { ...unit, formation: 'g-1' } : unit)),
    };
    await campaign.done('referee', 'beginBook', { campaign: { own } });
    const book = await campaign.book(
      'referee',
      `version system date turn phase outcome { winner } policies { preset version } dice { scheme seed }
       line { name current version from { version } } sides { key name points victoryPoints stillNeeded sealed }
       formations { id name strength { state units } } roster(first: 2, filter: { side: "german", kind: SQUAD }) { count nodes { id counter state formation } pageInfo { hasNextPage } }
       graph { nodes { id status edges { id says taken mayCome } } }`,
    );
    expect(book).toMatchObject({
      version: 1,
      system: 'aslsk',
      date: '1942-08-01',
      turn: 1,
      phase: 'PLANNING',
      outcome: null,
      policies: { preset: 'aslsk-plain', version: 1 },
      dice: { scheme: 'hmac-sha256/1', seed: null },
      line: { current: true, version: 1, from: null },
      formations: [{ id: 'g-1', name: 'First platoon', strength: [{ state: 'READY', units: 1 }] }],
      roster: {
        count: 4,
        nodes: [{ id: 'g1', counter: '4-6-7', state: 'READY', formation: 'g-1' }, { id: 'g2' }],
        pageInfo: { hasNextPage: true },
      },
    });
    expect(book.sides).toMatchObject([
      { key: 'german', name: 'Germans', sealed: false, stillNeeded: expect.any(String) },
      { key: 'russian', sealed: false },
    ]);
    expect(book.graph.nodes[0]).toMatchObject({
      id: 'church',
      status: 'OPEN',
      edges: [
        { id: 'on', says: 'Germans has won the battle', taken: false, mayCome: true },
        { id: 'back', says: 'when no other way is taken' },
      ],
    });
    expect(await campaign.command('referee', 'beginBook', { campaign: { own } })).toMatchObject({
      __typename: 'InvalidInput',
      code: 'BOOK_BEGUN',
    });
  });

  test.each([
    [
      'an unknown campaign of the house',
      { house: { system: 'aslsk', name: 'Atlantis' } },
      'UNKNOWN_CAMPAIGN',
      ['campaign', 'house', 'name'],
    ],
    [
      'an unknown preset',
      { document: { ...beginning(), policies: 'gentle' } },
      'UNKNOWN_PRESET',
      ['campaign', 'document', 'policies', 'preset'],
    ],
    ['a document that is none', { document: 'Barbarossa' }, 'INVALID_INPUT', ['campaign', 'document']],
    [
      'a way to nowhere',
      {
        document: {
          ...beginning(),
          graph: { start: ['a'], nodes: [{ node: 'a', title: 'A', edges: [{ edge: 'x', to: 'b' }] }] },
        },
      },
      expect.any(String),
      expect.arrayContaining(['campaign', 'document', 'graph']),
    ],
    [
      'policies with a mistake',
      {
        document: { ...beginning(), policies: { preset: 'house', experience: { earns: [{ for: 'kill' }] } } },
      },
      'MALFORMED',
      ['campaign', 'document', 'policies', 'experience', 'earns', '0', 'points'],
    ],
  ])('%s is refused with its place', async (_, start, code, path) => {
    const campaign = await BookOverApi.create(api);
    expect(await campaign.command('referee', 'beginBook', { campaign: start })).toMatchObject({
      __typename: 'InvalidInput',
      code,
      path,
    });
  });

  test('only the referee begins it, and a stranger does not know of it', async () => {
    const campaign = await BookOverApi.create(api);
    const input = { campaign: { document: beginning() } };
    expect(await campaign.command('german', 'beginBook', input)).toMatchObject({ __typename: 'NotAllowed' });
    expect(await campaign.command('stranger', 'beginBook', input)).toMatchObject({ __typename: 'NotFound' });
  });

  test('the rulebook tells its presets', async () => {
    const query =
      '{ rulebook(system: "aslsk") { campaignPresets { name isDefault policies } campaigns { name } } }';
    const { rulebook } = await api.data(query);
    expect(
      rulebook.campaignPresets.filter(({ isDefault }: { isDefault: boolean }) => isDefault),
    ).toHaveLength(1);
    expect(rulebook.campaignPresets.map(({ name }: { name: string }) => name)).toContain('aslsk-plain');
    expect(rulebook.campaigns).toEqual([{ name: 'the-mill-road' }]);
  });
});

describe('a campaign of the house', () => {
  test.each([
    ['aslsk', 'the-mill-road', {}],
    ['combat', 'the-boulevard', { german: { stance: 'ATTACK' }, russian: { stance: 'HOLD' } }],
  ])(
    '%s: %s begins, and its first battles are fought on the server by those of the roster',
    async (system, name, orders) => {
      const campaign = await BookOverApi.create(api);
      await campaign.done('referee', 'beginBook', { campaign: { house: { system, name } } });
      const { turn, purchasable } = await campaign.book(
        'german',
        'turn purchasable { group side cost units { counter count } }',
      );
      expect(turn).toBe(1);
      expect(purchasable.length).toBeGreaterThan(0);
      await campaign.seal(1, orders);
      const isFoughtHere = ({ mode }: { mode: string }) => mode === 'ENFORCE';
      const { battles } = await campaign.until(
        'battles(first: 5) { nodes { id mode status drawn { unit roster } } } turns(first: 1) { nodes { steps { step state problem } } }',
        (book) => book.battles.nodes.some(isFoughtHere),
      );
      const fought = battles.nodes.find(isFoughtHere);
      expect(fought).toMatchObject({ mode: 'ENFORCE', status: 'OPEN' });
      const query =
        'query ($id: ID!) { battle(id: $id) { version awaiting { side } units(first: 100) { nodes { id side } } } }';
      const { battle } = await api.data(query, { id: fought.id }, campaign.tokens.referee);
      const units = new Set(battle.units.nodes.map(({ id }: { id: string }) => id));
      expect(fought.drawn.length).toBeGreaterThan(0);
      for (const { unit, roster } of fought.drawn) {
        expect(unit).toBe(roster);
        expect(units).toContain(unit);
      }
      const own = await campaign.book(
        'russian',
        'battles(first: 5) { nodes { drawn { roster } } } roster(first: 100, filter: { state: BATTLE }) { nodes { id } }',
      );
      const inBattle = own.roster.nodes.map(({ id }: { id: string }) => id).sort();
      const drawn = own.battles.nodes.flatMap((one: { drawn: { roster: string }[] }) =>
        one.drawn.map(({ roster }) => roster),
      );
      expect(drawn.sort()).toEqual(inBattle);
    },
  );
});

describe('an observer who is kept behind', () => {
  test('sees the book as it stood then, and no sign of what came since', async () => {
    const campaign = await BookOverApi.begun(api, {}, { observerDelaySeconds: 3_600 });
    expect(await campaign.book('observer', 'version')).toBeNull();
    expect(await campaign.book('russian', 'version')).toEqual({ version: 1 });
  });
});

describe('sealed orders', () => {
  const SEALED =
    'sealed { side turn deployments { node units } purchases { group count } } sides { key sealed } preconditions { next met missing { code side } } version';

  test('are a staff’s own secret until they are revealed', async () => {
    const campaign = await BookOverApi.begun(api);
    const orders = { deployments: [{ node: 'church', units: ['g1', 'g-leader'] }] };
    await campaign.done('german', 'sealOrders', { turn: 1, orders });
    const [german, russian, observer, referee] = await Promise.all(
      (['german', 'russian', 'observer', 'referee'] as const).map((who) => campaign.book(who, SEALED)),
    );
    const sealed = {
      side: 'german',
      turn: 1,
      deployments: [{ node: 'church', units: ['g1', 'g-leader'] }],
      purchases: [],
    };
    expect(german.sealed).toEqual([sealed]);
    expect(referee.sealed).toEqual([sealed]);
    expect(german.sides).toEqual([
      { key: 'german', sealed: true },
      { key: 'russian', sealed: null },
    ]);
    expect(german.preconditions).toEqual({ next: 'reveal', met: true, missing: [] });
    expect(referee.preconditions.missing).toEqual([{ code: 'NOT_SEALED', side: 'russian' }]);
    expect(russian.sealed).toEqual([]);
    expect(russian.sides).toEqual([
      { key: 'german', sealed: null },
      { key: 'russian', sealed: false },
    ]);
    expect(russian.preconditions.missing).toEqual([{ code: 'NOT_SEALED', side: 'russian' }]);
    expect(observer).toMatchObject({ sealed: [], preconditions: { missing: [] } });
    const log = (who: Who) => campaign.book(who, 'entries(first: 10) { nodes { kind fact } }');
    expect((await log('russian')).entries.nodes.map(({ kind }: { kind: string }) => kind)).toEqual(['begin']);
    expect((await log('german')).entries.nodes.map(({ kind }: { kind: string }) => kind)).toEqual([
      'begin',
      'seal',
    ]);
  });

  test('a staff speaks for its own side, in its turn, of its own', async () => {
    const campaign = await BookOverApi.begun(api);
    const seal = (who: Who, more: object) =>
      campaign.command(who, 'sealOrders', { turn: 1, orders: {}, ...more });
    expect(await seal('german', { side: 'russian' })).toMatchObject({
      __typename: 'InvalidInput',
      path: ['side'],
    });
    expect(await seal('referee', {})).toMatchObject({ __typename: 'InvalidInput', path: ['side'] });
    expect(await seal('observer', {})).toMatchObject({ __typename: 'NotAllowed' });
    expect(await seal('german', { turn: 2 })).toMatchObject({ __typename: 'InvalidInput', path: ['turn'] });
    const with_ = (units: string[]) =>
      seal('german', { orders: { deployments: [{ node: 'church', units }] } });
    const enemy = await with_(['r1']);
    const nobody = await with_(['nobody']);
    expect(enemy).toMatchObject({
      __typename: 'InvalidInput',
      path: ['orders', 'deployments', 'church', '0'],
    });
    // Who is on the other side's roster is not to be found out by trying.
    expect({ ...enemy, message: enemy.message.replaceAll('r1', 'X') }).toEqual({
      ...nobody,
      message: nobody.message.replaceAll('nobody', 'X'),
    });
  });

  test('the same command is carried out once; one that rests on an old version is told so', async () => {
    const campaign = await BookOverApi.begun(api);
    const input = { idempotencyKey: 'once', turn: 1, expectedVersion: 1, orders: { priorities: ['g1'] } };
    const first = await campaign.done('german', 'sealOrders', input);
    expect(await campaign.done('german', 'sealOrders', input)).toEqual({ ...first, replayed: true });
    expect(
      await campaign.command('german', 'sealOrders', { ...input, idempotencyKey: 'twice' }),
    ).toMatchObject({ __typename: 'Conflict' });
    expect(await campaign.command('german', 'sealOrders', { ...input, turn: 2 })).toMatchObject({
      __typename: 'KeyInUse',
    });
  });
});

describe('a campaign that was played', () => {
  test('the overview, standings and victory points agree with each other', async () => {
    const book = await played.book(
      'observer',
      `phase outcome { winner } sides { key victoryPoints battlesWon points } standings { turn date sides { side victoryPoints } }
       victoryPoints(first: 50) { nodes { version turn side points total for battle says cause { battle policy } } totals { side points } }`,
    );
    expect(book).toMatchObject({ phase: 'OVER', outcome: { winner: 'german' } });
    const sums: Record<string, number> = { german: 0, russian: 0 };
    for (const { side, points, total, says } of book.victoryPoints.nodes) {
      sums[side] = (sums[side] ?? 0) + points;
      expect(total).toBe(sums[side]);
      expect(says).toMatch(/victory points?/);
    }
    expect(sums.german).toBeGreaterThan(sums.russian as number);
    for (const { key, victoryPoints, points } of book.sides) {
      expect(victoryPoints).toBe(sums[key]);
      expect(points).toBeNull();
    }
    expect(book.victoryPoints.totals).toEqual([
      { side: 'german', points: sums.german },
      { side: 'russian', points: sums.russian },
    ]);
    expect(book.standings.map(({ turn }: { turn: number }) => turn)).toEqual([1, 2]);
    expect(book.standings.at(-1).sides).toEqual(
      expect.arrayContaining([{ side: 'german', victoryPoints: sums.german }]),
    );
    const first = await played.book(
      'observer',
      'victoryPoints(first: 50, filter: { side: "german", turn: 1 }) { nodes { side turn } }',
    );
    expect(first.victoryPoints.nodes.length).toBeGreaterThan(0);
    for (const row of first.victoryPoints.nodes) expect(row).toEqual({ side: 'german', turn: 1 });
  });

  test('one of the roster: figures, levels, and his story', async () => {
    const { rosterUnit } = await played.book(
      'german',
      `rosterUnit(id: "g1") { id kind state level battle experience { points battles kills actions checksPassed checksFailed battlesFought
         lossesCaused { times battle cause { battle } } earned { turn for points total } levels { turn from to date } casualties { fate } }
         lifeStory { text entries { version turn date what says cause { battle says } } } }`,
    );
    const { experience, lifeStory } = rosterUnit;
    expect(rosterUnit).toMatchObject({ kind: 'SQUAD', state: 'READY', level: 'veteran', battle: null });
    expect(experience).toMatchObject({ kills: 2, actions: 5, checksPassed: 3, checksFailed: 0 });
    expect(experience.earned.at(-1).total).toBe(experience.points);
    expect(experience.levels.at(-1)).toMatchObject({ turn: 1, to: 'veteran', date: '1942-08-01' });
    expect(experience.battlesFought).toHaveLength(experience.battles);
    expect(lifeStory.text).toContain('1942-08-01');
    const kinds = lifeStory.entries.map(({ what }: { what: string }) => what);
    expect(kinds).toEqual(expect.arrayContaining(['enlisted', 'kill', 'experience', 'level']));
    for (const { says } of lifeStory.entries) expect(lifeStory.text).toContain(says);
    const leader = await played.book(
      'german',
      'rosterUnit(id: "g-leader") { state experience { casualties { fate turn battle } } }',
    );
    expect(leader.rosterUnit.experience.casualties).toMatchObject([
      { fate: 'wounded', turn: 1, battle: expect.stringMatching(/^battle\./) },
    ]);
  });

  test('field promotions: who, from what to what, by which rule', async () => {
    const fields =
      'fieldPromotions(first: 10) { nodes { meaning turn side unit name from to rule battle says cause { policy } } }';
    const { fieldPromotions } = await played.book('german', fields);
    expect(fieldPromotions.nodes.length).toBeGreaterThan(0);
    expect(fieldPromotions.nodes[0]).toMatchObject({
      meaning: 'POLICY',
      side: 'german',
      unit: 'g-leader',
      rule: expect.stringContaining('kills'),
    });
    expect((await played.book('russian', fields)).fieldPromotions.nodes).toEqual([]);
    const none = await played.book(
      'german',
      'fieldPromotions(first: 10, filter: { meaning: CREATED }) { nodes { unit } }',
    );
    expect(none.fieldPromotions.nodes).toEqual([]);
  });

  test('battles and their after-action reports: each staff reads of its own', async () => {
    const report = `name winner why points { side points } units { unit name side fate deeds { deed times } } losses { side fate units }
      consequences { what sentence cause { battle } }`;
    const { battles } = await played.book(
      'referee',
      `battles(first: 10) { nodes { id name mode status turn node drawn { roster } report { ${report} } } }`,
    );
    expect(battles.nodes.map(({ turn }: { turn: number }) => turn)).toEqual([2, 2, 1, 1]);
    const church = battles.nodes.find(({ node }: { node: string }) => node === 'church');
    expect(church).toMatchObject({
      mode: 'RECORD',
      status: 'SETTLED',
      report: {
        winner: 'german',
        points: [{ side: 'german', points: 2 }],
        losses: expect.arrayContaining([{ side: 'russian', fate: 'killed', units: 1 }]),
      },
    });
    const what = church.report.consequences.map((one: { what: string }) => one.what);
    expect(what).toEqual(expect.arrayContaining(['casualty', 'kill', 'victory-points', 'aftermath-done']));
    const asked = `afterActionReport(battle: "${church.id}") { ${report} }`;
    const russian = (await played.book('russian', asked)).afterActionReport;
    expect(russian.units.map(({ unit }: { unit: string }) => unit)).toEqual(['r1']);
    expect(russian.consequences.filter(({ what: told }: { what: string }) => told === 'kill')).toEqual([]);
    expect((await played.book('observer', asked)).afterActionReport).toMatchObject({
      winner: 'german',
      units: [],
      losses: [],
    });
  });

  test('the turn log: steps with their states, durations and results', async () => {
    const fields = `turns(first: 5) { nodes { turn date state fromVersion untilVersion startedAt finishedAt durationMs result
      steps { number step subject state version durationMs } } }`;
    const { turns } = await played.book('referee', fields);
    expect(turns.nodes.map(({ turn, state }: { turn: number; state: string }) => [turn, state])).toEqual([
      [2, 'DONE'],
      [1, 'DONE'],
    ]);
    const [, first] = turns.nodes;
    expect(first.steps.map(({ step }: { step: string }) => step)).toEqual([
      'reveal',
      'open-battle',
      'open-battle',
      'aftermath',
      'aftermath',
      'reorganize',
      'advance',
    ]);
    expect(first.steps.every(({ state }: { state: string }) => state === 'DONE')).toBe(true);
    expect(first.durationMs).toBe(Date.parse(first.finishedAt) - Date.parse(first.startedAt));
    expect(first.result).toEqual(expect.arrayContaining([expect.stringContaining('The Walled Church')]));
    expect(first.result.filter((line: string) => line.startsWith('Turn 2'))).toEqual([]);
    const secret = await played.asked('german', 'turns(first: 1) { nodes { steps { step attempts } } }');
    expect(secret.errors?.[0]?.extensions.code).toBe('NOT_ALLOWED');
  });

  test('any moment: by version, by position, by turn and phase', async () => {
    const { entries } = await played.book(
      'referee',
      'entries(first: 100) { nodes { version position kind sentence at by { displayName } } }',
    );
    const revealed = entries.nodes.find(({ kind }: { kind: string }) => kind === 'reveal');
    const shown =
      'version turn phase victoryPoints(first: 5) { nodes { turn } } rosterUnit(id: "g1") { state level experience { kills points } }';
    const byVersion = await played.book('german', shown, `(at: { version: ${revealed.version} })`);
    expect(byVersion).toMatchObject({
      turn: 1,
      phase: 'BATTLES',
      rosterUnit: { experience: { kills: 0, points: 0 } },
    });
    expect(byVersion.victoryPoints.nodes).toEqual([]);
    expect(await played.book('german', shown, `(at: { position: ${revealed.position} })`)).toEqual(byVersion);
    expect(await played.book('german', shown, '(at: { turn: { turn: 1, phase: BATTLES } })')).toEqual(
      byVersion,
    );
    expect(await played.book('german', 'version turn phase', '(at: { turn: { turn: 2 } })')).toMatchObject({
      turn: 2,
      phase: 'PLANNING',
    });
    const late = await played.asked('german', 'version', '(at: { version: 999 })');
    expect(late.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    const atOnce = `query ($id: ID!) { campaign(id: $id, at: ${revealed.position}) { book { version } } }`;
    expect((await api.data(atOnce, { id: played.id }, played.tokens.german)).campaign.book.version).toBe(
      revealed.version,
    );
  });

  test('the entries: in pages, each with its sentence and what came of it', async () => {
    const whole: { version: number; kind: string; sentence: string }[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const page = `entries(first: 3${after ? `, after: "${after}"` : ''}) { nodes { version kind sentence consequences { what sentence about } correctedBy } pageInfo { hasNextPage endCursor } }`;
      const { entries } = await played.book('referee', page);
      whole.push(...entries.nodes);
      after = entries.pageInfo.endCursor;
      more = entries.pageInfo.hasNextPage;
    }
    expect(whole.map(({ version }) => version)).toEqual(whole.map((_, i) => i + 1));
    expect(whole[0]).toMatchObject({
      kind: 'begin',
      sentence: 'A campaign of Germans against Russians is set up.',
    });
    const seen = await played.book(
      'russian',
      'entries(first: 100) { nodes { version kind fact } pageInfo { hasNextPage } }',
    );
    expect(JSON.stringify(seen)).not.toContain('"g1"');
    expect(seen.entries.nodes.length).toBeLessThan(whole.length);
  });

  test('the roster: each staff has its own, as a file too', async () => {
    const ids = async (who: Who) =>
      (await played.book(who, 'roster(first: 50) { nodes { id } }')).roster.nodes.map(
        ({ id }: { id: string }) => id,
      );
    expect((await ids('german')).every((id: string) => id.startsWith('g'))).toBe(true);
    expect((await ids('russian')).every((id: string) => id.startsWith('r'))).toBe(true);
    expect(await ids('observer')).toEqual([]);
    expect(await ids('referee')).toHaveLength((await ids('german')).length + (await ids('russian')).length);
    const { rosterFile } = await played.book('russian', 'rosterFile');
    expect(rosterFile).toContain('r-leader,russian,person');
    expect(rosterFile).not.toContain('german');
    const missing = await played.book('russian', 'rosterUnit(id: "g1") { id }');
    expect(missing.rosterUnit).toBeNull();
    const found = await played.book(
      'german',
      'roster(first: 5, filter: { text: "LEAD", level: "veteran" }) { nodes { id } count }',
    );
    expect(found.roster).toEqual({ nodes: [{ id: 'g-leader' }], count: 1 });
  });
});

describe('what the referee enters', () => {
  test('files: more of the roster, and reports', async () => {
    const campaign = await BookOverApi.begun(api);
    const csv = 'unit,side,kind,name,counter\r\ng9,german,squad,Ninth,4-6-7\r\n';
    await campaign.done('referee', 'enlist', { roster: { csv } });
    expect((await campaign.book('german', 'rosterUnit(id: "g9") { name }')).rosterUnit).toEqual({
      name: 'Ninth',
    });
    const wrong = await campaign.command('referee', 'enlist', { roster: { csv: `${csv}g10,german,squad` } });
    expect(wrong).toMatchObject({
      __typename: 'InvalidInput',
      code: 'WRONG_LENGTH',
      path: ['roster', 'csv'],
      message: expect.stringContaining('Line 3'),
    });
    await campaign.seal(1, { german: { deployments: [{ node: 'church', units: ['g1'] }] } });
    const battleId = await campaign.battleAt('church');
    const units = 'unit,fate,deeds\ng1,unhurt,kill 1\n';
    const reported = await api.command(
      'reportBattle',
      { battleId, report: { csv: { winner: 'german', why: 'Taken.', units } } },
      campaign.tokens.referee,
    );
    expect(reported.__typename).toBe('BookChanged');
    expect(
      await api.command(
        'reportBattle',
        { battleId, report: { json: { winner: 'german' } } },
        campaign.tokens.referee,
      ),
    ).toMatchObject({
      __typename: 'InvalidInput',
      code: 'MALFORMED',
      path: ['report', 'why'],
    });
  });

  test('a battle beside the graph, flags, a ruling, a deadline, other policies, another graph', async () => {
    const campaign = await BookOverApi.begun(api);
    const tank = (side: string) => ({ side, kind: 'VEHICLE', name: 'A tank', counter: 'tank' });
    const tanks = [
      { ...tank('german'), unit: 'g-tank', history: [{ date: '1941-06-22', says: 'Crossed the Bug.' }] },
      { ...tank('russian'), unit: 'r-tank' },
    ];
    await campaign.done('referee', 'enlist', { roster: { units: { roster: tanks } } });
    const deadline = new Date(Date.now() + 3_600_000).toISOString();
    await campaign.done('referee', 'setDeadline', { deadline });
    await campaign.done('referee', 'setFlags', { flags: [{ flag: 'rain', value: true }] });
    await campaign.done('referee', 'makeRuling', {
      what: 'ROSTER',
      id: 'g-tank',
      set: { rank: 'Sergeant' },
      why: 'Forgotten.',
    });
    await campaign.done('referee', 'setPolicies', { policies: { preset: 'aslsk-plain' } });
    const { graph } = beginning();
    await campaign.done('referee', 'setGraph', { graph: { ...graph, carryOver: { points: 0.5 } } });
    await campaign.seal(1);
    await campaign.battleAt('church');
    await campaign.done('referee', 'openCampaignBattle', {
      where: { beside: 'A raid' },
      units: ['g-tank', 'r-tank'],
    });
    const book = await campaign.book(
      'referee',
      `deadline flags { flag value } policies { preset version } graph { carryOver } rosterUnit(id: "g-tank") { rank battle state lifeStory { entries { version says } } }
       fieldPromotions(first: 5) { nodes { meaning unit to } } battles(first: 9) { nodes { id name node status drawn { roster } } }`,
    );
    const raid = book.battles.nodes.find(({ name }: { name: string }) => name === 'A raid');
    expect(raid).toMatchObject({
      node: null,
      status: 'OPEN',
      drawn: [{ roster: 'g-tank' }, { roster: 'r-tank' }],
    });
    expect(book.rosterUnit.lifeStory.entries[0]).toEqual({ version: null, says: 'Crossed the Bug.' });
    expect(book).toMatchObject({
      flags: [{ flag: 'rain', value: true }],
      policies: { preset: 'aslsk-plain', version: 2 },
      graph: { carryOver: { points: 0.5 } },
      rosterUnit: { rank: 'Sergeant', battle: raid.id, state: 'BATTLE' },
      fieldPromotions: { nodes: [{ meaning: 'REFEREE', unit: 'g-tank', to: 'Sergeant' }] },
    });
    const seen = await campaign.book('russian', 'battles(first: 9) { nodes { name drawn { roster } } }');
    expect(seen.battles.nodes.find(({ name }: { name: string }) => name === 'A raid').drawn).toEqual([
      { roster: 'r-tank' },
    ]);
  });

  test('the next step can be tried without dice, and taken by hand', async () => {
    const campaign = await BookOverApi.begun(api);
    const dry =
      'dryRun { step missing { code } likeliest { what sentence } rolls { purpose results { result chance } } }';
    expect((await campaign.book('referee', dry)).dryRun).toMatchObject({
      step: 'reveal',
      missing: [{ code: 'NOT_SEALED' }, { code: 'NOT_SEALED' }],
      likeliest: [],
    });
    await campaign.done('referee', 'advanceTurn', {});
    await campaign.battleAt('church');
    expect(await campaign.command('referee', 'advanceTurn', {})).toMatchObject({
      __typename: 'InvalidInput',
      code: 'TURN_CANNOT_ADVANCE',
    });
    expect((await campaign.asked('german', 'dryRun { step }')).errors?.[0]?.extensions.code).toBe(
      'NOT_ALLOWED',
    );
  });

  test('a side concedes: the campaign is over', async () => {
    const campaign = await BookOverApi.begun(api);
    expect(await campaign.command('german', 'concede', { side: 'russian' })).toMatchObject({
      __typename: 'InvalidInput',
      path: ['side'],
    });
    await campaign.done('german', 'concede', {});
    expect(await campaign.book('russian', 'phase outcome { winner why } dice { seed }')).toMatchObject({
      phase: 'OVER',
      outcome: { winner: 'russian' },
      dice: { seed: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  });
});

describe('what might have been', () => {
  const WOUNDED_INSTEAD = { winner: 'german', why: 'They took it.', units: [{ unit: 'r1', fate: 'unhurt' }] };

  async function withBattle() {
    const campaign = await BookOverApi.begun(api);
    await campaign.played();
    const { entries } = await campaign.book('referee', 'entries(first: 100) { nodes { version kind fact } }');
    const report = entries.nodes.find(({ kind }: { kind: string }) => kind === 'report');
    return { campaign, version: report.version as number, fact: report.fact };
  }

  test('a correction: its preview, its making, and the old reading', async () => {
    const { campaign, version, fact } = await withBattle();
    const corrected = { ...fact, report: { ...fact.report, ...WOUNDED_INSTEAD } };
    const query = `query ($id: ID!, $fact: JSON!) { campaign(id: $id) { book { version previewCorrection(version: ${version}, fact: $fact) {
      rewritten { version consequences { what } refused { code } } differences { unit name differences { kind version what before after } } } } } }`;
    const ask = (who: Who, given: unknown) =>
      api.ask(query, { id: campaign.id, fact: given }, campaign.tokens[who]);
    const { data } = await ask('referee', corrected);
    const { version: latest, previewCorrection } = data.campaign.book;
    expect(previewCorrection.rewritten[0].version).toBeGreaterThanOrEqual(version);
    const r1 = previewCorrection.differences.find(({ unit }: { unit: string }) => unit === 'r1');
    expect(r1.differences.map(({ what }: { what: string }) => what)).toContain('casualty');
    expect((await ask('referee', { fact: 'report' })).errors?.[0]?.extensions).toMatchObject({
      code: 'MALFORMED',
    });
    expect((await ask('german', corrected)).errors?.[0]?.extensions.code).toBe('NOT_ALLOWED');
    const casualties = async (asked = '') => {
      const fields = 'rosterUnit(id: "r1") { experience { casualties { fate } } }';
      return (await campaign.book('russian', fields, asked)).rosterUnit.experience.casualties;
    };
    expect(await casualties()).toEqual([{ fate: 'killed' }]);

    const misplaced = { version: 999, fact: corrected, why: 'Nowhere.' };
    expect(await campaign.command('referee', 'correct', misplaced)).toMatchObject({
      code: 'NO_SUCH_ENTRY',
      path: ['version'],
    });
    const stranger = { ...corrected, report: { ...corrected.report, winner: 'nobody' } };
    expect(
      await campaign.command('referee', 'correct', { ...misplaced, version, fact: stranger }),
    ).toMatchObject({ path: ['fact', 'report', 'winner'] });
    const correction = { version, fact: corrected, why: 'He was only stunned.', expectedVersion: latest };
    expect(await campaign.command('german', 'correct', correction)).toMatchObject({
      __typename: 'NotAllowed',
    });
    await campaign.done('referee', 'correct', correction);
    expect(await campaign.command('referee', 'correct', correction)).toMatchObject({
      __typename: 'Conflict',
    });
    expect(await casualties()).toEqual([]);
    expect(await casualties(`(at: { version: ${latest} })`)).toEqual([{ fate: 'killed' }]);
    const log =
      'entries(first: 100) { nodes { version kind sentence fact correctedBy corrects { version why rewritten } by { displayName } } }';
    const entries = (await campaign.book('referee', log)).entries.nodes;
    expect(entries.at(-1)).toMatchObject({
      kind: 'correction',
      corrects: { version, why: 'He was only stunned.', rewritten: previewCorrection.rewritten.length },
      by: { displayName: 'referee' },
    });
    expect(entries[version - 1]).toMatchObject({
      correctedBy: latest + 1,
      fact: { report: WOUNDED_INSTEAD },
    });
    const old = (await campaign.book('referee', log, `(at: { version: ${latest} })`)).entries.nodes;
    expect(old[version - 1]).toMatchObject({ correctedBy: null, fact });
    expect(
      JSON.stringify(
        await campaign.book(
          'german',
          'entries(first: 100) { nodes { fact sentence consequences { sentence } } }',
        ),
      ),
    ).not.toContain('stunned');
  });

  test('a branch: another line beside the first, compared with it, and gone on with', async () => {
    const { campaign, version } = await withBattle();
    const made = await campaign.command(
      'referee',
      'branch',
      { version: version - 1, name: 'What if' },
      '... on BookBranched { line { id name current version from { line version } } }',
    );
    expect(made).toMatchObject({
      __typename: 'BookBranched',
      line: { name: 'What if', current: false, version: version - 1 },
    });
    const { id: line } = made.line;
    const there = await campaign.book(
      'referee',
      'version phase turn entries(first: 50) { nodes { kind } }',
      `(line: "${line}")`,
    );
    expect(there).toMatchObject({ version: version - 1, turn: 1, phase: 'BATTLES' });
    expect(there.entries.nodes).toHaveLength(version - 1);
    const { compare } = await campaign.book(
      'referee',
      `compare(with: "${line}") { here { name } there { name } turns { here there } standings { side here { victoryPoints } there { victoryPoints } }
       roster { unit says differs } nodes { node here there } }`,
    );
    expect(compare).toMatchObject({ there: { name: 'What if' }, turns: { there: 1 } });
    expect(compare.standings[0]).toMatchObject({ side: 'german', there: { victoryPoints: 0 } });
    expect(compare.roster.map(({ unit }: { unit: string }) => unit)).toContain('r1');
    expect(compare.nodes).toEqual(expect.arrayContaining([{ node: 'church', here: 'DONE', there: 'OPEN' }]));
    // Where it might have gone is the referee's.
    expect(await campaign.book('german', 'version', `(line: "${line}")`)).toBeNull();
    expect((await campaign.book('german', 'lines { name }')).lines).toHaveLength(1);
    expect(await campaign.command('german', 'sealOrders', { line, turn: 1, orders: {} })).toMatchObject({
      __typename: 'NotFound',
    });
    expect(
      (await campaign.asked('german', `compare(with: "${line}") { there { name } }`)).errors?.[0]?.extensions
        .code,
    ).toBe('NOT_ALLOWED');

    await campaign.done('referee', 'useLine', { line });
    expect(await campaign.book('german', 'turn phase line { name current }')).toEqual({
      turn: 1,
      phase: 'BATTLES',
      line: { name: 'What if', current: true },
    });
  });

  test('other policies: what they would have changed', async () => {
    const query = `query ($id: ID!, $policies: JSON!) { campaign(id: $id) { book { previewPolicies(policies: $policies) {
      rewritten { version } differences { unit differences { kind what } } } } } }`;
    const ask = (policies: unknown) => api.ask(query, { id: played.id, policies }, played.tokens.referee);
    const { policies } = beginning();
    const { data } = await ask({ ...policies, off: ['experience'] });
    const { differences } = data.campaign.book.previewPolicies;
    const g1 = differences.find(({ unit }: { unit: string }) => unit === 'g1').differences;
    expect(g1).toEqual(expect.arrayContaining([{ kind: 'VANISHES', what: 'experience' }]));
    const wrong = await ask({ ...policies, off: ['weather'] });
    expect(wrong.errors?.[0]?.extensions).toMatchObject({
      code: 'MALFORMED',
      path: ['policies', 'off', '0'],
    });
  });
});
