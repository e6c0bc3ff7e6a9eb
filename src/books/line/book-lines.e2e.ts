import { BookOverApi, servedBooks, type Who } from '../book-over-api.testkit.js';
import { beginning } from '../books.testkit.js';

const books = servedBooks();

describe('what might have been', () => {
  const WOUNDED_INSTEAD = { winner: 'german', why: 'They took it.', units: [{ unit: 'r1', fate: 'unhurt' }] };

  async function withBattle() {
    const campaign = await BookOverApi.begun(books.api);
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
      books.api.ask(query, { id: campaign.id, fact: given }, campaign.tokens[who]);
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
    const { version: before } = await campaign.book('russian', 'version');
    const correction = { version, fact: corrected, why: 'He was only stunned.', expectedVersion: latest };
    expect(await campaign.command('german', 'correct', correction)).toMatchObject({
      __typename: 'NotAllowed',
    });
    await campaign.done('referee', 'correct', correction);
    expect(await campaign.command('referee', 'correct', correction)).toMatchObject({
      __typename: 'Conflict',
    });
    expect(await casualties()).toEqual([]);
    expect(await casualties(`(at: { version: ${before} })`)).toEqual([{ fate: 'killed' }]);
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
    expect(await campaign.command('referee', 'branch', { version, name: 'what IF ' })).toMatchObject({
      __typename: 'InvalidInput',
      code: 'NAME_TAKEN',
      path: ['name'],
    });
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
    const theirs = await campaign.asked('german', 'version', `(line: "${line}")`);
    expect(theirs.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
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
    const { campaign } = await withBattle();
    const query = `query ($id: ID!, $policies: JSON!) { campaign(id: $id) { book { previewPolicies(policies: $policies) {
      rewritten { version } differences { unit differences { kind what } } } } } }`;
    const ask = (policies: unknown) =>
      books.api.ask(query, { id: campaign.id, policies }, campaign.tokens.referee);
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

    const presets = await books.api.ask(
      '{ rulebook(system: "aslsk") { campaignPresets { name isDefault policies } } }',
    );
    const preset = presets.data.rulebook.campaignPresets.find(
      ({ isDefault }: { isDefault: boolean }) => isDefault,
    );
    const byName = await ask({ preset: preset.name });
    expect(byName.data).toEqual((await ask(preset.policies)).data);
    expect(byName.data).not.toEqual((await ask({ preset: 'of-my-own' })).data);
  });
});
