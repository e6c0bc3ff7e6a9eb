/** Commands on a campaign's book and what there is to read in it: load, decide, append, and only then believe it. */
import { randomBytes } from 'node:crypto';
import { commandId } from '../battles/index.js';
import type {
  Append,
  AppendAnswer,
  EventStore,
  NewEvent,
  NewMessage,
  NotAppended,
  Within,
} from '../event-store/index.js';
import { type Book, CAMPAIGN, campaignOf, emptyBook } from '../rules-core/campaign/book.js';
import { copyBook, diffBooks } from '../rules-core/campaign/changes.js';
import { enter as decide } from '../rules-core/campaign/decide.js';
import { type CampaignDice, campaignDice } from '../rules-core/campaign/dice.js';
import {
  type Consequence,
  type Correction,
  type Entry,
  type Fact,
  type FactOf,
  type FactRefused,
  factSchema,
  isFactRefused,
  refusedFact,
} from '../rules-core/campaign/facts.js';
import { bookOf, type Line, type Recomputed, recompute } from '../rules-core/campaign/lines.js';
import { type DryRun, dryRun } from '../rules-core/campaign/odds.js';
import type { CampaignPieces } from '../rules-core/campaign/pieces.js';
import { policyEffect } from '../rules-core/campaign/policy-effect.js';
import { type Preconditions, preconditions } from '../rules-core/campaign/preconditions.js';
import { diceSeed } from '../rules-core/kernel/dice/index.js';
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
import type { BookHistory, EntriesAsked, EntryAt } from './book-history.js';
import { type BookLine, type BookTable, MAIN_LINE } from './book-table.js';
import { type Due, dueStep } from './due.js';
import { following, turnJob } from './following.js';
import type { LiveBook, LiveBooks } from './live-books.js';

/** What all commands carry. */
export interface BookCommand {
  readonly campaign: string;
  readonly actor: string;
  readonly key: string;
  readonly request: unknown;
}

/** A fact as somebody sends it: defaults may be left out. */
export type FactInput = { readonly fact: Fact['fact'] } & Readonly<Record<string, unknown>>;
export type BeginInput = Omit<FactOf<'begin'>, 'fact' | 'dice'> | Readonly<Record<string, unknown>>;

export interface BookAnswer {
  readonly line: string;
  readonly version: number;
}

export type BookResult =
  | ({ readonly outcome: 'entered'; readonly replayed: boolean; readonly position: number } & BookAnswer)
  | { readonly outcome: 'refused'; readonly refused: FactRefused }
  | { readonly outcome: 'moved-on'; readonly version: number }
  /** There is no such book, or no such line in it. */
  | { readonly outcome: 'no-book' }
  | Exclude<NotAppended, { outcome: 'conflict' }>;

export type Previewed =
  | {
      readonly outcome: 'previewed';
      readonly rewritten: Correction['rewritten'];
      readonly before: { readonly book: Book; readonly line: Line };
      readonly after: { readonly book: Book; readonly line: Line };
    }
  | { readonly outcome: 'refused'; readonly refused: FactRefused }
  | { readonly outcome: 'no-book' };

export interface BookAt {
  readonly line: BookLine;
  readonly book: Book;
  readonly version: number;
}

/** A moment of a line: after an entry, or when the campaign stood at a position. */
export interface Moment {
  readonly version?: number | null;
  readonly position?: number | null;
}

/** What goes with an entry. */
export interface Beside {
  /** Enter it there or not at all. */
  readonly expectedVersion?: number | undefined;
  /** Rows that commit together with the entry. */
  readonly within?: (client: Parameters<Within>[0], entered: Entered) => Promise<void>;
}

export interface Entered {
  readonly version: number;
  readonly position: number;
  readonly at: Date;
  readonly consequences: readonly Consequence[];
}

/** What a command comes to: the event in its line, and the book it leads to. */
interface Decided {
  readonly event: { readonly kind: string; readonly payload: object };
  readonly book: Book;
}

type Deciding = (live: LiveBook) => Promise<Decided | FactRefused>;

const MOST_TRIES = 8;
/** Deadlines do not matter to what a step would bring. */
const AT_ANY_TIME = new Date(0);
/** No campaign ever stands there: an append that expects it adds nothing and only tells of an earlier answer. */
const NEVER = -1;

export interface BooksParts {
  readonly store: EventStore;
  readonly table: BookTable;
  readonly live: LiveBooks;
  readonly history: BookHistory;
  readonly piecesOf: (system: string) => CampaignPieces | undefined;
  /** The sides of a campaign by their keys. */
  readonly sidesOf: (campaign: string) => Promise<readonly string[]>;
  /** The seed of a new campaign's dice: 32 random bytes, unless told. */
  readonly drawSeed?: () => string;
}

export class Books {
  constructor(private readonly parts: BooksParts) {}

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
        refused: refusedFact('BOOK_BEGUN', 'This campaign has its book already.'),
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
    return decideFact(emptyBook(), fact, { pieces, dice });
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
      return isFactRefused(read) ? read : decideFact(copyBook(live.book), read, await this.deciders(live));
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

  /** What a correction would change, before it is made. */
  async previewCorrection(
    campaign: string,
    line: string | null,
    { version, fact }: { readonly version: number; readonly fact: FactInput },
  ): Promise<Previewed> {
    const live = await this.current(campaign, line);
    if (!live) return { outcome: 'no-book' };
    const found = await this.recomputed(live, version, fact);
    if (isFactRefused(found)) return { outcome: 'refused', refused: found };
    const corrected = found.line.map((entry, i) =>
      i + 1 === version ? { ...entry, fact: found.fact } : entry,
    );
    return previewed({ book: live.book, line: found.line }, found, corrected);
  }

  private async recomputed(
    at: BookAt,
    version: number,
    input: FactInput,
  ): Promise<(Recomputed & { readonly fact: Fact; readonly line: Line }) | FactRefused> {
    const line = await this.parts.history.line(at.line, at.version);
    const old = line[version - 1];
    if (!old) return refusedFact('NO_SUCH_ENTRY', `Choose an entry from 1 to ${line.length}.`, 'version');
    // The dice are the campaign's for good.
    const isBeginning = old.fact.fact === 'begin' && input.fact === 'begin';
    const fact = factOf(isBeginning ? { ...input, dice: old.fact.dice } : input);
    if (isFactRefused(fact)) return fact;
    if ((fact.fact === 'begin') !== (version === 1))
      return refusedFact('BEGINNING_STAYS', 'The first entry, and no other one, begins the book.', 'fact');
    const result = recompute(line, version, fact, await this.deciders(at));
    return isFactRefused(result) ? result : { ...result, fact, line };
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

  lines(campaign: string): Promise<BookLine[]> {
    return this.parts.table.lines(campaign);
  }

  /** A line of the book (the one that goes on, unless told), now or at an earlier moment; undefined where there is none. */
  async book(campaign: string, line: string | null = null, moment: Moment = {}): Promise<BookAt | undefined> {
    const live = await this.current(campaign, line);
    if (!live) return undefined;
    const version = await this.versionOf(live, moment);
    if (version < 1 || version > live.version) return undefined;
    if (version === live.version) return live;
    return { line: live.line, book: await this.parts.history.at(live.line, version), version };
  }

  private async versionOf({ line, version }: BookAt, moment: Moment): Promise<number> {
    if (moment.version != null) return moment.version;
    return moment.position == null ? version : this.parts.history.versionAt(line, moment.position);
  }

  /** The entries of a line as they read now, or as they read at an earlier version. */
  async line(campaign: string, line: string | null = null, version?: number): Promise<Line | undefined> {
    const found = await this.parts.table.find(campaign, line);
    return found && this.parts.history.line(found, version);
  }

  /** The entries after a version with who entered them and what was corrected, oldest first. */
  async entries(campaign: string, line: string | null, range: EntriesAsked): Promise<EntryAt[] | undefined> {
    const found = await this.parts.table.find(campaign, line);
    return found && this.parts.history.entries(found, range);
  }

  /** What has to be there before the turn goes on. */
  async preconditions(campaign: string, line: string | null): Promise<Preconditions | undefined> {
    const live = await this.current(campaign, line);
    return live && preconditions(live.book);
  }

  /** What the next step of the turn would bring, and with what odds; undefined where it waits for somebody, or nothing is left. */
  async dryRun(
    campaign: string,
    line: string | null,
  ): Promise<(DryRun & { readonly fact: Fact }) | FactRefused | undefined> {
    const live = await this.current(campaign, line);
    const due = live && dueStep(live.book, AT_ANY_TIME);
    const fact = due && stepFact(due);
    if (!live || !fact) return undefined;
    const run = dryRun(live.book, fact, await this.deciders(live));
    return isFactRefused(run) ? run : { ...run, fact };
  }

  /** What other policies would have changed in the campaign so far. */
  async previewPolicies(campaign: string, line: string | null, input: unknown): Promise<Previewed> {
    const live = await this.current(campaign, line);
    if (!live) return { outcome: 'no-book' };
    const { book, version, line: of } = live;
    const read = factOf({ fact: 'policies', policies: input });
    if (isFactRefused(read) || read.fact !== 'policies')
      return {
        outcome: 'refused',
        refused: isFactRefused(read) ? read : refusedFact('MALFORMED', 'No policies.'),
      };
    const line0 = await this.parts.history.line(of, version);
    const found = policyEffect(line0, read.policies, await this.deciders({ line: of, book }));
    if (isFactRefused(found)) return { outcome: 'refused', refused: found };
    return previewed({ book, line: line0 }, found);
  }

  /** What deciding takes: the rulebook's pieces and the campaign's dice. */
  async deciders({
    line,
    book,
  }: Pick<BookAt, 'line' | 'book'>): Promise<{ pieces: CampaignPieces; dice: CampaignDice }> {
    const { system } = campaignOf(book);
    const pieces = this.parts.piecesOf(system);
    if (!pieces) throw new Error(`This server has no campaigns for the rulebook "${system}".`);
    return { pieces, dice: await this.parts.table.diceOf(line.campaign) };
  }

  private async current(campaign: string, line: string | null): Promise<BookAt | undefined> {
    const found = await this.parts.table.find(campaign, line);
    if (!found) return undefined;
    const { book, version } = await this.parts.live.current(found);
    return { line: found, book, version };
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

/** How a line would read. */
function previewed(
  before: { readonly book: Book; readonly line: Line },
  { book, rewritten }: Recomputed,
  line: Line = before.line,
): Previewed {
  const anew = new Map(rewritten.map((entry) => [entry.version, entry.consequences]));
  const after = line.map((entry, i) => ({ ...entry, consequences: anew.get(i + 1) ?? entry.consequences }));
  return { outcome: 'previewed', rewritten, before, after: { book, line: after } };
}

/** The fact of a step that needs nothing but the book. */
function stepFact({ step, turn, subject, waits }: Due): Fact | undefined {
  const isPlanning = step === 'reveal';
  if (waits && !isPlanning) return undefined;
  if (step === 'reveal' || step === 'reorganize' || step === 'advance') return { fact: step, turn };
  return step === 'aftermath' ? { fact: 'aftermath', battle: subject } : undefined;
}

/** Reads a fact as it was sent, or says the first thing that is wrong with it and where. */
export function factOf(input: unknown): Fact | FactRefused {
  const read = factSchema.safeParse(input);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const path = (issue?.path ?? []).map((step) => (typeof step === 'symbol' ? String(step) : step));
  return refusedFact('MALFORMED', `${path.join('.') || 'The fact'}: ${issue?.message}.`, ...path);
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

function keysOf({ campaign, actor, key, request }: BookCommand) {
  return { campaign, actor, key, request };
}

/** The answer to a command that is done; a repeated one hears what it was told the first time. */
function resultOf(answer: Exclude<AppendAnswer, { outcome: 'conflict' }>, entered?: BookAnswer): BookResult {
  if (answer.outcome !== 'appended' && answer.outcome !== 'replayed') return answer;
  const replayed = answer.outcome === 'replayed';
  const told = replayed ? (answer.answer as BookAnswer) : entered;
  if (!told) throw new Error('An entry was stored without an answer.');
  return { outcome: 'entered', replayed, position: answer.position, ...told };
}
