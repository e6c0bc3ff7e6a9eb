/** A campaign as its people have it: a referee and two staffs who joined by invitation, and GraphQL between them and it. */
import { newPerson, type TestApi } from '../../src/api/api.testkit.js';
import { chance } from '../../src/rules-core/kernel/lab/bots.js';
import type { TestDatabase } from '../support/database.js';
import { serveHouse } from '../support/house.js';

// biome-ignore lint/suspicious/noExplicitAny: every query answers in its own shape
export type Answered = any;

export const SIDES = ['german', 'russian'] as const;
export type Side = (typeof SIDES)[number];
export type Who = 'referee' | 'observer' | Side;

/** Random players make an end of a small battle long before. */
const MOST_ORDERS = 2_000;

export async function serve(database: TestDatabase): Promise<TestApi> {
  return serveHouse(await database.connect(), { budget: { points: 1e9, seconds: 1 } });
}

export class Staffs {
  private constructor(
    readonly api: TestApi,
    readonly id: string,
    private readonly tokens: ReadonlyMap<string, string>,
    readonly sides: readonly string[],
  ) {}

  static async join(api: TestApi, keys: readonly string[] = SIDES): Promise<Staffs> {
    const sides = keys.map((key) => ({ key, name: `${key.charAt(0).toUpperCase()}${key.slice(1)}s` }));
    const { token } = await newPerson(api, 'referee');
    const made = await api.command(
      'createCampaign',
      { name: 'The long road', sides },
      token,
      '... on CampaignCreated { campaign { id sides { id key } } }',
    );
    const campaignId: string = made.campaign.id;
    const tokens = new Map([['referee', token]]);
    for (const who of [...keys, 'observer']) {
      const player = await newPerson(api, who);
      const side = made.campaign.sides.find(({ key }: { key: string }) => key === who);
      const seat = side ? { role: 'COMMANDER', sideId: side.id } : { role: 'OBSERVER' };
      const fields = '... on InvitationIssued { secret }';
      const { secret } = await api.command('invite', { campaignId, ...seat }, token, fields);
      await api.command('acceptInvitation', { secret }, player.token);
      tokens.set(who, player.token);
    }
    return new Staffs(api, campaignId, tokens, keys);
  }

  token(who: string): string {
    return this.tokens.get(who) as string;
  }

  /** A command that is carried out, by its answer. */
  async done(who: string, name: string, input: object, fields = ''): Promise<Answered> {
    const answer = await this.api.command(name, input, this.token(who), fields);
    if ('code' in answer) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** The same about the campaign's book. */
  enter(who: string, name: string, input: object): Promise<Answered> {
    return this.done(who, name, { campaignId: this.id, ...input }, '... on BookChanged { version }');
  }

  async campaign(who: string, fields: string, variables: object = {}, declared = ''): Promise<Answered> {
    const query = `query ($id: ID!${declared}) { campaign(id: $id) { ${fields} } }`;
    return (await this.api.data(query, { id: this.id, ...variables }, this.token(who))).campaign;
  }

  async book(who: string, fields: string, asked = ''): Promise<Answered> {
    return (await this.campaign(who, `book${asked} { ${fields} }`)).book;
  }

  /** The book once the jobs have brought it so far. */
  async until(fields: string, isSo: (book: Answered) => boolean, asked = ''): Promise<Answered> {
    for (;;) {
      const book = await this.book('referee', `turn phase ${fields}`, asked);
      if (isSo(book)) return book;
      const failed = await this.book(
        'referee',
        'turns(first: 1) { nodes { steps { step state problem } } }',
        asked,
      );
      for (const { step, state, problem } of failed.turns.nodes[0]?.steps ?? [])
        if (state === 'FAILED') throw new Error(`${step}: ${JSON.stringify(problem)}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  /** Each staff seals its own. */
  async seal(turn: number, orders: Readonly<Record<string, object>>): Promise<void> {
    for (const side of this.sides) await this.enter(side, 'sealOrders', { turn, orders: orders[side] ?? {} });
  }

  /** The open battle of a node, and whom of the roster it has. */
  async battleAt(node: string, asked = ''): Promise<{ id: string; drawn: string[]; mode: string }> {
    const fields = 'battles(first: 20) { nodes { id node status mode drawn { roster } } }';
    const isOpen = (one: Answered) => one.node === node && one.status === 'OPEN';
    const { battles } = await this.until(fields, (book) => book.battles.nodes.some(isOpen), asked);
    const { id, mode, drawn } = battles.nodes.find(isOpen);
    return { id, mode, drawn: drawn.map(({ roster }: { roster: string }) => roster) };
  }

  /** Two clients that know no rule pick from what is legal, until the battle is over or so many orders were given. */
  async fight(battleId: string, most = MOST_ORDERS, seed = 1): Promise<void> {
    const give = (side: string, orders: object[]) => this.done(side, 'issueOrders', { battleId, orders });
    await this.play(battleId, { most, next: chance(seed), give });
  }

  /** The same at a table: the players throw their own dice, one roll after the other, as the service asks for them. */
  async fightAtTheTable(
    battleId: string,
    seed = 1,
    throwing: Throwing = thrown,
    most = MOST_ORDERS,
  ): Promise<Declared[]> {
    const next = chance(seed);
    const declared: Declared[] = [];
    const issue = async (side: string, orders: object[], dice?: number[][]): Promise<Asked> => {
      const input = { battleId, orders, ...(dice && { dice }) };
      const { actions, battle } = await this.done(side, 'issueOrders', input, TABLE);
      return { version: actions[0].version, roll: battle.awaiting[0]?.roll };
    };
    const give = async (side: string, orders: object[]) => {
      let asked = await issue(side, orders, []);
      declared.push({ version: asked.version, dice: [] });
      while (asked.roll) {
        const faces = throwing(asked.roll, next);
        asked = await issue(side, [{ json: { order: 'dice', faces: [faces] } }]);
        declared.push({ version: asked.version, dice: [faces] });
      }
    };
    await this.play(battleId, { most, next, give });
    return declared;
  }

  private async play(battleId: string, { most, next, give }: Playing): Promise<void> {
    const query =
      'query ($id: ID!) { battle(id: $id) { outcome { why } awaiting { side } legalOrders { kind order } } }';
    let asked = this.sides[0] as string;
    for (let given = 0; given < most; ) {
      const { battle } = await this.api.data(query, { id: battleId }, this.token(asked));
      if (battle.outcome) return;
      const side: string = battle.awaiting[0].side;
      if (side === asked) {
        await give(side, [{ json: pick(battle.legalOrders, next) }]);
        given++;
      }
      asked = side;
    }
    if (most === MOST_ORDERS) throw new Error('The battle does not end.');
  }
}

/** The faces that were thrown for the order of a version, roll by roll. */
export interface Declared {
  readonly version: number;
  readonly dice: readonly (readonly number[])[];
}

interface Asked {
  readonly version: number;
  readonly roll?: AskedRoll | null;
}

interface AskedRoll {
  readonly purpose: string;
  readonly dice: readonly { readonly sides: number }[];
}

/** How the dice fall that a player throws. */
export type Throwing = (roll: AskedRoll, next: () => number) => number[];

const TABLE = `... on OrdersIssued { actions { version }
  battle { awaiting { roll { purpose dice { sides colour } } } } }`;

interface Playing {
  readonly most: number;
  readonly next: () => number;
  give(side: string, orders: object[]): Promise<void>;
}

/** A ten-sided die shows 0 to 9. */
export function thrown({ dice }: AskedRoll, next: () => number): number[] {
  return dice.map(({ sides }) => Math.floor(next() * sides) + (sides === 10 ? 0 : 1));
}

/** A kind of order first, then one of that kind: long lists of moves do not crowd out everything else. */
function pick(listed: readonly { kind: string; order: object }[], next: () => number): object {
  const kinds = [...new Set(listed.map(({ kind }) => kind))];
  const kind = kinds[Math.floor(next() * kinds.length)];
  const choices = listed.filter((one) => one.kind === kind);
  return (choices[Math.floor(next() * choices.length)] as { order: object }).order;
}
