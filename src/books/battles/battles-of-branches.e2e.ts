/** A battle of a campaign's book belongs to the line in which it was opened, and to those who may read that line. */
import { BookOverApi, servedBooks, type Who } from '../book-over-api.testkit.js';
import { beginning } from '../books.testkit.js';

const books = servedBooks();

const PLAYERS = ['german', 'russian', 'observer'] as const;

/** A branch of the first planning phase in which the church is fought over on the server, and the main line, which waits. */
async function foughtAside() {
  const [church] = beginning().graph.nodes;
  const graph = { start: ['church'], nodes: [{ ...church, mode: 'ENFORCE', edges: [] }] };
  const campaign = await BookOverApi.begun(books.api, { graph });
  const { version } = await campaign.book('referee', 'version');
  const made = await campaign.command(
    'referee',
    'branch',
    { version, name: 'Aside' },
    '... on BookBranched { line { id } }',
  );
  const { id: line } = made.line;
  for (const side of ['german', 'russian'])
    await campaign.done('referee', 'sealOrders', { line, side, turn: 1, orders: {} });
  const battle = await openedIn(campaign, `(line: "${line}")`);
  return { campaign, line, battle };
}

async function openedIn(campaign: BookOverApi, asked = ''): Promise<string> {
  for (const end = Date.now() + 20_000; ; await new Promise((resolve) => setTimeout(resolve, 25))) {
    const { graph } = await campaign.book('referee', 'graph { nodes { battle { id status } } }', asked);
    const [{ battle }] = graph.nodes;
    if (battle?.status === 'OPEN') return battle.id;
    if (Date.now() > end) throw new Error('No battle was opened.');
  }
}

async function battles(campaign: BookOverApi, who: Who): Promise<string[]> {
  const query = 'query ($id: ID!) { campaign(id: $id) { battles(first: 10) { nodes { id } } } }';
  const { campaign: seen } = await books.api.data(query, { id: campaign.id }, campaign.tokens[who]);
  return seen.battles.nodes.map(({ id }: { id: string }) => id);
}

const isOfBattles = (kind: string) => /battle/.test(kind);

/** The kinds of event in the log as somebody sees it, whose positions have no gaps. */
async function told(campaign: BookOverApi, who: Who): Promise<string[]> {
  const query =
    'query ($id: ID!) { campaign(id: $id) { position events(first: 100) { nodes { position kind } } } }';
  const { campaign: seen } = await books.api.data(query, { id: campaign.id }, campaign.tokens[who]);
  const { nodes } = seen.events;
  expect(nodes.map(({ position }: { position: number }) => position)).toEqual(
    Array.from({ length: seen.position }, (_, n) => n + 1),
  );
  return nodes.map(({ kind }: { kind: string }) => kind);
}

const orders = (campaign: BookOverApi, who: Who, battleId: string, side?: string) =>
  books.api.command(
    'issueOrders',
    { battleId, orders: [{ json: { order: 'no-such-order' } }], ...(side && { side }) },
    campaign.tokens[who],
  );

/** The referee puts a word of his own into the battle. */
async function ruled(campaign: BookOverApi, battleId: string): Promise<void> {
  const input = { battleId, changes: [{ do: 'clock', set: { turn: 2 } }], why: 'It is late.' };
  const answer = await books.api.command('rule', input, campaign.tokens.referee);
  expect(answer).toMatchObject({ __typename: 'RulingMade' });
}

test('a branch’s battle is the referee’s alone: nobody else sees it, finds it, or gives orders in it', async () => {
  const { campaign, battle } = await foughtAside();
  expect(await battles(campaign, 'referee')).toEqual([battle]);
  expect(await orders(campaign, 'referee', battle, 'german')).toMatchObject({ __typename: 'OrderRefused' });
  for (const who of PLAYERS) {
    expect(await battles(campaign, who)).toEqual([]);
    const asked = await books.api.ask(
      'query ($id: ID!) { battle(id: $id) { name } }',
      { id: battle },
      campaign.tokens[who],
    );
    expect(asked.data).toEqual({ battle: null });
  }
  expect(await told(campaign, 'referee')).toEqual(
    expect.arrayContaining(['battle.opened', 'battle.action', 'book.open-battle']),
  );
  for (const who of PLAYERS) expect((await told(campaign, who)).filter(isOfBattles)).toEqual([]);
  const unknown = battle.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
  for (const command of ['issueOrders', 'undo', 'answerUndo']) {
    const input = { orders: [{ json: { order: 'pass' } }], toVersion: 2, consent: true };
    const members = { issueOrders: ['orders'], undo: ['toVersion'], answerUndo: ['consent'] }[command] ?? [];
    const given = Object.fromEntries(members.map((member) => [member, input[member as keyof typeof input]]));
    const [real, guessed] = [battle, unknown].map((battleId) =>
      books.api.command(command, { battleId, ...given }, campaign.tokens.german),
    );
    expect(await real).toMatchObject({ __typename: 'NotFound' });
    expect(await real).toEqual(await guessed);
  }
});

test('when the campaign goes on with the branch, its battle is everybody’s, and that of the line it left is not', async () => {
  const { campaign, line, battle } = await foughtAside();
  const { line: main } = await campaign.book('referee', 'line { id }');
  for (const side of ['german', 'russian'] as const)
    await campaign.done(side, 'sealOrders', { turn: 1, orders: {} });
  const own = await openedIn(campaign);
  for (const who of PLAYERS) expect(await battles(campaign, who)).toEqual([own]);
  await campaign.done('referee', 'useLine', { line });
  for (const who of PLAYERS) expect(await battles(campaign, who)).toEqual([battle]);
  expect(await orders(campaign, 'german', battle)).toMatchObject({ __typename: 'OrderRefused' });
  // The log tells what was told when it happened: not what was fought aside then.
  const before = (await told(campaign, 'german')).filter(isOfBattles);
  await ruled(campaign, battle);
  expect((await told(campaign, 'german')).filter(isOfBattles)).toEqual([...before, 'battle.action']);
  await ruled(campaign, own);
  expect((await told(campaign, 'german')).filter(isOfBattles)).toEqual([...before, 'battle.action']);
  expect(await orders(campaign, 'german', own)).toMatchObject({ __typename: 'NotFound' });
  expect((await battles(campaign, 'referee')).sort()).toEqual([battle, own].sort());

  // A branch that leaves the main line behind its battle shares it.
  const { version } = await campaign.book('referee', 'version', `(line: "${main.id}")`);
  const made = await campaign.command(
    'referee',
    'branch',
    { line: main.id, version, name: 'Later' },
    '... on BookBranched { line { id } }',
  );
  await campaign.done('referee', 'useLine', { line: made.line.id });
  for (const who of PLAYERS) expect(await battles(campaign, who)).toEqual([own]);
});
