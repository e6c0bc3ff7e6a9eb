import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
/**
 * Two campaigns alike in all that a German may know. In one of them the Russian seals his orders, the referee enters what
 * concerns the Russian alone, and tries a line aside. Nothing that the German or the observer asks tells the one from the other.
 */
import { BookOverApi, servedBooks, type Who } from '../book-over-api.testkit.js';
import { beginning } from '../books.testkit.js';

const books = servedBooks();

const ENTRY = 'version position kind sentence fact correctedBy consequences { sentence }';
const BOOK = `version date turn phase line { version } dice { seed seeds { from } }
  sides { key sealed points } preconditions { met next missing { code } } lines { name version }
  turns(first: 5) { nodes { fromVersion untilVersion result steps { step version } } }
  victoryPoints(first: 20) { edges { cursor node { version total } } }
  fieldPromotions(first: 20) { edges { cursor node { version unit } } }
  roster(first: 50) { nodes { id experience { earned { version } levels { version } casualties { version } } lifeStory { entries { version says } } } }
  entries(first: 50) { edges { cursor node { ${ENTRY} } } pageInfo { hasNextPage endCursor } }`;
const QUERY = `query ($id: ID!) { campaign(id: $id) { position
  events(first: 100) { edges { cursor node { position kind about } } pageInfo { hasNextPage endCursor } }
  battles(first: 5) { nodes { name } pageInfo { endCursor } }
  book { ${BOOK} } } }`;

/** What differs between two campaigns whatever happens in them: ids, the server's dice, moments. */
function alike(answer: unknown): unknown {
  const ids = new Map<string, string>();
  const known = (id: string) => {
    if (!ids.has(id)) ids.set(id, `id ${ids.size}`);
    return ids.get(id) as string;
  };
  return JSON.parse(
    JSON.stringify(answer)
      .replaceAll(/"(campaign|person|line|battle|side)\.[\w.-]+"/g, (id) => `"${known(id)}"`)
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, known)
      .replaceAll(/[0-9a-f]{64}/g, known)
      .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"moment"'),
  );
}

class Worlds {
  private constructor(private readonly worlds: readonly [BookOverApi, BookOverApi]) {}

  static async begun(): Promise<Worlds> {
    const { policies } = beginning();
    const planning = { byHand: ['reveal'] };
    const begin = () => BookOverApi.begun(books.api, { policies: { ...policies, planning } });
    return new Worlds([await begin(), await begin()]);
  }

  async both<Result>(work: (world: BookOverApi) => Promise<Result>): Promise<[Result, Result]> {
    const [one, other] = this.worlds;
    return [await work(one), await work(other)];
  }

  /** Something that happens in one of them only. */
  async hidden(work: (world: BookOverApi) => Promise<unknown>): Promise<void> {
    await work(this.worlds[1]);
  }

  async lookAlikeTo(...who: readonly Who[]): Promise<void> {
    for (const viewer of who) {
      const ask = () => this.both((world) => books.api.data(QUERY, { id: world.id }, world.tokens[viewer]));
      // The jobs of both look at their turns when they come to it.
      let [one, other] = await ask();
      for (let tries = 0; tries < 50 && !isDeepStrictEqual(alike(one), alike(other)); tries++) {
        await sleep(100);
        [one, other] = await ask();
      }
      expect(alike(other)).toEqual(alike(one));
      const { position, events, book } = one.campaign;
      expect(events.edges.map(({ node }: { node: { position: number } }) => node.position)).toEqual(
        Array.from({ length: position }, (_, n) => n + 1),
      );
      expect(book.version).toBe(book.line.version);
    }
  }
}

const seal = (turn: number, priorities: readonly string[]) => ({ turn, orders: { priorities } });

const ruling = (id: string, set: object) => ({ what: 'ROSTER', id, set, why: 'Recounted.' });

test('nobody can count what the other side seals, and what the referee enters for it', async () => {
  const worlds = await Worlds.begun();
  await worlds.lookAlikeTo('german', 'observer');
  await worlds.hidden((world) => world.done('russian', 'sealOrders', seal(1, ['r1'])));
  await worlds.hidden((world) => world.done('russian', 'sealOrders', seal(1, ['r2'])));
  await worlds.lookAlikeTo('german', 'observer');
  await worlds.hidden(async (world) => {
    await world.done('referee', 'makeRuling', ruling('r3', { name: 'Ivan' }));
  });
  await worlds.lookAlikeTo('german', 'observer');

  const fields = '... on BookChanged { position version book { version } }';
  const sealed = await worlds.both((world) =>
    world.command('german', 'sealOrders', { ...seal(1, ['g1']), expectedVersion: 1 }, fields),
  );
  expect(sealed[0]).toMatchObject({ __typename: 'BookChanged', version: 2, book: { version: 2 } });
  expect(sealed[1]).toEqual(sealed[0]);
  const late = await worlds.both((world) =>
    Promise.all(
      [1, 3, 4, 5].map((expectedVersion) =>
        world.command('german', 'sealOrders', { ...seal(1, []), expectedVersion }),
      ),
    ),
  );
  expect(late[0]?.map(({ __typename }) => __typename)).toEqual(Array(4).fill('Conflict'));
  expect(late[1]).toEqual(late[0]);
  expect(late[1]?.[0].message).toContain('version 2');
  await worlds.lookAlikeTo('german', 'observer');

  // Nobody is told which sides had sealed nothing.
  await worlds.both(async (world) => {
    await world.done('referee', 'advanceTurn', { withoutAbsent: true });
    await world.battleAt('church');
    await world.battleAt('ford');
  });
  await worlds.lookAlikeTo('german', 'observer');
});

test('nobody can count what happens in a line that the referee tries aside, and what is corrected for the other side', async () => {
  const worlds = await Worlds.begun();
  await worlds.hidden(async (world) => {
    const branch = { version: 1, name: 'Aside' };
    const fields = '... on BookBranched { line { id } }';
    const { line } = await world.command('referee', 'branch', branch, fields);
    for (const side of ['german', 'russian'])
      await world.done('referee', 'sealOrders', { line: line.id, side, ...seal(1, []) });
    await world.done('referee', 'advanceTurn', { line: line.id });
    await world.done('russian', 'sealOrders', seal(1, ['r1']));
    const { version } = await world.book('referee', 'version');
    const fact = { fact: 'seal', side: 'russian', turn: 1, orders: { priorities: ['r4'] } };
    await world.done('referee', 'correct', { version, fact, why: 'Misread.' });
  });
  await worlds.lookAlikeTo('german', 'observer');
  await worlds.both((world) => world.done('german', 'sealOrders', seal(1, ['g1'])));
  await worlds.lookAlikeTo('german', 'observer');
});

test('what is read at a version, a position or a turn is what stood there for the reader', async () => {
  const worlds = await Worlds.begun();
  await worlds.hidden((world) => world.done('russian', 'sealOrders', seal(1, ['r1'])));
  await worlds.both(async (world) => {
    await world.done('german', 'sealOrders', seal(1, ['g1']));
    await world.done('referee', 'advanceTurn', { withoutAbsent: true });
    await world.battleAt('church');
    await world.battleAt('ford');
  });
  for (const at of [
    'version: 1',
    'version: 2',
    'version: 3',
    'position: 9',
    'turn: { turn: 1 }',
    'version: 99',
  ]) {
    const query = `query ($id: ID!) { campaign(id: $id) { book(at: { ${at} }) { ${BOOK} } } }`;
    const [one, other] = await worlds.both(async (world) => {
      const { data, errors } = await books.api.ask(query, { id: world.id }, world.tokens.german);
      return { data, errors };
    });
    expect(alike(other)).toEqual(alike(one));
  }
});
