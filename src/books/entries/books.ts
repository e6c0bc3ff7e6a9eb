/** Commands on a campaign's book: load, decide, append, and only then believe it. */
import { BattleMovedOn, type Closings, commandId, type DrawnSeed } from '../../battles/index.js';
import type {
  Append,
  AppendAnswer,
  EventStore,
  NewEvent,
  NewMessage,
  Within,
} from '../../event-store/index.js';
import { type Book, emptyBook, ids } from '../../rules-core/campaign/book/book.js';
import { copyBook, diffBooks } from '../../rules-core/campaign/book/changes.js';
import { type CampaignDice, campaignDice } from '../../rules-core/campaign/book/dice.js';
import { bookOf } from '../../rules-core/campaign/book/lines.js';
import { enter as decide } from '../../rules-core/campaign/facts/decide.js';
import {
  type Entry,
  type Fact,
  type FactRefused,
  isFactRefused,
  refusedFact,
} from '../../rules-core/campaign/facts/facts.js';
import type { CampaignPieces } from '../../rules-core/campaign/pieces.js';
import { ownersIn, readOtherwise } from '../../rules-core/campaign/views/views.js';
import { diceSeed, ENTRY_DICE_SCHEME } from '../../rules-core/kernel/dice/index.js';
import { BattleClosing } from '../battles/closing.js';
import { BookDice, nextDice, revealing, saying } from '../line/book-dice.js';
import {
  BOOK_BRANCHED,
  BOOK_CORRECTED,
  type BookBranched,
  type BookCorrected,
  bookKind,
  LINE_TAKEN,
  type LineTaken,
} from '../line/book-events.js';
import { BookReader, type CorrectedFact, type ReadingParts } from '../line/book-reader.js';
import { type BookLine, MAIN_LINE } from '../line/book-table.js';
import type { LiveBook } from '../line/live-books.js';
import {
  type BeginInput,
  type Beside,
  type BookAnswer,
  type BookAt,
  type BookCommand,
  type BookResult,
  type FactInput,
  factOf,
  keysOf,
  resultOf,
} from './book-command.js';
import type { Given } from './first-look.js';
import { following, turnJob } from './following.js';

export type {
  BeginInput,
  BookAt,
  BookCommand,
  BookResult,
  FactInput,
  Previewed,
} from './book-command.js';

/** What a command comes to: the event in its line, and the book it leads to. */
interface Decided {
  readonly event: { readonly kind: string; readonly payload: object };
  readonly book: Book;
  /** The dice from here on, where those so far are known to everybody. */
  readonly drawn?: DrawnSeed | undefined;
  /** Somebody says so, whatever happens in the battles themselves. */
  readonly isWord?: boolean | undefined;
}

type Deciding = (live: LiveBook) => Promise<Decided | FactRefused>;

const MOST_TRIES = 8;
/** No campaign ever stands there: an append that expects it adds nothing and only tells of an earlier answer. */
const NEVER = -1;

interface BooksParts extends ReadingParts {
  readonly store: EventStore;
  /** The sides of a campaign by their keys. */
  readonly sidesOf: (campaign: string) => Promise<readonly string[]>;
  readonly closings: Closings;
}

export class Books extends BookReader {
  private readonly dice: BookDice;
  private readonly closing: BattleClosing;

  constructor(private readonly parts: BooksParts) {
    super(parts);
    this.dice = new BookDice(parts.table);
    this.closing = new BattleClosing({
      closings: parts.closings,
      lines: (campaign) => parts.table.lines(campaign),
      bookOf: (line) => parts.history.at(line, Number.MAX_SAFE_INTEGER),
    });
  }

  /** Begins the campaign's book; its dice are drawn now and their hash is part of the first entry. */
  async begin(command: BookCommand, input: BeginInput, given: Given = {}): Promise<BookResult> {
    const { table } = this.parts;
    const { campaign } = command;
    const line: BookLine = {
      ...NEW_LINE,
      campaign,
      line: commandId(campaign, 'book'),
      name: MAIN_LINE,
      current: true,
    };
    const drawn = table.seeds.draw(1, ENTRY_DICE_SCHEME);
    const { scheme, hash } = drawn.commitment;
    const dice = campaignDice(diceSeed(drawn.seed), 1);
    const begun = { ...input, dice: { scheme, hash } };
    const decided = await this.decideBegin(campaign, begun, dice, given);
    if (isFactRefused(decided)) return this.answeredBefore(command, { outcome: 'refused', refused: decided });
    const at = { line, book: emptyBook(), version: 0 };
    const answer = await this.append(command, at, decided, async (client, { position, at: createdAt }) => {
      await table.opened(client, { ...line, openedPosition: position, createdAt });
      await table.seeds.keep(client, campaign, line.line, drawn);
    });
    if (answer.outcome === 'conflict')
      return {
        outcome: 'refused',
        refused: refusedFact(
          'BOOK_BEGUN',
          'This campaign has its book already: correct its first entry, or create another campaign.',
        ),
      };
    return resultOf(answer, { line: line.line, version: 1 });
  }

  private async decideBegin(
    campaign: string,
    input: Readonly<Record<string, unknown>>,
    dice: CampaignDice,
    given: Given,
  ): Promise<Decided | FactRefused> {
    const fact = factOf({ ...input, fact: 'begin' });
    if (isFactRefused(fact)) return fact;
    const pieces = fact.fact === 'begin' ? this.parts.piecesOf(fact.system) : undefined;
    if (fact.fact !== 'begin' || !pieces)
      return refusedFact('UNKNOWN_SYSTEM', 'This server has no campaigns for that rulebook.', 'system');
    const known = await this.parts.sidesOf(campaign);
    const stranger = fact.sides.findIndex(({ side }) => !known.includes(side));
    if (stranger >= 0)
      return refusedFact(
        'UNKNOWN_SIDE',
        `The campaign has no side "${fact.sides[stranger]?.side}"; it has: ${known.join(', ')}.`,
        'sides',
        stranger,
        'side',
      );
    const decided = decideFact(emptyBook(), fact, { pieces, dice });
    if (isFactRefused(decided)) return decided;
    return (await this.parts.firstLook.at(fact, emptyBook(), pieces, given)) ?? decided;
  }

  /** Enters a fact, or the fact that the latest book asks for. */
  enter(
    command: BookCommand,
    line: string | null,
    fact: FactInput | ((at: BookAt) => FactInput | FactRefused),
    beside: Beside = {},
  ): Promise<BookResult> {
    return this.onLine(command, line, beside, async (live) => {
      const asked = typeof fact === 'function' ? fact(live) : fact;
      const read = isFactRefused(asked) ? asked : factOf(asked);
      if (isFactRefused(read)) return read;
      const { pieces, diceAt } = await this.deciders(live);
      const drawn = await this.dice.drawn(live);
      const dice = nextDice(drawn, diceAt, live.version + 1);
      const decided = decideFact(copyBook(live.book), read, { pieces, dice });
      if (isFactRefused(decided)) return decided;
      const { given } = beside;
      const wrong = given && (await this.parts.firstLook.at(read, live.book, pieces, given));
      return wrong || { ...decided, drawn, isWord: given !== undefined };
    });
  }

  /** Puts another fact in the place of an earlier one; everything later is decided again on the same dice. */
  correct(
    command: BookCommand,
    line: string | null,
    {
      version,
      fact,
      why,
      expectedVersion,
      given = {},
    }: {
      readonly version: number;
      readonly fact: CorrectedFact;
      readonly why: string;
      readonly expectedVersion?: number | undefined;
      readonly given?: Given;
    },
  ): Promise<BookResult> {
    return this.onLine(command, line, { expectedVersion }, async (live) => {
      const found = await this.recomputed(live, version, fact, given);
      if (isFactRefused(found)) return found;
      const { rewritten, book } = found;
      const payload: BookCorrected = {
        corrects: version,
        fact: found.fact,
        why,
        rewritten,
        changes: diffBooks(live.book, book),
        otherwise: readOtherwise(
          { corrects: version, fact: found.fact, rewritten },
          found.line,
          ids(book.side),
          ownersIn(book, live.book),
        ),
      };
      const drawn = await this.dice.drawn({ ...live, book });
      return { event: { kind: BOOK_CORRECTED, payload }, book, drawn, isWord: true };
    });
  }

  /** Begins another line with the entries of one up to a version, as they read now. */
  async branch(
    command: BookCommand,
    {
      line: baseId,
      version,
      name,
    }: {
      readonly line: string | null;
      readonly version: number;
      readonly name: string;
    },
  ): Promise<BookResult> {
    const { campaign, actor, key } = command;
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      const base = await this.current(campaign, baseId);
      if (!base) return { outcome: 'no-book' };
      const reads = base.version;
      if (version < 1 || version > reads)
        return this.refusedUnlessAnswered(
          command,
          refusedFact('NO_SUCH_ENTRY', `Choose an entry from 1 to ${reads}.`, 'version'),
        );
      const taken = (await this.lines(campaign)).some((line) => plain(line.name) === plain(name));
      if (taken)
        return this.refusedUnlessAnswered(
          command,
          refusedFact('NAME_TAKEN', `There is a line "${name}" already: choose another name.`, 'name'),
        );
      const book = bookOf((await this.parts.history.line(base.line, reads)).slice(0, version));
      const from = { line: base.line.line, version, reads };
      const line: BookLine = {
        ...NEW_LINE,
        campaign,
        line: commandId(campaign, 'line', actor, key),
        name,
        from,
      };
      const drawn = await this.dice.drawn({ line, book, version });
      const changes = diffBooks(emptyBook(), book);
      const payload: BookBranched = { name, from, changes, ...saying(drawn) };
      const answer = await this.appendTo(
        command,
        { id: base.line.line, version: storedVersion(base.line, reads) },
        [{ battle: line.line, kind: BOOK_BRANCHED, payload }],
        { line: line.line, version },
        async (client, { position, at }) => {
          await this.parts.table.opened(client, { ...line, openedPosition: position, createdAt: at });
          await this.dice.keep(client, line, { drawn });
        },
      );
      if (answer.outcome !== 'conflict') return resultOf(answer, { line: line.line, version });
    }
    return { outcome: 'moved-on', version };
  }

  /** The campaign goes on with this line. Where its dice are known, an entry of nothing but new ones comes first. */
  async useLine(command: BookCommand, lineId: string): Promise<BookResult> {
    for (let tries = 1; ; tries++) {
      const at = await this.current(command.campaign, lineId);
      if (!at) return { outcome: 'no-book' };
      const { line, version } = at;
      const taken: LineTaken = { line: line.line, name: line.name };
      const drawn = await this.dice.drawn(at);
      const revealed = await this.dice.revealed(at, emptyBook());
      const renewed = drawn && { kind: bookKind('nothing'), payload: { ...NOTHING, ...saying(drawn) } };
      const answer: BookAnswer = { line: line.line, version: drawn ? version + 1 : version };
      const stored = await this.appendTo(
        command,
        { id: line.line, version: storedVersion(line, version) },
        [
          { kind: LINE_TAKEN, payload: taken },
          ...(renewed ? [{ ...renewed, battle: line.line }] : []),
          ...revealing(line, revealed),
        ],
        answer,
        async (client) => {
          await this.parts.table.taken(client, line.campaign, line.line);
          await this.dice.keep(client, line, { drawn, revealed });
        },
        [turnJob(line.line, `turn:${line.line}:${command.key}`)],
      );
      if (stored.outcome !== 'conflict') return resultOf(stored, answer);
      if (tries > MOST_TRIES) return { outcome: 'moved-on', version };
    }
  }

  /** Decides on the latest version; when another process was faster, again. A repeated command gets its stored answer. */
  private async onLine(
    command: BookCommand,
    lineId: string | null,
    beside: Beside,
    deciding: Deciding,
  ): Promise<BookResult> {
    const line = await this.parts.table.find(command.campaign, lineId);
    if (!line) return { outcome: 'no-book' };
    const live = await this.parts.live.find(line);
    return live.exclusive(async () => {
      for (let tries = 1; ; tries++) {
        await this.parts.live.catchUp(live);
        const { version } = live;
        const { expectedVersion = version } = beside;
        if (expectedVersion !== version || tries > MOST_TRIES)
          return this.answeredBefore(command, { outcome: 'moved-on', version });
        const decided = await deciding(live);
        if (isFactRefused(decided)) return this.refusedUnlessAnswered(command, decided);
        const answer = await this.append(command, live, decided, beside.within).catch(unlessBattleMovedOn);
        if (!answer || answer.outcome === 'conflict') continue;
        if (answer.outcome === 'appended') this.parts.live.settle(live, decided.book, version + 1);
        return resultOf(answer, { line: live.line.line, version: version + 1 });
      }
    });
  }

  private async append(
    command: BookCommand,
    { line, book: before, version: after }: BookAt,
    { event, book, drawn, isWord }: Decided,
    within?: Beside['within'],
  ): Promise<AppendAnswer> {
    const version = after + 1;
    const entry = entryIn(event);
    const isAside = !(await this.isCurrent(line));
    const followed = { line: line.line, version, actor: command.actor, entry, book, isAside };
    const { events, messages } = following(followed);
    const payload = { ...event.payload, ...saying(drawn), ...(isAside && { aside: true }) };
    const { consequences } = entry;
    const revealed = isAside ? [] : await this.dice.revealed({ line, version, book }, before, drawn);
    const battles = isWord ? await this.closing.of(line, before, book) : [];
    const isAlone = !within && !drawn && revealed.length === 0 && battles.length === 0;
    return this.appendTo(
      command,
      { id: line.line, version: storedVersion(line, after) },
      [
        { battle: line.line, kind: event.kind, payload },
        ...events,
        ...revealing(line, revealed),
        ...battles.flatMap((one) => one.events),
      ],
      { line: line.line, version },
      isAlone
        ? undefined
        : async (client, appended) => {
            const { at, first: position } = appended;
            await within?.(client, { version, position, at, consequences });
            await this.dice.keep(client, line, { drawn, revealed });
            for (const battle of battles) await battle.within(client, appended);
          },
      messages,
    );
  }

  private appendTo(
    command: BookCommand,
    battle: { readonly id: string; readonly version: number },
    events: readonly NewEvent[],
    answer: BookAnswer,
    within?: Within,
    messages: readonly NewMessage[] = [],
  ): Promise<AppendAnswer> {
    const append: Append = { ...keysOf(command), expected: { battle }, events, answer, messages };
    return this.parts.store.append(append, within);
  }

  private async isCurrent({ campaign, line, current }: BookLine): Promise<boolean> {
    const kept = await this.parts.table.find(campaign, line);
    return kept?.current ?? current;
  }

  private refusedUnlessAnswered(command: BookCommand, refused: FactRefused): Promise<BookResult> {
    return this.answeredBefore(command, { outcome: 'refused', refused });
  }

  /** A command that was carried out before is answered as it was then, even if it would be refused now. */
  async answeredBefore(command: BookCommand, otherwise: BookResult): Promise<BookResult> {
    const earlier = await this.parts.store.append({
      ...keysOf(command),
      expected: { position: NEVER },
      events: [],
    });
    return earlier.outcome === 'conflict' || earlier.outcome === 'appended' ? otherwise : resultOf(earlier);
  }
}

const NEW_LINE = { from: null, current: false, openedPosition: 0, createdAt: new Date(0) };
const NOTHING: Entry = { fact: { fact: 'nothing' }, consequences: [] };

/** Undefined where a battle that the entry closes has moved on meanwhile. */
function unlessBattleMovedOn(fault: unknown): undefined {
  if (!(fault instanceof BattleMovedOn)) throw fault;
}

/** Names that people would take for one another are one name. */
const plain = (name: string): string => name.trim().toLowerCase();

function storedVersion({ from }: BookLine, version: number): number {
  return from ? version - from.version + 1 : version;
}

/** What an event of the line adds to it: a correction is an entry in which nothing happens. */
function entryIn({ payload, kind }: Decided['event']): Entry {
  return kind === BOOK_CORRECTED ? NOTHING : (payload as Entry);
}

/** Decides a fact on a book of its own. */
function decideFact(
  book: Book,
  fact: Fact,
  by: { readonly pieces: CampaignPieces; readonly dice: CampaignDice },
): Decided | FactRefused {
  const consequences = decide(book, fact, by);
  return isFactRefused(consequences)
    ? consequences
    : { event: { kind: bookKind(fact.fact), payload: { fact, consequences } }, book };
}
