/** What a referee tries before it counts, and the ways to set things right. */
import { BookOverApi, servedBooks } from '../book-over-api.testkit.js';

const books = servedBooks();
let campaign: BookOverApi;
let battleId: string;

beforeAll(async () => {
  campaign = await BookOverApi.begun(books.api);
  await campaign.seal(1, { german: { deployments: [{ node: 'church', units: ['g1', 'g-leader'] }] } });
  battleId = await campaign.battleAt('church');
  // The turn's job opens the other battle too; from then on the book waits for reports.
  await campaign.battleAt('ford');
});

const REPORT = { winner: 'german', why: 'They took it.' };
const csv = (units: string) => ({ csv: { ...REPORT, units } });

async function preview(report: object) {
  const query = `query ($id: ID!, $battle: ID!, $report: BattleReportInput!) { campaign(id: $id) { book { version
    previewReport(battle: $battle, report: $report) { losses { side fate units } likeliest { what sentence }
      rolls { purpose results { result chance } } } } } }`;
  return books.api.ask(query, { id: campaign.id, battle: battleId, report }, campaign.tokens.referee);
}

describe('a report before it counts', () => {
  test('tells what would come of it, typed or as a file; the book stays as it is', async () => {
    const units = 'unit;fate;deeds\ng1;unhurt;"kill 2 of r1; rally"\nr1;killed;\n';
    const typed = {
      ...REPORT,
      units: [
        {
          unit: 'g1',
          fate: 'UNHURT',
          deeds: [
            { deed: 'kill', times: 2, to: 'r1' },
            { deed: 'rally', times: 1 },
          ],
        },
        { unit: 'r1', fate: 'KILLED' },
      ],
    };
    const [first, second] = [await preview(csv(units)), await preview({ typed })];
    expect(first.data?.campaign.book).toEqual(second.data?.campaign.book);
    const { version, previewReport } = first.data?.campaign.book ?? {};
    expect(version).toBe((await campaign.book('referee', 'version')).version);
    expect(previewReport.losses).toEqual([{ side: 'russian', fate: 'killed', units: 1 }]);
    expect(previewReport.rolls).toEqual([
      {
        purpose: 'casualty: r1',
        results: [
          { result: 'lost', chance: 0.5 },
          { result: 'wounded', chance: 0.5 },
        ],
      },
    ]);
    expect(previewReport.likeliest.map(({ what }: { what: string }) => what)).toContain('experience');
    expect((await campaign.book('referee', 'rosterUnit(id: "g1") { state }')).rosterUnit.state).toBe(
      'BATTLE',
    );
  });

  test('says what is wrong with it, and is for the referee alone', async () => {
    const wrong = await preview(csv('unit,fate\ng1,unhurt\nnobody,killed\n'));
    expect(wrong.errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^Line 3, column unit: "nobody" was not in this battle/),
      extensions: { code: 'NOT_DRAWN', path: ['report', 'csv', 'units'] },
    });
    const asked = `previewReport(battle: "${battleId}", report: { typed: { why: "so" } }) { rolls { key } }`;
    expect((await campaign.asked('german', asked)).errors?.[0]?.extensions.code).toBe('NOT_ALLOWED');
  });
});

describe('a correction', () => {
  let reported: number;
  beforeAll(async () => {
    const units = 'unit,fate,deeds\ng1,unhurt,kill 1\nr1,killed,\n';
    const answer = await books.api.command(
      'reportBattle',
      { battleId, report: csv(units) },
      campaign.tokens.referee,
      '... on BookChanged { version }',
    );
    reported = answer.version;
    await campaign.report('ford', {});
    await campaign.until('', ({ turn }) => turn === 2);
  });
  const correct = (instead: object, version = reported) =>
    campaign.command('referee', 'correct', { version, instead, why: 'A slip.' });
  const kills = async () =>
    (await campaign.book('referee', 'rosterUnit(id: "g1") { experience { kills } }')).rosterUnit.experience
      .kills;

  test('of a report is typed, or the file that it gives, changed and sent again', async () => {
    const { afterActionReport } = await campaign.book(
      'referee',
      `afterActionReport(battle: "${battleId}") { unitsFile }`,
    );
    const units = afterActionReport.unitsFile.replace('kill 1', 'kill 3');
    const asked = `previewCorrection(version: ${reported}, instead: { report: { csv: { winner: "german", why: "So.",
      units: ${JSON.stringify(units)} } } }) { differences { name } }`;
    expect((await campaign.book('referee', asked)).previewCorrection.differences.length).toBeGreaterThan(0);
    expect(await kills()).toBe(1);
    expect((await correct({ report: csv(units) })).__typename).toBe('BookChanged');
    expect(await kills()).toBe(3);
    const typed = { ...REPORT, units: [{ unit: 'g1', fate: 'UNHURT', deeds: [{ deed: 'kill', times: 2 }] }] };
    expect((await correct({ report: { typed } })).__typename).toBe('BookChanged');
    expect(await kills()).toBe(2);
  });

  test('of sealed orders keeps their side and turn; one takes an entry out', async () => {
    const { entries } = await campaign.book('referee', 'entries(first: 9) { nodes { version kind fact } }');
    const seal = entries.nodes.find((one: { fact: { side?: string } }) => one.fact.side === 'german');
    expect(await correct({ orders: { priorities: ['g2'] } }, seal.version)).toMatchObject({
      __typename: 'BookChanged',
    });
    const after = await campaign.book('referee', 'entries(first: 9) { nodes { version fact } }');
    const corrected = after.entries.nodes.find((one: { version: number }) => one.version === seal.version);
    expect(corrected.fact).toEqual({
      fact: 'seal',
      side: 'german',
      turn: 1,
      orders: { priorities: ['g2'] },
    });
    expect(await correct({ orders: { priorities: ['nobody'] } }, seal.version)).toMatchObject({
      code: 'NO_SUCH_UNIT',
      path: ['instead', 'orders', 'priorities', '0'],
    });
    expect(await correct({ nothing: false }, seal.version)).toMatchObject({ code: 'NOTHING_CORRECTED' });
  });

  test('is of the kind of its entry, and given once', async () => {
    expect(await correct({ orders: {} })).toMatchObject({
      code: 'OTHER_KIND',
      message: expect.stringContaining('The entry is "report"'),
      path: ['version'],
    });
    const both = { version: reported, fact: { fact: 'nothing' }, instead: { nothing: true }, why: 'So.' };
    for (const input of [both, { version: reported, why: 'So.' }])
      expect(await campaign.command('referee', 'correct', input)).toMatchObject({ path: ['instead'] });
    const wrong = csv('unit,fate\ng1,asleep\n');
    expect(await correct({ report: wrong })).toMatchObject({
      message: expect.stringMatching(/^Line 2, column fate/),
      path: ['instead', 'report', 'csv', 'units'],
    });
  });
});

describe('a single policy', () => {
  test('is changed by its path, and tried before', async () => {
    const changes = [{ path: 'experience.levels.veteran.from', value: 9 }];
    const asked = `previewPolicies(policies: { changes: [{ path: "experience.earns.kill.points", value: 1 }] }) {
      differences { name } }`;
    expect((await campaign.book('referee', asked)).previewPolicies.differences.length).toBeGreaterThan(0);
    await campaign.done('referee', 'setPolicies', { policies: { changes } });
    const { policies } = await campaign.book('referee', 'policies { version document }');
    expect(policies).toMatchObject({
      version: 2,
      document: { experience: { levels: [{ from: 0 }, { from: 9 }], earns: [{ points: 1 }, { points: 3 }] } },
    });
    const wrong = { policies: { changes: [{ path: 'experience.level', value: 1 }] } };
    expect(await campaign.command('referee', 'setPolicies', wrong)).toMatchObject({ code: 'MALFORMED' });
    const nowhere = { policies: { changes: [{ path: 'experiences.level', value: 1 }] } };
    expect(await campaign.command('referee', 'setPolicies', nowhere)).toMatchObject({
      code: 'NO_SUCH_POLICY',
      path: ['policies', 'changes', '0', 'path'],
    });
  });

  test('is described by the schema that the API gives', async () => {
    const query = '{ rulebook(system: "aslsk") { campaignPolicySchema } }';
    const { rulebook } = await books.api.data(query, {}, campaign.tokens.german);
    expect(rulebook.campaignPolicySchema.properties.casualties.properties.turnsWounded).toMatchObject({
      description: 'A wound lasts at least this many turns',
    });
  });
});
