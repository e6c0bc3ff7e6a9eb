/** A book as somebody sees it: which line, at which version, and what of it they may know. */
import { type ApiContext, ApiError, lineId, type Standing } from '../../api/index.js';
import { viewerOf } from '../../battles/index.js';
import type { CampaignView } from '../../campaigns/index.js';
import type { Book, CampaignRow } from '../../rules-core/campaign/book/book.js';
import { campaignOf } from '../../rules-core/campaign/book/book.js';
import { ownersIn, type SeenBook, seenBook, seenEntry } from '../../rules-core/campaign/views/views.js';
import type { Viewer } from '../../rules-core/kernel/position/battle.js';
import type { Telling } from '../api/shown.js';
import { spoken } from '../api/words.js';
import type { BookAt, Books } from '../entries/books.js';
import type { BookLine } from './book-table.js';
import type { Numbering } from './line-numbers.js';
import { SeenHistory } from './seen-history.js';

export interface BookView {
  /** For fields that only some roles may see. */
  readonly campaignId: string;
  readonly line: BookLine;
  /** As the viewer counts the entries, like every version that is shown. */
  readonly version: number;
  /** The latest version of the line that this viewer may know of: an observer is kept behind. */
  readonly latest: number;
  /** The version of the line itself. */
  readonly stored: number;
  readonly numbering: Numbering;
  readonly standing: Standing;
  readonly viewer: Viewer;
  /** All there is: for what is worked out of it and redacted afterwards. */
  readonly whole: Book;
  readonly book: SeenBook;
  readonly campaign: CampaignRow;
  history(): Promise<SeenHistory>;
  /** What things are called in what happened at a version; now, without one. */
  telling(version?: number): Promise<Telling>;
}

export interface BookMoment {
  readonly version?: number | null;
  readonly position?: number | null;
  readonly turn?: { readonly turn: number; readonly phase?: string | null } | null;
}

const MOST_HISTORIES = 200;

export class BookViews {
  private readonly histories = new Map<string, Promise<SeenHistory>>();
  /** Of each line, for each viewer, how it went up to the end of a turn. */
  private readonly turnEnds = new Map<string, SeenHistory>();

  constructor(private readonly books: Books) {}

  /** The book that a viewer asks for; null where there is none, or none that the viewer may know of. */
  async find(
    context: ApiContext,
    { campaignId, position }: Pick<CampaignView, 'campaignId' | 'position'>,
    asked: { at?: BookMoment | null; line?: string | null } = {},
  ): Promise<BookView | null> {
    const standing = await context.standing(campaignId);
    const line = asked.line == null ? null : lineOf(campaignId, asked.line);
    if (!standing || line === undefined) return null;
    const latest = await this.books.book(campaignId, line, { position });
    if (!latest || !mayRead(standing, latest.line)) return null;
    const view = await this.view(latest, standing);
    if (!asked.at) return view;
    const at = { ...asked.at, position: await meant(context, campaignId, asked.at.position, position) };
    return this.at(view, at);
  }

  async view(
    { line, version: stored, book: whole }: BookAt,
    standing: Standing,
    latest: number = stored,
  ): Promise<BookView> {
    const viewer = viewerOf(standing);
    const numbering = await this.books.numbering(line, viewer, latest);
    const version = numbering.shown(stored);
    let seen: SeenBook | undefined;
    const history = () => this.history(line, stored, viewer, whole);
    return {
      campaignId: line.campaign,
      line,
      version,
      latest: numbering.shown(latest),
      stored,
      numbering,
      standing,
      viewer,
      whole,
      get book() {
        seen ??= seenBook(whole, viewer);
        return seen;
      },
      campaign: campaignOf(whole),
      history,
      async telling(at = version) {
        const { names } = await history();
        return { campaign: line.campaign, system: campaignOf(whole).system, names: names.at(at) };
      },
    };
  }

  private async at(view: BookView, at: BookMoment): Promise<BookView> {
    const { campaignId, line, standing, stored } = view;
    const found = await this.books.book(campaignId, line.line, await this.momentIn(view, at));
    if (found && found.version <= stored) return this.view(found, standing, stored);
    throw new ApiError(
      'BAD_USER_INPUT',
      `The line has versions 1 to ${view.version}; there is nothing of it at the moment asked for.`,
    );
  }

  private async momentIn(view: BookView, { version, position, turn }: BookMoment) {
    if (position != null) return { position };
    const { numbering, stored } = view;
    if (!turn) return { version: version == null ? stored : numbering.stored(version, stored) };
    const history = await view.history();
    const begun = history.beginningOf({
      turn: turn.turn,
      phase: turn.phase == null ? null : spoken(turn.phase),
    });
    if (begun !== undefined) return { version: numbering.stored(begun, stored) };
    const phase = turn.phase == null ? '' : `the phase ${turn.phase} of `;
    throw new ApiError('BAD_USER_INPUT', `The campaign has not come to ${phase}turn ${turn.turn}.`);
  }

  /** What was read once is kept: a line at a version never reads otherwise. */
  private history(line: BookLine, version: number, viewer: Viewer, whole: Book): Promise<SeenHistory> {
    const key = `${line.campaign}/${line.line}/${version}/${named(viewer)}`;
    const known = this.histories.get(key) ?? this.read(line, version, viewer, whole);
    keep(this.histories, key, known, MOST_HISTORIES);
    known.catch(() => this.histories.delete(key));
    return known;
  }

  /**
   * Goes on from the end of the turn before, which is kept: by then everybody whom a battle brought is on the roster, so what
   * the viewer may know of the entries up to there does not change any more. Where an entry behind that end corrects one
   * before it, the line reads otherwise from there on, and all of it is read.
   */
  private async read(line: BookLine, version: number, viewer: Viewer, whole: Book): Promise<SeenHistory> {
    const key = `${line.campaign}/${line.line}/${named(viewer)}`;
    const base = this.turnEnds.get(key);
    const added =
      base && base.version <= version ? await this.books.added(line, base.version, version) : undefined;
    const entries = added ?? (await this.books.line(line.campaign, line.line, version)) ?? [];
    const before = added && base ? base : SeenHistory.beginning();
    const owners = ownersIn(whole);
    const seen = entries.map((entry) => seenEntry(entry, viewer, owners));
    const numbering = await this.books.numbering(line, viewer, version);
    const numberOf = (stored: number) => numbering.shown(stored);
    const end = entries.findLastIndex(({ fact }) => fact.fact === 'advance') + 1;
    const untilEnd = end > 0 ? before.with(seen.slice(0, end), numberOf) : before;
    if (end > 0 && (added || (await this.books.added(line, end, version))))
      keep(this.turnEnds, key, untilEnd, MOST_HISTORIES);
    return end < seen.length ? untilEnd.with(seen.slice(end), numberOf) : untilEnd;
  }
}

/** A position as the viewer counts them, as the log does. */
async function meant(context: ApiContext, campaign: string, shown: number | null | undefined, until: number) {
  return shown == null ? undefined : context.meantPosition(campaign, shown, until);
}

function named(viewer: Viewer): string {
  return typeof viewer === 'string' ? viewer : `side ${viewer.side}`;
}

/** Keeps what was used last. */
function keep<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= most) break;
    map.delete(oldest);
  }
}

/** Undefined: it names no line of this campaign. */
function lineOf(campaign: string, id: string): string | undefined {
  const found = lineId.decode(id);
  return found?.campaign === campaign && UUID.test(found.local) ? found.local : undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where the campaign went is for its members; where it might have gone, for the referee, and for all once it is declassified. */
export function mayRead({ role }: Standing, line: BookLine): boolean {
  return line.current || role === 'REFEREE' || role === 'PUBLIC';
}
