import { BookOverApi, servedBooks } from '../book-over-api.testkit.js';
import { beginning } from '../books.testkit.js';

const books = servedBooks();

describe('what the referee enters', () => {
  test('files: more of the roster, and reports', async () => {
    const campaign = await BookOverApi.begun(books.api);
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
    const mistaken = async (rows: string) => {
      const roster = { csv: `unit,side,kind,name,counter,state\r\n${rows}` };
      const { code, path, message } = await campaign.command('referee', 'enlist', { roster });
      return `${code} ${path.join('.')}: ${message}`;
    };
    const tenth = 'g10,german,Squad,Tenth,4-6-7,READY\r\n';
    expect(await mistaken(`${tenth}g11,german,platoon,Eleventh,4-6-7,\r\n`)).toMatch(
      /^MALFORMED roster.csv: Line 3, column kind: needs to be one of: person, squad/,
    );
    expect(await mistaken(`${tenth}g11,german,squad,Eleventh,4-6-9,\r\n`)).toMatch(
      /^UNKNOWN_COUNTER roster.csv: Line 3, column counter: .*4-6-7/,
    );
    expect(await mistaken(`${tenth}g9,german,squad,Again,4-6-7,\r\n`)).toMatch(
      /^TWICE roster.csv: Line 3, column unit/,
    );
    await campaign.done('referee', 'enlist', {
      roster: { csv: `unit,side,kind,name,counter,state\n${tenth}` },
    });
    const odd = { unit: 'g11', side: 'german', kind: 'SQUAD', name: 'Eleventh', counter: '4-6-9' };
    const placed = async (roster: object) => (await campaign.command('referee', 'enlist', { roster })).path;
    const there = ['roster', '0', 'counter'];
    expect(await placed({ units: { roster: [odd] } })).toEqual(['roster', 'units', ...there]);
    expect(await placed({ json: JSON.stringify({ roster: [odd] }) })).toEqual(['roster', 'json', ...there]);
    await campaign.seal(1, { german: { deployments: [{ node: 'church', units: ['g1'] }] } });
    const battleId = await campaign.battleAt('church');
    const asleep = { csv: { why: 'Dusk.', units: 'unit,fate\ng1,asleep\n' } };
    expect(
      await books.api.command('reportBattle', { battleId, report: asleep }, campaign.tokens.referee),
    ).toMatchObject({
      code: 'MALFORMED',
      path: ['report', 'csv', 'units'],
      message: expect.stringMatching(/^Line 2, column fate: needs to be one of: unhurt/),
    });
    const units = 'unit,fate,deeds\ng1,Unhurt,kill 1\n';
    const reported = await books.api.command(
      'reportBattle',
      { battleId, report: { csv: { winner: 'german', why: 'Taken.', units } } },
      campaign.tokens.referee,
    );
    expect(reported.__typename).toBe('BookChanged');
    const again = { battleId, report: { csv: { winner: 'german', why: 'Twice.', units } } };
    expect(await books.api.command('reportBattle', again, campaign.tokens.referee)).toMatchObject({
      code: 'BATTLE_NOT_OPEN',
      path: ['battleId'],
    });
    expect(
      await books.api.command(
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
    const campaign = await BookOverApi.begun(books.api);
    const tank = (side: string) => ({ side, kind: 'VEHICLE', name: 'A tank', counter: 'PzKpfw IVH' });
    const tanks = [
      { ...tank('german'), unit: 'g-tank', history: [{ date: '1941-06-22', says: 'Crossed the Bug.' }] },
      { ...tank('russian'), unit: 'r-tank' },
    ];
    await campaign.done('referee', 'enlist', { roster: { units: { roster: tanks } } });
    const over = await campaign.command('referee', 'setDeadline', { deadline: '2020-01-01T00:00:00Z' });
    expect(over).toMatchObject({ code: 'DEADLINE_PASSED', path: ['deadline'] });
    const deadline = new Date(Date.now() + 3_600_000).toISOString();
    await campaign.done('referee', 'setDeadline', { deadline });
    await campaign.done('referee', 'setFlags', { flags: [{ flag: 'rain', value: true }] });
    const ruling = { what: 'ROSTER', id: 'g-tank', set: { rank: 'Ensign' }, why: 'Forgotten.' };
    expect(await campaign.command('referee', 'makeRuling', ruling)).toMatchObject({
      code: 'UNKNOWN_RANK',
      path: ['set', 'rank'],
    });
    await campaign.done('referee', 'makeRuling', { ...ruling, confirmUnknown: true });
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
      rosterUnit: { rank: 'Ensign', battle: raid.id, state: 'BATTLE' },
      fieldPromotions: { nodes: [{ meaning: 'REFEREE', unit: 'g-tank', to: 'Ensign' }] },
    });
    const seen = await campaign.book('russian', 'battles(first: 9) { nodes { name drawn { roster } } }');
    expect(seen.battles.nodes.find(({ name }: { name: string }) => name === 'A raid').drawn).toEqual([
      { roster: 'r-tank' },
    ]);
  });

  test('the next step can be tried without dice, and taken by hand', async () => {
    const campaign = await BookOverApi.begun(books.api);
    const dry =
      'dryRun { step missing { code } likeliest { what sentence } rolls { purpose results { result chance } } }';
    expect((await campaign.book('referee', dry)).dryRun).toMatchObject({
      step: 'reveal',
      missing: [{ code: 'NOT_SEALED' }, { code: 'NOT_SEALED' }],
      likeliest: [],
    });
    expect(await campaign.command('referee', 'advanceTurn', {})).toMatchObject({
      code: 'NOT_SEALED',
      path: ['withoutAbsent'],
    });
    await campaign.done('referee', 'advanceTurn', { withoutAbsent: true });
    await campaign.battleAt('church');
    // The turn's job may be taking a step at that very moment: such a conflict is there to be tried again.
    let refused = await campaign.command('referee', 'advanceTurn', {});
    while (refused.code === 'CONFLICT') refused = await campaign.command('referee', 'advanceTurn', {});
    expect(refused).toMatchObject({ __typename: 'InvalidInput', code: 'TURN_CANNOT_ADVANCE' });
    expect((await campaign.asked('german', 'dryRun { step }')).errors?.[0]?.extensions.code).toBe(
      'NOT_ALLOWED',
    );
  });

  test('a side concedes: the campaign is over', async () => {
    const campaign = await BookOverApi.begun(books.api);
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
