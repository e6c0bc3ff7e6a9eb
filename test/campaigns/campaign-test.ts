/** One campaign of a rulebook from its first turn to its end, and every projection of it against a plain recount of the log. */
import { jest } from '@jest/globals';
import type { TestApi } from '../../src/api/api.testkit.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { type House, NODES, type Played, play, recounted } from './course.js';
import type { Recount } from './recount.js';
import { type Answered, SIDES, type Staffs, serve } from './staffs.js';

const MEANINGS = ['CREATED', 'POLICY', 'PLAYER', 'REFEREE'];
const local = (battle: string) => battle.split('.').at(-1) as string;
const facesOf = ({ dice }: Answered) => dice.map(({ face }: Answered) => face);
const softly = (word: string) => word.toLowerCase().replaceAll('_', '-');
const shouted = (word: string) => word.toUpperCase().replaceAll('-', '_');

export function campaignTest(house: House): void {
  /** Waits end when what they wait for is there; this only bounds a hang. */
  jest.setTimeout(120_000);

  let database: TestDatabase;
  let api: TestApi;
  let played: Played;
  let staffs: Staffs;
  let counted: Recount;

  beforeAll(async () => {
    database = await createTestDatabase();
    api = await serve(database);
    played = await play(api, house);
    staffs = played.staffs;
    counted = await recounted(staffs);
  });
  afterAll(async () => {
    await api?.close();
    await database?.drop();
    expect(api?.errors.lines).toEqual([]);
  });

  async function actionsOf(battleId: string): Promise<Answered[]> {
    const fields = 'nodes { version by dice rolls { dice { face } } } pageInfo { hasNextPage endCursor }';
    const query = `query ($id: ID!, $after: String) { battle(id: $id) { actions(first: 100, after: $after) { ${fields} } } }`;
    const all: Answered[] = [];
    for (let after: string | undefined; ; ) {
      const { battle } = await api.data(query, { id: battleId, after }, staffs.token('referee'));
      const { nodes, pageInfo } = battle.actions;
      all.push(...nodes);
      if (!pageInfo.hasNextPage) return all;
      after = pageInfo.endCursor;
    }
  }

  test('three turns were planned, fought and worked out; the campaign has been won', async () => {
    const book = await staffs.book('observer', 'turn phase outcome { winner }');
    expect(book).toMatchObject({ turn: 3, phase: 'OVER', outcome: { winner: counted.winner } });
    expect(counted.turns.map(({ turn }) => turn)).toEqual([1, 2, 3]);
    expect(counted.battles.size).toBe(5);
  });

  test('the roster: each in one state, with what the log has given it', async () => {
    const { document } = (await staffs.book('referee', 'policies { document }')).policies;
    const joinedAs = (kind: string, experience: number): string | undefined =>
      document.experience.levels
        .filter(({ kinds, from }: Answered) => (kinds?.includes(kind) ?? true) && from <= experience)
        .at(-1)?.level;
    const fields = `id kind state level awards experience { points kills battles checksPassed checksFailed actions
      levels { to } casualties { fate } battlesFought } lifeStory { entries { version } }`;
    const seen = (await staffs.book('referee', `roster(first: 100) { count nodes { ${fields} } }`)).roster;
    expect(seen.count).toBe(counted.units.size);
    for (const { id, kind, state, level, awards, experience, lifeStory } of seen.nodes) {
      const own = counted.units.get(id);
      if (!own) throw new Error(`The log knows nothing of "${id}".`);
      const { levels, casualties, battlesFought, ...figures } = experience;
      expect({ id, state, ...figures }).toEqual({
        id,
        state: shouted(own.state),
        points: own.experience,
        kills: own.kills,
        battles: own.battles,
        checksPassed: own.passed,
        checksFailed: own.failed,
        actions: own.actions,
      });
      expect(levels.map(({ to }: { to: string }) => to)).toEqual(own.levels);
      expect(level ?? undefined).toBe(own.levels.at(-1) ?? joinedAs(softly(kind), own.experience));
      expect(casualties.map(({ fate }: { fate: string }) => fate)).toEqual(own.casualties);
      expect(awards).toEqual(own.awards);
      expect(battlesFought).toHaveLength(own.battles - (id.endsWith('-old') ? 3 : 0));
      const told = lifeStory.entries.flatMap(({ version }: { version: number | null }) => version ?? []);
      expect([...new Set(told)]).toEqual(own.told);
    }
    const states = new Set([...counted.units.values()].map(({ state }) => state));
    for (const state of ['ready', 'captured']) expect(states).toContain(state);
    expect([...counted.units.values()].some(({ casualties }) => casualties.includes('wounded'))).toBe(true);
  });

  test('replacements were bought, and points add up', async () => {
    const { sides, roster } = await staffs.book(
      'referee',
      'sides { key points } roster(first: 100) { nodes { group } }',
    );
    for (const { key, points } of sides) expect(points).toBe(counted.sides.get(key)?.points);
    const bought = new Set(roster.nodes.flatMap(({ group }: { group: string | null }) => group ?? []));
    expect(bought).toEqual(new Set(house.buys.flatMap((by) => Object.values(by))));
  });

  test('victory points: every one with its total, by side and turn, and the standings over time', async () => {
    const book = await staffs.book(
      'referee',
      `sides { key victoryPoints battlesWon } standings { turn sides { side victoryPoints } }
       victoryPoints(first: 100) { nodes { version side points total for } totals { side points } }`,
    );
    expect(book.victoryPoints.nodes).toEqual(counted.victoryPoints);
    expect(counted.victoryPoints.length).toBeGreaterThan(5);
    for (const { key, victoryPoints, battlesWon } of book.sides)
      expect({ victoryPoints, battlesWon }).toEqual({
        victoryPoints: counted.sides.get(key)?.victoryPoints,
        battlesWon: counted.sides.get(key)?.battlesWon,
      });
    for (const { side, points } of book.victoryPoints.totals)
      expect(points).toBe(counted.sides.get(side)?.victoryPoints);
    const standings = book.standings.map(({ turn, sides }: Answered) => [
      turn,
      Object.fromEntries(sides.map(({ side, victoryPoints }: Answered) => [side, victoryPoints])),
    ]);
    expect(standings).toEqual(
      [...counted.standings].map(([turn, sides]) => [turn, Object.fromEntries(sides)]),
    );
  });

  test('field promotions: all meanings, each as the log has it', async () => {
    const { fieldPromotions } = await staffs.book(
      'referee',
      'fieldPromotions(first: 100) { nodes { version meaning side unit to } }',
    );
    expect(fieldPromotions.nodes).toEqual(
      counted.promotions.map(({ how: meaning, ...one }) => ({ ...one, meaning })),
    );
    expect([...new Set(counted.promotions.map(({ how }) => how))].sort()).toEqual([...MEANINGS].sort());
  });

  test('battles and their after-action reports', async () => {
    const { battles } = await staffs.book(
      'referee',
      `battles(first: 20) { nodes { id status node mode report { winner losses { side fate units } units { unit fate } } } }`,
    );
    expect(battles.nodes).toHaveLength(counted.battles.size);
    expect(new Set(battles.nodes.map(({ mode }: Answered) => mode))).toEqual(
      new Set(['RECORD', 'ASSIST', 'ENFORCE']),
    );
    for (const { id, status, node, report } of battles.nodes) {
      const own = counted.battles.get(local(id));
      expect({ status, node, winner: report.winner }).toEqual({
        status: own?.status,
        node: own?.node,
        winner: own?.winner,
      });
      const fates = [...(own?.fates ?? [])];
      expect(report.units).toEqual(fates.map(([unit, fate]) => ({ unit, fate })));
      const lost = report.losses.reduce((sum: number, { units }: { units: number }) => sum + units, 0);
      expect(lost).toBe(fates.filter(([, fate]) => fate !== 'unhurt').length);
    }
  });

  test('the battle at the table: every throw stands in the log as it was declared, and no other', async () => {
    const { battleId, declared } = played.atTheTable;
    const logged = await actionsOf(battleId);
    const rolled = logged.filter(({ rolls }) => rolls.length > 0);
    const thrown = declared.filter(({ dice }) => dice.length > 0);
    expect(thrown.length).toBeGreaterThan(5);
    expect(rolled.map(({ version, rolls }) => ({ version, dice: rolls.map(facesOf) }))).toEqual(thrown);
    expect(new Set(rolled.map(({ dice }) => dice))).toEqual(new Set(['declared']));
    const [opening, ...orders] = logged;
    expect(opening.by).toBe('referee');
    expect(new Set(orders.map(({ by }) => by))).toEqual(new Set(SIDES));
    expect(counted.battles.get(local(battleId))?.status).toBe('SETTLED');
  });

  test('the scenario graph: what happened, and what did not', async () => {
    const { graph } = await staffs.book('observer', 'graph { nodes { id status edges { id taken } } }');
    expect(graph.nodes.map(({ id }: { id: string }) => id)).toEqual([...NODES]);
    for (const { id, status } of graph.nodes) expect([id, status]).toEqual([id, counted.nodes.get(id)]);
    const taken = graph.nodes.flatMap(({ edges }: Answered) =>
      edges.filter((edge: Answered) => edge.taken).map((edge: Answered) => edge.id),
    );
    expect(taken.sort()).toEqual([...counted.taken].sort());
    expect([...counted.nodes.values()].filter((status) => status === 'CLOSED')).toHaveLength(1);
  });

  test('the turn log, and its steps', async () => {
    const { turns } = await staffs.book(
      'referee',
      'turns(first: 10) { nodes { turn fromVersion state steps { step state version } } }',
    );
    const seen = [...turns.nodes].reverse();
    expect(seen.map(({ turn, fromVersion }: Answered) => ({ turn, from: fromVersion }))).toEqual(
      counted.turns,
    );
    for (const { state, steps } of seen) {
      expect(state).toBe('DONE');
      for (const { state: taken, version } of steps)
        expect([taken, typeof version]).toEqual(['DONE', 'number']);
    }
  });

  test('the log of the campaign holds every line of the book once, in order', async () => {
    const { events } = await staffs.campaign(
      'referee',
      'events(first: 100, filter: { kinds: ["book.seal"] }) { nodes { position } }',
    );
    const { entries } = await staffs.book('referee', 'entries(first: 100) { nodes { kind position } }');
    const sealed = entries.nodes
      .filter(({ kind }: Answered) => kind === 'seal')
      .map(({ position }: Answered) => position);
    expect(sealed).toHaveLength(6);
    expect(events.nodes.map(({ position }: Answered) => position)).toEqual(sealed);
  });

  test('the past was set right as the preview had said, and reads as before at its time', async () => {
    const { version, before, preview } = played.corrected;
    const ofHim = preview.differences.find(({ unit }: Answered) => unit === 'r-s4');
    expect(ofHim.differences).toEqual(
      expect.arrayContaining([{ kind: expect.any(String), what: 'casualty' }]),
    );
    expect(counted.units.get('r-s4')?.casualties[0]).toBe('wounded');
    const fields = 'version sides { key victoryPoints } rosterUnit(id: "r-s4") { state }';
    expect(await staffs.book('referee', fields, `(at: { version: ${before.version} })`)).toEqual(before);
    const { entries } = await staffs.book(
      'referee',
      'entries(first: 100) { nodes { version correctedBy corrects { version rewritten } } }',
    );
    const correction = entries.nodes.find(({ corrects }: Answered) => corrects);
    expect(correction.corrects).toEqual({ version, rewritten: preview.rewritten.length });
    for (const { version: rewritten } of preview.rewritten)
      expect(entries.nodes[rewritten - 1].correctedBy).toBe(correction.version);
  });

  test('the branch beside the line in use: each is what its own log says', async () => {
    const asked = `(line: "${played.branch}")`;
    const there = await recounted(staffs, asked);
    const { compare } = await staffs.book(
      'referee',
      `compare(with: "${played.branch}") { there { name } standings { side here { victoryPoints battlesWon } there { victoryPoints battlesWon } }
       roster { unit differs } nodes { node } }`,
    );
    expect(compare.there.name).toBe('Had the hill been held');
    const figures = (of: Recount, side: string) => {
      const { victoryPoints, battlesWon } = of.sides.get(side) ?? {};
      return { victoryPoints, battlesWon };
    };
    for (const { side, here, there: other } of compare.standings)
      expect([here, other]).toEqual([figures(counted, side), figures(there, side)]);
    const otherwise = [...counted.units].filter(([id, unit]) => unit.state !== there.units.get(id)?.state);
    expect(otherwise.length).toBeGreaterThan(0);
    const states = compare.roster.filter(({ differs }: Answered) => differs.includes('state'));
    expect(states.map(({ unit }: Answered) => unit).sort()).toEqual(otherwise.map(([id]) => id).sort());
    expect(there.battles.size).toBe(counted.battles.size);
  });

  test('a staff reads of its own; the observer of nobody', async () => {
    for (const side of SIDES) {
      const { roster } = await staffs.book(side, 'roster(first: 100) { nodes { side } }');
      expect(new Set(roster.nodes.map((one: Answered) => one.side))).toEqual(new Set([side]));
    }
    const seen = await staffs.book('observer', 'roster(first: 1) { count } lines { current }');
    expect(seen).toEqual({ roster: { count: 0 }, lines: [{ current: true }] });
  });
}
