/** A book as somebody sees it: which line, at which version, and what of it he may know. */
import { type ApiContext, ApiError, lineId, type Standing } from '../api/index.js';
import { viewerOf } from '../battles/index.js';
import type { CampaignView } from '../campaigns/index.js';
import type { Book, CampaignRow } from '../rules-core/campaign/book.js';
import { campaignOf } from '../rules-core/campaign/book.js';
import { ownersIn, type SeenBook, seenBook, seenEntry } from '../rules-core/campaign/views.js';
import type { Viewer } from '../rules-core/kernel/battle.js';
import type { BookLine } from './book-table.js';
import type { BookAt, Books } from './books.js';
import { SeenHistory } from './seen-history.js';
import type { Telling } from './shown.js';
import { spoken } from './words.js';

export interface BookView {
  /** For fields that only some roles may see. */
  readonly campaignId: string;
  readonly line: BookLine;
  readonly version: number;
  /** The latest version of the line that this viewer may know of: an observer is kept behind. */
  readonly latest: number;
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

  constructor(private readonly books: Books) {}

  /** The book that a viewer asks for; null where there is none, or none that he may know of. */
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
    const view = this.view(latest, standing);
    return asked.at ? this.at(view, position, asked.at) : view;
  }

  view({ line, version, book: whole }: BookAt, standing: Standing, latest: number = version): BookView {
    const viewer = viewerOf(standing);
    let seen: SeenBook | undefined;
    const history = () => this.history(line, version, viewer, whole);
    return {
      campaignId: line.campaign,
      line,
      version,
      latest,
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

  private async at(view: BookView, until: number, at: BookMoment): Promise<BookView> {
    const { campaignId, line, standing } = view;
    const found = await this.books.book(campaignId, line.line, await this.momentIn(view, until, at));
    if (found && found.version <= view.version) return this.view(found, standing, view.version);
    throw new ApiError(
      'BAD_USER_INPUT',
      `The line has versions 1 to ${view.version}; there is nothing of it at the moment asked for.`,
    );
  }

  private async momentIn(view: BookView, until: number, { version, position, turn }: BookMoment) {
    if (position != null) return { position: Math.min(position, until) };
    if (!turn) return { version: version ?? view.version };
    const history = await view.history();
    const begun = history.beginningOf({
      turn: turn.turn,
      phase: turn.phase == null ? null : spoken(turn.phase),
    });
    if (begun !== undefined) return { version: begun };
    const phase = turn.phase == null ? '' : `the phase ${turn.phase} of `;
    throw new ApiError('BAD_USER_INPUT', `The campaign has not come to ${phase}turn ${turn.turn}.`);
  }

  /** What was read once is kept: a line at a version never reads otherwise. */
  private history(line: BookLine, version: number, viewer: Viewer, whole: Book): Promise<SeenHistory> {
    const key = `${line.campaign}/${line.line}/${version}/${typeof viewer === 'string' ? viewer : `side ${viewer.side}`}`;
    const known = this.histories.get(key) ?? this.read(line, version, viewer, whole);
    this.histories.delete(key);
    this.histories.set(key, known);
    known.catch(() => this.histories.delete(key));
    for (const oldest of this.histories.keys()) {
      if (this.histories.size <= MOST_HISTORIES) break;
      this.histories.delete(oldest);
    }
    return known;
  }

  private async read(line: BookLine, version: number, viewer: Viewer, whole: Book): Promise<SeenHistory> {
    const entries = await this.books.line(line.campaign, line.line, version);
    const owners = ownersIn(whole);
    return new SeenHistory((entries ?? []).map((entry) => seenEntry(entry, viewer, owners)));
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
