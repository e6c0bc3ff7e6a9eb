/**
 * A campaign of the house brought up to its third turn: the first battle is fought by bots, the others are typed in, every step is
 * taken by the campaign's own turns. What comes next is read off the book, and every command has a key of its own: whenever it
 * was broken off, a second start goes on where the first one stopped.
 */
import type {
  BeginInputs,
  BookAt,
  BookCommand,
  BookResult,
  Books,
  FactInput,
  HandOvers,
  Turns,
} from '../books/index.js';
import { type BattleId, campaignOf, ids } from '../rules-core/campaign/book/book.js';
import type { Line } from '../rules-core/campaign/book/lines.js';
import type { FactOf } from '../rules-core/campaign/facts/facts.js';
import type { SideId } from '../rules-core/kernel/position/position.js';
import type { BotBattles } from './bot-battles.js';
import { ordersOf, reportOf } from './chronicle.js';

export interface WarParts {
  readonly books: Books;
  readonly inputs: BeginInputs;
  readonly turns: Turns;
  readonly handOvers: HandOvers;
  readonly bots: BotBattles;
}

/** A campaign of the house as it is written. */
export interface HouseDocument {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly sides: readonly { readonly side: SideId; readonly name: string }[];
  readonly graph: {
    readonly start: readonly string[];
    readonly nodes: readonly { readonly node: string; readonly ends?: true }[];
  };
}

/** The turn that is left to the newcomer. */
const PRESENT = 3;

export class War {
  constructor(
    private readonly parts: WarParts,
    private readonly campaign: string,
    private readonly referee: string,
    private readonly document: HouseDocument,
  ) {}

  async wage(told: (line: string) => void): Promise<void> {
    if (await this.isWaged()) return;
    const { title } = this.document;
    told(`${title}: the roster is entered`);
    const main = await this.begin();
    await this.play(main, told);
    told(`${title}: a report is corrected, and a branch is begun`);
    await this.rule(main);
    await this.correct(main);
    await this.branch(main);
    await this.sealPresent(main);
  }

  /** The last command has been carried out. */
  private async isWaged(): Promise<boolean> {
    const never: BookResult = { outcome: 'no-book' };
    return (await this.parts.books.answeredBefore(this.command(LAST), never)).outcome === 'entered';
  }

  /** Only the first battle and the last one are fought on the server. */
  private async begin(): Promise<string> {
    const { graph } = this.document;
    const [first] = graph.start;
    const nodes = graph.nodes.map((one) =>
      one.ends ? one : { ...one, mode: one.node === first ? 'ENFORCE' : 'RECORD' },
    );
    const document = { ...this.document, graph: { ...graph, nodes } };
    const read = await this.parts.inputs.read(this.campaign, { document });
    if (read.problem) throw new Error(`"${this.document.title}" cannot be begun: ${read.problem.message}`);
    return this.done(await this.parts.books.begin(this.command('begin'), read.input)).line;
  }

  /** Turn by turn, up to the present one. */
  private async play(line: string, told: (line: string) => void): Promise<void> {
    for (let before = 0; ; ) {
      const at = await this.at(line);
      const { turn, phase } = campaignOf(at.book);
      if (turn >= PRESENT || phase === 'over') return;
      if (at.version === before)
        throw new Error(`"${this.document.title}" does not go on after entry ${at.version}.`);
      before = at.version;
      told(`${this.document.title}: turn ${turn}, ${phase}`);
      if (phase === 'planning')
        for (const side of this.sides()) await this.seal(at, side, `turn ${turn} ${side}`);
      else for (const battle of openBattles(at)) await this.fight(at, battle);
      await this.goOn(line);
    }
  }

  private async goOn(line: string): Promise<void> {
    const { failed } = await this.parts.turns.run(this.campaign, line);
    if (failed) throw new Error(`"${this.document.title}" cannot go on: ${failed.why}`);
  }

  private async seal({ line, book }: BookAt, side: SideId, key: string): Promise<void> {
    const { turn } = campaignOf(book);
    await this.enter(line.line, key, { fact: 'seal', side, turn, orders: ordersOf(book, side) });
  }

  private async fight(at: BookAt, battle: BattleId): Promise<void> {
    const { campaign, referee } = this;
    const isTyped = at.book.battle[battle]?.mode === 'RECORD';
    if (isTyped) return this.report(at, battle);
    await this.parts.bots.play(campaign, battle, referee);
    await this.parts.handOvers.carryOut(campaign, { battle });
  }

  private async report({ line, book }: BookAt, battle: BattleId): Promise<void> {
    const key = `report ${battle} in ${line.line}`;
    await this.enter(line.line, key, { fact: 'report', battle, report: reportOf(book, battle) });
  }

  /** The referee promotes somebody by ruling. */
  private async rule(line: string): Promise<void> {
    const { book } = await this.at(line);
    const { ladder } = campaignOf(book).policies.promotion;
    const rank = ladder.at(-2)?.rank ?? 'Captain';
    const people = ids(book.roster).filter((id) => {
      const { kind, state, side, rank: own } = book.roster[id] ?? {};
      return kind === 'person' && state === 'ready' && side === this.sides()[1] && own !== rank;
    });
    const deserving = people.find((id) => book.roster[id]?.rank !== undefined) ?? people[0];
    if (deserving !== undefined)
      await this.enter(line, 'ruling', {
        fact: 'ruling',
        what: 'roster',
        id: deserving,
        set: { rank },
        why: 'He held the road alone for an hour; nobody had put it into the report.',
      });
  }

  /** Somebody who was reported dead in the first turn was only wounded. */
  private async correct(line: string): Promise<void> {
    const entries = await this.line(line);
    const version =
      entries.findIndex(({ fact }) => fact.fact === 'report' && slainIn(fact) !== undefined) + 1;
    const fact = entries[version - 1]?.fact;
    if (fact?.fact !== 'report') return;
    const slain = slainIn(fact);
    const units = fact.report.units.map((one) => (one.unit === slain ? { ...one, fate: 'wounded' } : one));
    const corrected = { ...fact, report: { ...fact.report, units } };
    const why = 'Found alive at the field hospital.';
    this.done(
      await this.parts.books.correct(this.command('correction'), line, { version, fact: corrected, why }),
    );
  }

  /** The second turn as it might have gone: the other side wins what was won. */
  private async branch(main: string): Promise<void> {
    const entries = await this.line(main);
    const second = entries.findIndex(({ fact }) => fact.fact === 'advance' && fact.turn === 1) + 1;
    const first = entries.findIndex(({ fact }, i) => i >= second && fact.fact === 'report');
    if (second === 0 || first < 0) return;
    const { line } = this.done(
      await this.parts.books.branch(this.command('branch'), {
        line: main,
        version: first,
        name: 'Had they held',
      }),
    );
    const [one, other] = this.sides();
    for (const { fact } of entries.slice(first)) {
      if (fact.fact !== 'report') continue;
      const winner = fact.report.winner === one ? other : one;
      const report = { ...fact.report, winner, why: 'They were thrown back.', units: [], arisen: [] };
      await this.enter(line, `report ${fact.battle} in ${line}`, { ...fact, report });
    }
    await this.goOn(line);
  }

  /** One side has sealed its orders for the present turn, the other one is still thinking. */
  private async sealPresent(line: string): Promise<void> {
    const at = await this.at(line);
    const [side] = this.sides();
    if (side !== undefined && campaignOf(at.book).phase === 'planning') await this.seal(at, side, LAST);
  }

  private sides(): SideId[] {
    return this.document.sides.map(({ side }) => side);
  }

  private async at(line: string): Promise<BookAt> {
    const at = await this.parts.books.book(this.campaign, line);
    if (!at) throw new Error(`"${this.document.title}" has no book.`);
    return at;
  }

  private async line(line: string): Promise<Line> {
    return (await this.parts.books.line(this.campaign, line)) ?? [];
  }

  private async enter(line: string, key: string, fact: FactInput): Promise<void> {
    this.done(await this.parts.books.enter(this.command(key), line, fact));
  }

  private command(key: string): BookCommand {
    return { campaign: this.campaign, actor: this.referee, key: `demonstration ${key}`, request: key };
  }

  private done(result: BookResult): Extract<BookResult, { outcome: 'entered' }> {
    if (result.outcome === 'entered') return result;
    const why =
      result.outcome === 'refused' ? `${result.refused.refused}: ${result.refused.why}` : result.outcome;
    throw new Error(`"${this.document.title}" cannot be told: ${why}`);
  }
}

const LAST = 'orders for the present turn';

function openBattles({ book }: BookAt): BattleId[] {
  return ids(book.battle).filter((id) => book.battle[id]?.status === 'open');
}

/** The first who was reported dead by hand: such a report tells of no dice. */
function slainIn({ report: { units, dice } }: FactOf<'report'>): string | undefined {
  return dice.length > 0 ? undefined : units.find(({ fate }) => fate === 'killed')?.unit;
}
