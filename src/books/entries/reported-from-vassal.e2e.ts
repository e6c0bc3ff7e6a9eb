/** Players fight their battles on VASL: the referee hands in what the saves tell, and types nothing but what they cannot know. */
import { joined, pieceText, saved } from '../../exchange/vassal/vassal.testkit.js';
import { BookOverApi, servedBooks } from '../book-over-api.testkit.js';

const books = servedBooks();

const SECRET = 'a password';
const TALK = 'My leader is only bait.';

/** A counter with the name of a unit on its label; who moved it left his id. */
const counter = (id: string, label: string, x = 963): string =>
  pieceText(id, [
    ['hide;72,130;HIP;255,255,255;player:', 'null'],
    ['label;76,130;Label;10;;;t;0;c;0;b;c;$pieceName$ ($label$);Dialog;0;0;TextLabel;', label],
    ['conceal;C;ge/geqmark;ge;;', 'null;'],
    ['emb2;;2;F;;2;;;2;;;;0;false;0;0;ge/w1;wnd +;true;WND;;;false;;1;1;false', '-1'],
    [`piece;K;D;ge/x;counter ${id}`, `Main Map;${x};690;1;0`],
  ]);

const wound = (id: string, label: string): string =>
  joined(
    '/',
    'D',
    id,
    joined(
      '\t',
      'null',
      joined('\t', label, joined('\t', 'null;', joined('\t', '1', 'Main Map;963;690;1;0'))),
    ),
  );

const toCasualties = (id: string): string =>
  joined('/', 'M', id, 'Casualties', '320', '240', 'null', 'Main Map', '963', '690', 'null', SECRET);

const ROLL = 'CHAT*** (IFT DR) 6,5 ***   <Anna>      [1 / 1   avg   11.00 (11.00)]    (01.99)';

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** The units of a battle stand on the board, and then these steps are made. */
async function log(campaign: BookOverApi, battle: string, ...steps: string[][]): Promise<string> {
  const { battles } = await campaign.book('referee', 'battles(first: 10) { nodes { id drawn { roster } } }');
  const { drawn } = battles.nodes.find(({ id }: { id: string }) => id === battle);
  const units = [...new Set<string>(drawn.map(({ roster }: { roster: string }) => roster))];
  const commands = units.map((unit) => counter(`id-${unit}`, unit));
  return base64(saved(commands, [ROLL], ...steps));
}

const PROPOSED = `units { unit { id } toldBy fate says } strangers dice { player pairs pairAverage } note unitsFile`;

async function propose(campaign: BookOverApi, battle: string, save: string) {
  const query = `query ($id: ID!, $battle: ID!, $save: String!) { campaign(id: $id) { book { proposeReport(battle: $battle, save: $save) { ${PROPOSED} } } } }`;
  const answer = await books.api.ask(query, { id: campaign.id, battle, save }, campaign.tokens.referee);
  return { ...answer.data?.campaign.book.proposeReport, errors: answer.errors };
}

async function handIn(campaign: BookOverApi, node: string, winner: string, ...steps: string[][]) {
  const battle = await campaign.battleAt(node);
  const proposed = await propose(campaign, battle, await log(campaign, battle, ...steps));
  const report = { csv: { winner, why: 'As it was fought on VASL.', units: proposed.unitsFile } };
  const fields = '... on BookChanged { version }';
  const answer = await books.api.command(
    'reportBattle',
    { battleId: battle, report, note: proposed.note },
    campaign.tokens.referee,
    fields,
  );
  expect(answer).toMatchObject({ __typename: 'BookChanged' });
  return proposed;
}

test('a campaign is reported wholly from logs of VASL', async () => {
  const campaign = await BookOverApi.begun(books.api);
  const deployments = [
    { node: 'church', units: ['g-leader', 'g1', 'g2', 'g-mmg'] },
    { node: 'ford', units: ['g3', 'g4'] },
  ];
  await campaign.seal(1, { german: { deployments } });
  const proposed = await handIn(
    campaign,
    'church',
    'german',
    [wound('id-g-leader', 'g-leader')],
    ['-/id-r1'],
    [toCasualties('id-g-mmg')],
    [`CHAT<Anna> - ${TALK}`],
  );
  const fates = proposed.units.map(({ unit, fate }: { unit: { id: string }; fate: string }) => [
    unit.id,
    fate,
  ]);
  expect(fates).toEqual(
    expect.arrayContaining([
      ['g-leader', 'WOUNDED'],
      ['g-mmg', 'DESTROYED'],
      ['g1', 'UNHURT'],
      ['r1', 'KILLED'],
    ]),
  );
  expect(proposed.dice).toEqual([{ player: 'Anna', pairs: 1, pairAverage: 11 }]);
  expect(JSON.stringify(proposed)).not.toContain(SECRET);
  expect(proposed.note).toBe(`Step 5, Anna: ${TALK}`);
  const told = 'battles(first: 10) { nodes { report { note } } } entries(first: 50) { nodes { fact } }';
  const noted = JSON.stringify(await campaign.book('referee', told));
  expect(noted.split(TALK)).toHaveLength(3);
  for (const side of ['german', 'russian'] as const)
    expect(JSON.stringify(await campaign.book(side, told))).not.toContain(TALK);
  await handIn(campaign, 'ford', 'russian');
  await campaign.until('', ({ turn, phase }) => turn === 2 && phase === 'PLANNING');
  const { rosterUnit } = await campaign.book('referee', 'rosterUnit(id: "g-mmg") { state }');
  expect(rosterUnit.state).toBe('LOST');
  await campaign.seal(2);
  await handIn(campaign, 'bridge', 'german');
  await handIn(campaign, 'last', 'german');
  await campaign.until('', ({ phase }) => phase === 'OVER');
});

test('a note is bounded, and stays when the report is corrected', async () => {
  const campaign = await BookOverApi.begun(books.api);
  await campaign.seal(1, { german: { deployments: [{ node: 'church', units: ['g1', 'g2'] }] } });
  const battleId = await campaign.battleAt('church');
  const report = { typed: { winner: 'german', why: 'So it went.' } };
  const fields = '... on BookChanged { version } ... on Problem { path }';
  const entered = (note: string) =>
    books.api.command('reportBattle', { battleId, report, note }, campaign.tokens.referee, fields);
  expect(await entered('a'.repeat(16_001))).toMatchObject({ __typename: 'InvalidInput', path: ['note'] });
  const { version } = await entered(TALK);
  const instead = { report: { typed: { winner: 'russian', why: 'It was read wrong.' } } };
  await campaign.done('referee', 'correct', { version, instead, why: 'The other side won.' });
  const asked = `battles(first: 10) { nodes { id report { winner note } } }`;
  const { battles } = await campaign.book('referee', asked);
  expect(battles.nodes.find(({ id }: { id: string }) => id === battleId).report).toEqual({
    winner: 'russian',
    note: TALK,
  });
});

test('what the referee has matched is kept for later battles, can be looked at, taken back, and corrected', async () => {
  const campaign = await BookOverApi.begun(books.api);
  await campaign.seal(1, { german: { deployments: [{ node: 'church', units: ['g1', 'g2'] }] } });
  const battle = await campaign.battleAt('church');
  const save = base64(saved([counter('1', 'Alpha'), counter('2', 'Bravo')]));
  const known = async () => {
    const { matching } = await campaign.book('referee', 'matching { unit { id } counter }');
    return matching.map(({ unit, counter: name }: { unit: { id: string }; counter: string }) => [
      unit.id,
      name,
    ]);
  };
  const toldBy = async () => {
    const { units } = await propose(campaign, battle, save);
    return units.find(({ unit }: { unit: { id: string } }) => unit.id === 'g1').toldBy;
  };
  expect(await toldBy()).toBeNull();
  const counters = [
    { unit: 'g1', counter: 'Alpha' },
    { unit: 'r1', counter: 'Bravo' },
  ];
  const { version } = await campaign.done('referee', 'matchCounters', { counters });
  expect(await known()).toEqual([
    ['g1', 'Alpha'],
    ['r1', 'Bravo'],
  ]);
  expect(await toldBy()).toBe('MATCHING');
  expect((await campaign.asked('german', 'matching { counter }')).errors?.[0]?.extensions.code).toBe(
    'NOT_ALLOWED',
  );
  expect(
    JSON.stringify(
      await campaign.book('german', 'entries(first: 50) { nodes { fact consequences { sentence } } }'),
    ),
  ).not.toContain('Bravo');
  await campaign.done('referee', 'matchCounters', { forget: ['r1'] });
  expect(await known()).toEqual([['g1', 'Alpha']]);
  await campaign.done('referee', 'correct', {
    version,
    fact: { fact: 'nothing' },
    why: 'It was another squad.',
  });
  expect(await known()).toEqual([]);
  const refused = await campaign.command(
    'referee',
    'matchCounters',
    { counters: [{ unit: 'nobody', counter: 'X' }] },
    '... on Problem { code path }',
  );
  expect(refused).toMatchObject({
    __typename: 'InvalidInput',
    code: 'NO_SUCH_UNIT',
    path: ['counters', 'nobody'],
  });
});

test('a file that is not a save is refused, and only referees learn anything', async () => {
  const campaign = await BookOverApi.begun(books.api);
  await campaign.seal(1, { german: { deployments: [{ node: 'church', units: ['g1', 'g-leader'] }] } });
  const battle = await campaign.battleAt('church');
  const { errors } = await propose(campaign, battle, base64(Buffer.from('not a save')));
  expect(errors?.[0]).toMatchObject({
    message: expect.stringMatching(/^This is not a save or log of VASSAL: This is not a zip archive/),
    extensions: { code: 'DAMAGED', path: ['save'] },
  });
  const asked = `proposeReport(battle: "${battle}", save: "") { strangers }`;
  expect((await campaign.asked('german', asked)).errors?.[0]?.extensions.code).toBe('NOT_ALLOWED');
});
