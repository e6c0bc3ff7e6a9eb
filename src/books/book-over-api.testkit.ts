/** A campaign with its book behind a served API: a referee, two staffs, an observer and a stranger. */

import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { serveHouse } from '../../test/support/house.js';
import { newPerson, type TestApi } from '../api/api.testkit.js';
import { beginning } from './books.testkit.js';

const NAMES = ['referee', 'german', 'russian', 'observer', 'stranger'] as const;
export type Who = (typeof NAMES)[number];

const PATIENCE_MS = 20_000;

// biome-ignore lint/suspicious/noExplicitAny: every query answers in its own shape
type Answered = any;

/** Serves books to the tests of a file, on a database of its own; nothing may stand in the error log at the end. */
export function servedBooks(): { readonly api: TestApi } {
  let database: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await createTestDatabase();
    api = await serveHouse(await database.connect());
  });
  afterAll(async () => {
    await api?.close();
    await database?.drop();
    expect(api?.errors.lines).toEqual([]);
  });
  return {
    get api() {
      return api;
    },
  };
}

export class BookOverApi {
  private constructor(
    readonly api: TestApi,
    readonly id: string,
    readonly tokens: Readonly<Record<Who, string>>,
  ) {}

  static async create(api: TestApi, settings: object = {}): Promise<BookOverApi> {
    const people = await Promise.all(NAMES.map((name) => newPerson(api, name)));
    const tokens = Object.fromEntries(NAMES.map((name, i) => [name, people[i]?.token])) as Record<
      Who,
      string
    >;
    const sides = [
      { key: 'german', name: 'Germans' },
      { key: 'russian', name: 'Russians' },
    ];
    const made = await api.command(
      'createCampaign',
      { name: 'The road to the church', sides, ...settings },
      tokens.referee,
      '... on CampaignCreated { campaign { id sides { id key } } }',
    );
    const campaign = new BookOverApi(api, made.campaign.id, tokens);
    for (const name of ['german', 'russian', 'observer'] as const) {
      const side = made.campaign.sides.find(({ key }: { key: string }) => key === name);
      const seat = side ? { role: 'COMMANDER', sideId: side.id } : { role: 'OBSERVER' };
      const { secret } = await campaign.command(
        'referee',
        'invite',
        seat,
        '... on InvitationIssued { secret }',
      );
      await api.command('acceptInvitation', { secret }, tokens[name]);
    }
    return campaign;
  }

  /** A campaign whose book is begun. */
  static async begun(api: TestApi, changes: object = {}, settings: object = {}): Promise<BookOverApi> {
    const campaign = await BookOverApi.create(api, settings);
    const document = { ...beginning(), ...changes };
    campaign.changed(await campaign.command('referee', 'beginBook', { campaign: { document } }));
    return campaign;
  }

  command(who: Who, name: string, input: object, fields = ''): Promise<Answered> {
    return this.api.command(name, { campaignId: this.id, ...input }, this.tokens[who], fields);
  }

  /** A command that is carried out; tried again where the turn's job took a step at that very moment. */
  async done(who: Who, name: string, input: object): Promise<Answered> {
    for (const end = Date.now() + PATIENCE_MS; ; ) {
      const answer = await this.command(who, name, input, '... on BookChanged { version }');
      if (answer.code !== 'CONFLICT' || Date.now() > end) return this.changed(answer);
    }
  }

  private changed(answer: Answered): Answered {
    if (answer.__typename === 'BookChanged') return answer;
    throw new Error(`Not carried out: ${JSON.stringify(answer)}`);
  }

  /** What somebody sees of the book. */
  async book(who: Who, fields: string, asked = ''): Promise<Answered> {
    const query = `query ($id: ID!) { campaign(id: $id) { book${asked} { ${fields} } } }`;
    return (await this.api.data(query, { id: this.id }, this.tokens[who])).campaign.book;
  }

  /** The same with its errors. */
  async asked(who: Who, fields: string, asked = '') {
    const query = `query ($id: ID!) { campaign(id: $id) { book${asked} { ${fields} } } }`;
    return this.api.ask(query, { id: this.id }, this.tokens[who]);
  }

  /** The book once the jobs have brought it so far. */
  async until(fields: string, isSo: (book: Answered) => boolean): Promise<Answered> {
    for (const end = Date.now() + PATIENCE_MS; ; await new Promise((resolve) => setTimeout(resolve, 25))) {
      const book = await this.book('referee', `turn phase ${fields}`);
      if (isSo(book)) return book;
      if (Date.now() > end) throw new Error(`The campaign did not come so far: ${JSON.stringify(book)}`);
    }
  }

  async seal(turn: number, orders: Partial<Record<'german' | 'russian', object>> = {}): Promise<void> {
    for (const side of ['german', 'russian'] as const)
      await this.done(side, 'sealOrders', { turn, orders: orders[side] ?? {} });
  }

  /** The open battle of a node, once the turn has come to it. */
  async battleAt(node: string): Promise<string> {
    const isOpen = (one: Answered) => one.id === node && one.battle?.status === 'OPEN';
    const { graph } = await this.until('graph { nodes { id battle { id status } } }', (book) =>
      book.graph.nodes.some(isOpen),
    );
    return graph.nodes.find(isOpen).battle.id;
  }

  async report(node: string, report: object): Promise<Answered> {
    const battleId = await this.battleAt(node);
    const typed = { winner: 'german', why: 'They took it.', ...report };
    const answer = await this.api.command(
      'reportBattle',
      { battleId, report: { typed } },
      this.tokens.referee,
      '... on BookChanged { version }',
    );
    return this.changed(answer);
  }

  /** Two turns, fought at the table: a wound, kills, a promotion; the campaign is over then. */
  async played(): Promise<void> {
    const deployments = [
      { node: 'church', units: ['g-leader', 'g1', 'g2', 'g-mmg'] },
      { node: 'ford', units: ['g3', 'g4'] },
    ];
    await this.seal(1, { german: { deployments } });
    await this.report('church', {
      points: [{ side: 'german', points: 2 }],
      units: [
        { unit: 'g1', fate: 'UNHURT', deeds: [{ deed: 'kill', times: 2 }], checksPassed: 3, actions: 5 },
        { unit: 'r1', fate: 'KILLED' },
        { unit: 'g-leader', fate: 'WOUNDED', deeds: [{ deed: 'kill', times: 2 }] },
      ],
    });
    await this.report('ford', { winner: 'russian', why: 'Nobody crossed.' });
    await this.until('', ({ turn, phase }) => turn === 2 && phase === 'PLANNING');
    await this.seal(2);
    await this.report('bridge', {});
    await this.report('last', {});
    await this.until('', ({ phase }) => phase === 'OVER');
  }
}
