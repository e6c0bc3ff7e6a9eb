/** What there is to read in a campaign's book, and what would become of it: now, at an earlier moment, in another line. */
import { breathed } from '../../breath/index.js';
import { type Book, campaignOf } from '../../rules-core/campaign/book/book.js';
import {
  type DecidingAgain,
  type Line,
  type Recomputed,
  recomputing,
} from '../../rules-core/campaign/book/lines.js';
import { type Preconditions, preconditions } from '../../rules-core/campaign/book/preconditions.js';
import {
  type Fact,
  type FactOf,
  type FactRefused,
  isFactRefused,
  refusedFact,
} from '../../rules-core/campaign/facts/facts.js';
import type { CampaignPieces } from '../../rules-core/campaign/pieces.js';
import { policyEffect } from '../../rules-core/campaign/policies/policy-effect.js';
import { type DryRun, dryReport, dryRun } from '../../rules-core/campaign/views/odds.js';
import type { Viewer } from '../../rules-core/kernel/position/battle.js';
import { type BookAt, type FactInput, factOf, type Moment, type Previewed } from '../entries/book-command.js';
import type { FirstLook, Given } from '../entries/first-look.js';
import { type Due, dueStep } from '../turns/due.js';
import { lineDice } from './book-dice.js';
import type { BookHistory, EntriesAsked, EntryAt } from './book-history.js';
import type { BookLine, BookTable } from './book-table.js';
import type { Numbering } from './line-numbers.js';
import type { LiveBooks } from './live-books.js';

export interface ReadingParts {
  readonly table: BookTable;
  readonly live: LiveBooks;
  readonly history: BookHistory;
  readonly piecesOf: (system: string) => CampaignPieces | undefined;
  readonly firstLook: FirstLook;
}

/** The fact as it should have been: as it is, or made out of the one that was entered. */
export type CorrectedFact = FactInput | ((entered: Fact) => FactInput | FactRefused);

interface CorrectionAsked {
  readonly version: number;
  readonly fact: CorrectedFact;
  readonly given?: Given;
}

/** Deadlines do not matter to what a step would bring. */
const AT_ANY_TIME = new Date(0);

export class BookReader {
  constructor(private readonly reading: ReadingParts) {}

  lines(campaign: string): Promise<BookLine[]> {
    return this.reading.table.lines(campaign);
  }

  /** A line of the book (the one that goes on, unless told), now or at an earlier moment; undefined where there is none. */
  async book(campaign: string, line: string | null = null, moment: Moment = {}): Promise<BookAt | undefined> {
    const live = await this.current(campaign, line);
    if (!live) return undefined;
    const version = await this.versionOf(live, moment);
    if (version < 1 || version > live.version) return undefined;
    if (version === live.version) return live;
    return { line: live.line, book: await this.reading.history.at(live.line, version), version };
  }

  private async versionOf({ line, version }: BookAt, moment: Moment): Promise<number> {
    if (moment.version != null) return moment.version;
    return moment.position == null ? version : this.reading.history.versionAt(line, moment.position);
  }

  /** The entries of a line as they read now, or as they read at an earlier version. */
  async line(campaign: string, line: string | null = null, version?: number): Promise<Line | undefined> {
    const found = await this.reading.table.find(campaign, line);
    return found && this.reading.history.line(found, version);
  }

  /** The entries that were added to a line between two versions; undefined where what was before reads otherwise now. */
  added(line: BookLine, after: number, until: number): Promise<Line | undefined> {
    return this.reading.history.added(line, after, until);
  }

  /** The entries after a version with who entered them and what was corrected, oldest first. */
  async entries(campaign: string, line: string | null, range: EntriesAsked): Promise<EntryAt[] | undefined> {
    const found = await this.reading.table.find(campaign, line);
    return found && this.reading.history.entries(found, range);
  }

  /** How somebody counts the entries of a line, up to a version. */
  numbering(line: BookLine, viewer: Viewer, until: number): Promise<Numbering> {
    return this.reading.history.numbering(line, viewer, until);
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

  /** What a battle's report would come to, before it is entered. */
  async dryReport(
    campaign: string,
    line: string | null,
    battle: string,
    report: unknown,
  ): Promise<(DryRun & { readonly fact: FactOf<'report'> }) | FactRefused | undefined> {
    const live = await this.current(campaign, line);
    if (!live) return undefined;
    const fact = factOf({ fact: 'report', battle, report });
    if (isFactRefused(fact)) return fact;
    const { pieces } = await this.deciders(live);
    const run = dryReport(live.book, fact as FactOf<'report'>, { pieces });
    if (isFactRefused(run)) return run;
    const wrong = await this.reading.firstLook.at(fact, live.book, pieces);
    return wrong ?? { ...run, fact: fact as FactOf<'report'> };
  }

  /** What a correction would change, before it is made. */
  async previewCorrection(
    campaign: string,
    line: string | null,
    { version, fact, given = {} }: CorrectionAsked,
  ): Promise<Previewed> {
    const live = await this.current(campaign, line);
    if (!live) return { outcome: 'no-book' };
    const found = await this.recomputed(live, version, fact, given);
    if (isFactRefused(found)) return { outcome: 'refused', refused: found };
    const corrected = found.line.map((entry, i) =>
      i + 1 === version ? { ...entry, fact: found.fact } : entry,
    );
    return previewed({ book: live.book, line: found.line }, found, corrected);
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
    const line0 = await this.reading.history.line(of, version);
    const found = await breathed(policyEffect(line0, read.policies, await this.deciders({ line: of, book })));
    if (isFactRefused(found)) return { outcome: 'refused', refused: found };
    return previewed({ book, line: line0 }, found);
  }

  protected async recomputed(
    at: BookAt,
    version: number,
    asked: CorrectedFact,
    given: Given,
  ): Promise<(Recomputed & { readonly fact: Fact; readonly line: Line }) | FactRefused> {
    const line = await this.reading.history.line(at.line, at.version);
    const old = line[version - 1];
    if (!old) return refusedFact('NO_SUCH_ENTRY', `Choose an entry from 1 to ${line.length}.`, 'version');
    const input = typeof asked === 'function' ? asked(old.fact) : asked;
    if (isFactRefused(input)) return input;
    // The dice are the campaign's for good.
    const isBeginning = old.fact.fact === 'begin' && input.fact === 'begin';
    const fact = factOf(isBeginning ? { ...input, dice: old.fact.dice } : input);
    if (isFactRefused(fact)) return fact;
    const stays =
      whatStays(old.fact, fact) ??
      (old.fact.fact === 'nothing' ? await this.noCorrection(at, version) : undefined);
    if (stays) return stays;
    const by = await this.deciders(at);
    const result = await breathed(recomputing(line, version, fact, by));
    if (isFactRefused(result)) return result;
    return (await this.reading.firstLook.at(fact, at.book, by.pieces, given)) ?? { ...result, fact, line };
  }

  /** A correction is not an entry of its own: to mend one, correct the entry once more. */
  private async noCorrection(
    { line, version: reads }: BookAt,
    version: number,
  ): Promise<FactRefused | undefined> {
    const asked = { after: version - 1, first: 1, reads };
    const [found] = await this.reading.history.entries(line, asked);
    if (!found?.correction) return undefined;
    const { corrects } = found.correction;
    const why = `Entry ${version} is a correction of entry ${corrects}: correct entry ${corrects} once more instead.`;
    return refusedFact('IS_A_CORRECTION', why, 'version');
  }

  /** What deciding takes: the rulebook's pieces, and the campaign's dice as they held for each entry. */
  async deciders({ line, book }: Pick<BookAt, 'line' | 'book'>): Promise<DecidingAgain> {
    const { system } = campaignOf(book);
    const pieces = this.reading.piecesOf(system);
    if (!pieces) throw new Error(`This server has no campaigns for the rulebook "${system}".`);
    return { pieces, diceAt: lineDice(await this.reading.table.seedsOf(line)) };
  }

  protected async current(campaign: string, line: string | null): Promise<BookAt | undefined> {
    const found = await this.reading.table.find(campaign, line);
    if (!found) return undefined;
    const { book, version } = await this.reading.live.current(found);
    return { line: found, book, version };
  }
}

/** Rulebook and sides are the campaign's for good; and the first entry, no other one, begins the book. */
function whatStays(old: Fact, now: Fact): FactRefused | undefined {
  if (old.fact !== 'begin' && now.fact !== 'begin') return undefined;
  if (old.fact !== 'begin' || now.fact !== 'begin')
    return refusedFact('BEGINNING_STAYS', 'The first entry, and no other one, begins the book.', 'fact');
  if (old.system !== now.system)
    return refusedFact('SYSTEM_STAYS', `The rulebook of this book stays "${old.system}".`, 'system');
  const keysOf = ({ sides }: FactOf<'begin'>) => sides.map(({ side }) => side).sort();
  if (String(keysOf(old)) === String(keysOf(now))) return undefined;
  return refusedFact('SIDES_STAY', `The sides of this book stay: ${keysOf(old).join(', ')}.`, 'sides');
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
