import { BookOverApi, servedBooks, type Who } from '../book-over-api.testkit.js';

const books = servedBooks();
let played: BookOverApi;
beforeAll(async () => {
  played = await BookOverApi.begun(books.api);
  await played.played();
});

interface LogEvent {
  kind: string;
  about: { fact?: { fact: string } } | null;
  sentences: string[];
}

async function logOf(who: Who): Promise<LogEvent[]> {
  const query = `query ($id: ID!, $after: String) { campaign(id: $id) { events(first: 100, after: $after) {
    nodes { kind about sentences } pageInfo { hasNextPage endCursor } } } }`;
  const found: LogEvent[] = [];
  for (let after: string | null = null; ; ) {
    const {
      campaign,
    }: {
      campaign: { events: { nodes: LogEvent[]; pageInfo: { hasNextPage: boolean; endCursor: string } } };
    } = await books.api.data(query, { id: played.id, after }, played.tokens[who]);
    found.push(...campaign.events.nodes);
    if (!campaign.events.pageInfo.hasNextPage) return found;
    after = campaign.events.pageInfo.endCursor;
  }
}

describe('a campaign that was played', () => {
  test('its log says entries in the words of the book, each side as it may know them', async () => {
    const { eventKinds } = await books.api.data('{ eventKinds { kind } }', {});
    const known = new Set(eventKinds.map(({ kind }: { kind: string }) => kind));
    const told = await logOf('referee');
    expect(told.filter(({ kind }) => !known.has(kind))).toEqual([]);
    for (const { kind, sentences } of told)
      expect({ kind, sentences }).toEqual({ kind, sentences: expect.arrayContaining([expect.any(String)]) });
    const { entries } = await played.book(
      'referee',
      'entries(first: 100) { nodes { sentence consequences { sentence } } }',
    );
    const inLog = told.filter(({ about }) => about?.fact).map(({ sentences }) => sentences);
    expect(inLog).toEqual(
      entries.nodes.map(
        ({ sentence, consequences }: { sentence: string; consequences: { sentence: string }[] }) => [
          sentence,
          ...consequences.map((one) => one.sentence),
        ],
      ),
    );
    const own = await played.book(
      'russian',
      'entries(first: 100) { nodes { sentence consequences { sentence } } }',
    );
    const theirs = (await logOf('russian'))
      .filter(({ about }) => about?.fact)
      .map(({ sentences }) => sentences.length);
    expect(theirs).toEqual(
      own.entries.nodes.map(({ consequences }: { consequences: object[] }) => 1 + consequences.length),
    );
  });

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
    expect(lifeStory.text).toContain('1 August 1942');
    const kinds = lifeStory.entries.map(({ what }: { what: string }) => what);
    expect(kinds).toEqual(expect.arrayContaining(['enlisted', 'kill', 'experience', 'level']));
    expect(lifeStory.text).toMatch(
      /In "The Walled Church", a victory, g1 put two enemies out of action, came through unhurt, and went from green to veteran \(7 points/,
    );
    expect(lifeStory.text.split('\n').length).toBeLessThan(lifeStory.entries.length);
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
    const report = `name text winner why points { side points } units { unit name side fate became deeds { deed times } } losses { side fate units }
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
      },
    });
    const struck = church.report.units.find(({ unit }: { unit: string }) => unit === 'r1');
    expect(struck).toMatchObject({ fate: 'killed', became: expect.stringMatching(/^(LOST|WOUNDED)$/) });
    expect(church.report.losses).toEqual([
      { side: 'russian', fate: struck.became === 'LOST' ? 'killed' : 'wounded', units: 1 },
      { side: 'german', fate: 'wounded', units: 1 },
    ]);
    expect(church.report.text).toMatch(
      /^"The Walled Church" was won by the Germans\. They took it\.\nOf the Germans, g-leader was wounded\. Of the Russians, r1 was /,
    );
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
    const fields = `turns(first: 5) { nodes { turn date state fromVersion untilVersion startedAt finishedAt durationMs text result
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
    const { battles } = await played.book('referee', 'battles(first: 10) { nodes { id turn node } }');
    const fought = battles.nodes.filter(({ turn }: { turn: number }) => turn === 1);
    const about = (kind: string) =>
      first.steps
        .filter(({ step }: { step: string }) => step === kind)
        .map(({ subject }: { subject: string }) => subject);
    expect(about('open-battle').sort()).toEqual(fought.map(({ node }: { node: string }) => node).sort());
    expect(about('aftermath').sort()).toEqual(fought.map(({ id }: { id: string }) => id).sort());
    expect(first.steps.every(({ state }: { state: string }) => state === 'DONE')).toBe(true);
    expect(first.durationMs).toBe(Date.parse(first.finishedAt) - Date.parse(first.startedAt));
    expect(first.text).toMatch(
      /^Turn 1, 1 August 1942\. The Germans won "The Walled Church": They took it\..*Victory points: the Germans \d+/,
    );
    expect(first.result).toEqual(expect.arrayContaining([expect.stringContaining('The Walled Church')]));
    expect(first.result.filter((line: string) => line.startsWith('Turn 2'))).toEqual([]);
    const secret = await played.asked('german', 'turns(first: 1) { nodes { steps { step attempts } } }');
    expect(secret.errors?.[0]?.extensions.code).toBe('NOT_ALLOWED');
  });

  test('any moment: by version, by position, by turn and phase', async () => {
    const { entries } = await played.book(
      'german',
      'entries(first: 100) { nodes { version position kind } }',
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
    expect(
      (await books.api.data(atOnce, { id: played.id }, played.tokens.german)).campaign.book.version,
    ).toBe(revealed.version);
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
      sentence: 'A campaign of the Germans against the Russians is set up.',
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
    const missing = await played.asked('russian', 'rosterUnit(id: "g1") { id }');
    expect(missing.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const found = await played.book(
      'german',
      'roster(first: 5, filter: { text: "LEAD", level: "veteran" }) { nodes { id } count }',
    );
    expect(found.roster).toEqual({ nodes: [{ id: 'g-leader' }], count: 1 });
    const all = await played.book('german', 'roster(first: 50) { nodes { level } }');
    const green = await played.book('german', 'roster(first: 50, filter: { level: "green" }) { count }');
    const levels = all.roster.nodes.map(({ level }: { level: string | null }) => level);
    expect(levels).not.toContain(null);
    expect(green.roster.count).toBe(levels.filter((level: string) => level === 'green').length);
  });
});
