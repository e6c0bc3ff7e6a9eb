/**
 * Two campaigns alike in all that blue may know. In one of them red seals, the referee enters what concerns red alone, tries
 * lines aside, fights battles in them and invites people. Blue and an observer count, look, follow, order and guess ids: what
 * they get must be the same bytes in both.
 */
import { randomUUID } from 'node:crypto';
import { battleId, lineId } from '../../src/api/index.js';
import { beginning } from '../../src/books/books.testkit.js';
import type { Chance } from '../support/chance.js';
import type { Answer, Case, Course, Ground, Who } from './ground.js';
import { SentNews } from './sent-news.js';

const BOOK = `version date turn phase deadline outcome { winner why } line { version name } dice { seed seeds { from } } flags { flag value }
  sides { key points victoryPoints sealed } preconditions { met next missing { code says } } lines { name version } sealed { side turn }
  graph { nodes { id status battle { id } } } roster(first: 50) { nodes { id name state lifeStory { entries { version says } } } }
  turns(first: 9) { edges { cursor node { fromVersion untilVersion result steps { step state version } } } }
  battles(first: 9) { edges { cursor node { id name status drawn { unit } } } } victoryPoints(first: 9) { edges { cursor node { version total } } }
  entries(first: 99) { edges { cursor node { version position kind fact sentence correctedBy } } pageInfo { hasNextPage endCursor } }`;
const CAMPAIGN = `position name members(first: 9) { nodes { role } } battles(first: 9) { edges { cursor node { id name version } } pageInfo { hasNextPage endCursor } }
  events(first: 99) { edges { cursor node { position kind battleId about } } pageInfo { hasNextPage endCursor } }`;
const ALL = `query ($id: ID!) { campaign(id: $id) { ${CAMPAIGN} book { ${BOOK} } } }`;
const FOLLOWED =
  'subscription ($id: ID!, $after: Int!) { campaignEvents(campaignId: $id, after: $after) { position kind about } }';

/** Blue plays the Germans, red the Russians. */
const SIDES = { blue: 'german', red: 'russian' } as const;

const WATCHERS = ['blue', 'observer'] as const;

const ANY_ID =
  /(campaign|person|line|battle|side|invitation)\.[\w-]{22}(\.[\w-]+)?|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64}/g;

export const inCampaigns: Case = (ground, chance) => new Trial(ground, chance).run();

class Leak extends Error {}

class Trial {
  private readonly counts: Record<string, number> = {};
  private plain!: World;
  private busy!: World;
  private readonly news: SentNews;

  constructor(
    private readonly ground: Ground,
    private readonly chance: Chance,
  ) {
    this.news = new SentNews(ground);
  }

  async run(): Promise<Course> {
    const [plain, busy] = await Promise.all([this.world(), this.world()]);
    [this.plain, this.busy] = [plain, busy];
    await this.news.subscribe([plain.id, busy.id]);
    try {
      await this.compare('the beginning');
      for (let round = 1 + this.chance.below(4); round > 0; round--) await this.round();
      await this.both('the turn goes on', 'referee', (world) => world.advance());
      await this.compare('the turn went on');
      return { counts: this.counts };
    } catch (error) {
      if (error instanceof Leak) return { counts: this.counts, leak: error.message };
      throw error;
    }
  }

  private async world(): Promise<World> {
    const world = new World(this.ground, await this.ground.campaign(SIDES));
    await world.begin();
    return world;
  }

  private async round(): Promise<void> {
    const done = await this.somethingHidden();
    await this.compare(done);
    const orders = { priorities: this.chance.shuffled(['g1', 'g2', 'g3']).slice(0, 2) };
    const expectedVersion = this.chance.below(3) > 0 ? undefined : 1 + this.chance.below(8);
    const flag = `flag-${this.chance.below(3)}`;
    const tried = this.chance.pick<() => Promise<void>>([
      () => this.both('blue seals', 'blue', (world) => world.seal('blue', orders, expectedVersion)),
      () =>
        this.both('a flag', 'referee', (world) => world.give('setFlags', { flags: [{ flag, value: true }] })),
      () =>
        this.both('a deadline', 'referee', (world) =>
          world.give('setDeadline', { deadline: '2040-01-01T00:00:00Z' }),
        ),
      () => this.guesses(),
    ]);
    await tried();
    await this.compare(`${done}, then more`);
  }

  private async somethingHidden(): Promise<string> {
    const { busy, chance } = this;
    const points = 1 + chance.below(9);
    const acts: Readonly<Record<string, () => Promise<unknown>>> = {
      'red seals': () => busy.seal('red', { priorities: chance.shuffled(['r1', 'r2', 'r3']) }),
      'red is ruled on': () =>
        busy.give('makeRuling', { what: 'SIDE', id: SIDES.red, set: { points }, why: 'Counted.' }),
      'red is given a squad': () => busy.enlistRed(),
      'what red sealed is corrected': () => busy.correctRed(),
      'a line is tried aside': () => busy.tryAside(),
      'somebody is invited': () => busy.give('invite', { role: 'OBSERVER' }),
    };
    const name = chance.pick(Object.keys(acts));
    await (acts[name] as () => Promise<unknown>)();
    this.count(name);
    return name;
  }

  /** Somebody does the same in both worlds, and all but the referee hear the same of it. */
  private async both(what: string, who: Who, act: (world: World) => Promise<Answer>): Promise<void> {
    const [one, other] = [await act(this.plain), await act(this.busy)];
    this.count(what);
    if (who !== 'referee') this.alike(what, [one, other]);
  }

  /** Ids of lines and battles that are not there for blue answer as those do that were never given. */
  private async guesses(): Promise<void> {
    const { busy } = this;
    for (const { line, battle } of busy.aside)
      for (const [real, other] of [
        [line, busy.otherLine()],
        ...(battle ? [[battle, busy.otherBattle()] as const] : []),
      ] as const) {
        const answers = [await busy.guess(real), await busy.guess(other)];
        this.count('ids guessed');
        const [one, two] = answers.map((answer) => JSON.stringify(answer));
        if (one !== two) throw new Leak(`a guessed id: ${one} | ${two}`);
      }
  }

  private async compare(after: string): Promise<void> {
    for (const who of WATCHERS) {
      const [one, other] = await Promise.all([this.plain.seen(who), this.busy.seen(who)]);
      this.alike(`${who} after: ${after}`, [one, other]);
      await this.news.tell();
      const written = await Promise.all([this.plain, this.busy].map(({ id }) => this.news.of(id, who)));
      this.count('mails', written[0].mails.length);
      this.count('messages', written[0].messages.length);
      this.alike(`what ${who} is sent after: ${after}`, [written[0], written[1]]);
      if (this.chance.below(4) > 0) continue;
      const positions = one.data.campaign.position as number;
      const from = this.chance.below(positions);
      this.alike(`${who} follows from ${from} after: ${after}`, [
        await this.plain.followed(who, from, positions),
        await this.busy.followed(who, from, positions),
      ]);
    }
  }

  private alike(what: string, answers: readonly [Answer, Answer]): void {
    this.count('compared');
    const [one, other] = [this.plain.told(answers[0]), this.busy.told(answers[1])];
    if (one === other) return;
    let at = 0;
    while (one[at] === other[at]) at++;
    const around = (text: string) => `…${text.slice(Math.max(0, at - 160), at + 240)}…`;
    throw new Leak(`${what}: ${around(one)} | ${around(other)}`);
  }

  private count(what: string, times = 1): void {
    this.counts[what] = (this.counts[what] ?? 0) + times;
  }
}

/** A line that the referee tries aside, and the battle in it, where one was opened. */
interface Tried {
  readonly line: string;
  readonly battle?: string;
}

class World {
  readonly aside: Tried[] = [];
  private given = 0;
  /** Entries of red's sealed orders. */
  private readonly sealed: number[] = [];

  constructor(
    private readonly ground: Ground,
    readonly id: string,
  ) {}

  async begin(): Promise<void> {
    const { graph, policies, ...war } = beginning();
    const [church] = graph.nodes;
    const document = {
      ...war,
      policies: { ...policies, planning: { byHand: ['reveal'] } },
      graph: { start: ['church'], nodes: [{ ...church, mode: 'ENFORCE', edges: [] }] },
    };
    await this.give('beginBook', { campaign: { document } });
  }

  async give(name: string, input: object, fields = '... on BookChanged { version }'): Promise<Answer> {
    const more = name === 'invite' ? '' : fields;
    const answer = await this.command('referee', name, { campaignId: this.id, ...input }, more);
    if (answer.code !== undefined) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer;
  }

  async seal(side: 'blue' | 'red', orders: object, expectedVersion?: number): Promise<Answer> {
    const input = { campaignId: this.id, turn: 1, orders, ...(expectedVersion && { expectedVersion }) };
    const fields = '... on BookChanged { position version replayed book { version } }';
    const answer = await this.command(side, 'sealOrders', input, fields);
    if (side === 'red') this.sealed.push(await this.latest());
    return answer;
  }

  async enlistRed(): Promise<void> {
    const unit = {
      unit: `r-late-${++this.given}`,
      side: SIDES.red,
      kind: 'SQUAD',
      name: 'Reserve',
      counter: '4-4-7',
    };
    await this.give('enlist', { roster: { units: { roster: [unit] } } });
  }

  async correctRed(): Promise<void> {
    const version = this.sealed.at(-1);
    if (version === undefined) return;
    const fact = { fact: 'seal', side: SIDES.red, turn: 1, orders: { priorities: ['r1'] } };
    await this.give('correct', { version, fact, why: 'Misread.' });
  }

  /** A branch in which both seal, the orders are revealed, and the church is fought over. */
  async tryAside(): Promise<void> {
    const branch = { version: await this.latest(), name: `Aside ${++this.given}` };
    const made = await this.give('branch', branch, '... on BookBranched { line { id } }');
    const line = made.line.id as string;
    for (const side of Object.values(SIDES))
      await this.give('sealOrders', { line, side, turn: 1, orders: {} });
    for (let step = 0; step < 2; step++) await this.give('advanceTurn', { line });
    const { book } = (
      await this.ask('referee', `book(line: "${line}") { battles(first: 1) { nodes { id } } }`)
    ).data.campaign;
    const battle = book.battles.nodes[0]?.id as string | undefined;
    this.aside.push({ line, ...(battle && { battle }) });
    if (!battle) return;
    const ruling = { battleId: battle, changes: [{ do: 'clock', set: { turn: 2 } }], why: 'It is late.' };
    await this.command('referee', 'rule', ruling);
  }

  advance(): Promise<Answer> {
    return this.give('advanceTurn', { withoutAbsent: true });
  }

  otherLine(): string {
    return lineId.encode(this.campaign, randomUUID());
  }

  otherBattle(): string {
    return battleId.encode(this.campaign, randomUUID());
  }

  /** Everything that blue can do with an id. */
  async guess(id: string): Promise<unknown> {
    const read =
      'query ($campaign: ID!, $id: ID!) { campaign(id: $campaign) { book(line: $id) { version } events(first: 9, filter: { battleId: $id }) { nodes { kind } } } battle(id: $id) { version } }';
    const token = this.ground.tokens.blue;
    const { data, errors } = await this.ground.api.ask(read, { campaign: this.id, id }, token);
    const orders = [{ json: { order: 'pass' } }];
    const answers = [
      await this.command('blue', 'sealOrders', { campaignId: this.id, line: id, turn: 1, orders: {} }),
      await this.command('blue', 'issueOrders', { battleId: id, orders }),
      await this.command('blue', 'undo', { battleId: id, toVersion: 2 }),
    ];
    return { data, errors: errors?.map(({ message }) => message), answers };
  }

  async seen(who: Who): Promise<Answer> {
    const { data, errors } = await this.ground.api.ask(ALL, { id: this.id }, this.ground.tokens[who]);
    return { data, errors: errors?.map(({ message }) => message) };
  }

  async followed(who: Who, after: number, until: number): Promise<unknown[]> {
    const client = this.ground.api.sockets(this.ground.tokens[who]);
    const heard: unknown[] = [];
    const variables = { id: this.id, after };
    for await (const { data } of client.iterate({ query: FOLLOWED, variables })) {
      heard.push(data);
      if (heard.length === until - after) break;
    }
    await client.dispose();
    return heard;
  }

  /** What differs between two campaigns whatever happens in them: ids by the order in which they are told, moments, dice. */
  told(answer: Answer): string {
    const ids = new Map<string, string>();
    const known = (id: string) => {
      if (!ids.has(id)) ids.set(id, `ID${ids.size}`);
      return ids.get(id) as string;
    };
    return JSON.stringify(answer)
      .replaceAll(ANY_ID, known)
      .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"MOMENT"');
  }

  private async latest(): Promise<number> {
    return (await this.ask('referee', 'book { version }')).data.campaign.book.version;
  }

  private ask(who: Who, fields: string): Promise<Answer> {
    const query = `query ($id: ID!) { campaign(id: $id) { ${fields} } }`;
    return this.ground.api.ask(query, { id: this.id }, this.ground.tokens[who]);
  }

  private command(who: Who, name: string, input: object, fields = ''): Promise<Answer> {
    return this.ground.api.command(name, input, this.ground.tokens[who], fields);
  }

  private get campaign(): string {
    return this.ground.idOf(this.id);
  }
}
