/** Commands on a campaign's book: load, decide, append, and only then believe it. */
import { randomBytes } from 'node:crypto';
import { commandId } from '../battles/index.js';
import type { Append, AppendAnswer, EventStore, NewEvent, NewMessage, Within } from '../event-store/index.js';
import { type Book, CAMPAIGN, campaignOf, emptyBook } from '../rules-core/campaign/book.js';
import { copyBook, diffBooks } from '../rules-core/campaign/changes.js';
import { enter as decide } from '../rules-core/campaign/decide.js';
import { type CampaignDice, campaignDice } from '../rules-core/campaign/dice.js';
import {
  type Entry,
  type Fact,
  type FactRefused,
  isFactRefused,
  refusedFact,
} from '../rules-core/campaign/facts.js';
import { bookOf } from '../rules-core/campaign/lines.js';
import type { CampaignPieces } from '../rules-core/campaign/pieces.js';
import { diceSeed } from '../rules-core/kernel/dice/index.js';
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
import {
  BOOK_BRANCHED,
  BOOK_CORRECTED,
  type BookBranched,
  type BookCorrected,
  bookKind,
  DICE_REVEALED,
  type DiceRevealed,
  LINE_TAKEN,
  type LineTaken,
} from './book-events.js';
import { BookReader, type ReadingParts } from './book-reader.js';
import { type BookLine, MAIN_LINE } from './book-table.js';
import { following, turnJob } from './following.js';
import type { LiveBook } from './live-books.js';

export type {
  BeginInput,
  Beside,
  BookAt,
  BookCommand,
  BookResult,
  Entered,
  FactInput,
  Moment,
  Previewed,
} from './book-command.js';

/** What a command comes to: the event in its line, and the book it leads to. */
interface Decided {
  readonly event: { readonly kind: string; readonly payload: object };
  readonly book: Book;
}

type Deciding = (live: LiveBook) => Promise<Decided | FactRefused>;

const MOST_TRIES = 8;
/** No campaign ever stands there: an append that expects it adds nothing and only tells of an earlier answer. */
const NEVER = -1;

export interface BooksParts extends ReadingParts {
  readonly store: EventStore;
  /** The sides of a campaign by their keys. */
  readonly sidesOf: (campaign: string) => Promise<readonly string[]>;
  /** The seed of a new campaign's dice: 32 random bytes, unless told. */
  readonly drawSeed?: () => string;
}

export class Books extends BookReader {
  constructor(private readonly parts: BooksParts) {
    super(parts);
  }

  /** Begins the campaign's book; its dice are drawn now and their hash is part of the first entry. */
  async begin(command: BookCommand, input: BeginInput): Promise<BookResult> {
    const { table } = this.parts;
    const { campaign } = command;
    const line: BookLine = {
      ...NEW_LINE,
      campaign,
      line: commandId(campaign, 'book'),
      name: MAIN_LINE,
      current: true,
    };
    const seed = this.parts.drawSeed?.() ?? randomBytes(32).toString('hex');
    const dice = diceSeed(seed);
    const decided = await this.decideBegin(campaign, { ...input, dice: dice.commitment }, campaignDice(dice));
    if (isFactRefused(decided)) return this.answeredBefore(command, { outcome: 'refused', refused: decided });
    const at = { line, book: emptyBook(), version: 0 };
    const answer = await this.append(command, at, decided, async (client, { position, at: createdAt }) => {
      await table.opened(client, { ...line, openedPosition: position, createdAt });
      await table.keepSeed(client, campaign, seed);
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
    return (await this.parts.firstLook.at(fact, emptyBook(), pieces)) ?? decided;
  }

  /** Enters a fact, or the fact that the latest book asks for. */
  enter(
    command: BookCommand,
    line: string | null,
    fact: FactInput | ((at: BookAt) => FactInput | FactRefused),
    beside: Beside = {},
  ): Promise<BookResult> {
    return this.onLine(command, line, beside, async (live) => {
      const given = typeof fact === 'function' ? fact(live) : fact;
      const read = isFactRefused(given) ? given : factOf(given);
      if (isFactRefused(read)) return read;
      const by = await this.deciders(live);
      const decided = decideFact(copyBook(live.book), read, by);
      if (isFactRefused(decided) || !beside.isGiven) return decided;
      return (await this.parts.firstLook.at(read, live.book, by.pieces)) ?? decided;
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
    }: {
      readonly version: number;
      readonly fact: FactInput;
      readonly why: string;
      readonly expectedVersion?: number | undefined;
    },
  ): Promise<BookResult> {
    return this.onLine(command, line, { expectedVersion }, async (live) => {
      const found = await this.recomputed(live, version, fact);
      if (isFactRefused(found)) return found;
      const { rewritten, book } = found;
      const payload: BookCorrected = {
        corrects: version,
        fact: found.fact,
        why,
        rewritten,
        changes: diffBooks(live.book, book),
      };
      return { event: { kind: BOOK_CORRECTED, payload }, book };
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
      const book = bookOf((await this.parts.history.line(base.line, reads)).slice(0, version));
      const from = { line: base.line.line, version, reads };
      const payload: BookBranched = { name, from, changes: diffBooks(emptyBook(), book) };
      const line: BookLine = {
        ...NEW_LINE,
        campaign,
        line: commandId(campaign, 'line', actor, key),
        name,
        from,
      };
      const answer = await this.appendTo(
        command,
        { id: base.line.line, version: storedVersion(base.line, reads) },
        [{ battle: line.line, kind: BOOK_BRANCHED, payload }],
        { line: line.line, version },
        (client, { position, at }) =>
          this.parts.table.opened(client, { ...line, openedPosition: position, createdAt: at }),
      );
      if (answer.outcome !== 'conflict') return resultOf(answer, { line: line.line, version });
    }
    return { outcome: 'moved-on', version };
  }

  /** The campaign goes on with this line. */
  async useLine(command: BookCommand, lineId: string): Promise<BookResult> {
    const live = await this.current(command.campaign, lineId);
    if (!live) return { outcome: 'no-book' };
    const { line, version, book } = live;
    const taken: LineTaken = { line: line.line, name: line.name };
    const revealed = await this.revealed(line, emptyBook(), book);
    const answer: BookAnswer = { line: line.line, version };
    const stored = await this.parts.store.append(
      {
        ...keysOf(command),
        events: [{ kind: LINE_TAKEN, payload: taken }, ...revealed],
        answer,
        messages: [turnJob(line.line, `turn:${line.line}:${command.key}`)],
      },
      (client) => this.parts.table.taken(client, line.campaign, line.line),
    );
    return stored.outcome === 'conflict' ? { outcome: 'moved-on', version } : resultOf(stored, answer);
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
        const answer = await this.append(command, live, decided, beside.within);
        if (answer.outcome === 'conflict') continue;
        if (answer.outcome === 'appended') this.parts.live.settle(live, decided.book, version + 1);
        return resultOf(answer, { line: live.line.line, version: version + 1 });
      }
    });
  }

  private async append(
    command: BookCommand,
    { line, book: before, version: after }: BookAt,
    { event, book }: Decided,
    within?: Beside['within'],
  ): Promise<AppendAnswer> {
    const version = after + 1;
    const entry = entryIn(event);
    const isAside = !(await this.isCurrent(line));
    const followed = { line: line.line, version, actor: command.actor, entry, book, isAside };
    const { events, messages } = following(followed);
    const payload = isAside ? { ...event.payload, aside: true } : event.payload;
    const { consequences } = entry;
    return this.appendTo(
      command,
      { id: line.line, version: storedVersion(line, after) },
      [
        { battle: line.line, kind: event.kind, payload },
        ...events,
        ...(isAside ? [] : await this.revealed(line, before, book)),
      ],
      { line: line.line, version },
      within && ((client, { at, first }) => within(client, { version, position: first, at, consequences })),
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

  /** When the line that goes on is over, its dice are nobody's secret any more. */
  private async revealed({ campaign, line }: BookLine, before: Book, after: Book): Promise<NewEvent[]> {
    if (!campaignOf(after).over || before.campaign[CAMPAIGN]?.over) return [];
    const payload: DiceRevealed = { line, seed: await this.parts.table.secretSeed(campaign) };
    return [{ kind: DICE_REVEALED, payload }];
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
