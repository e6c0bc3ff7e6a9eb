/** Looking back: a line of the book as it reads now, or read at an earlier version; who entered what, and what was corrected. */
import type { Event, EventStore } from '../../event-store/index.js';
import type { Book } from '../../rules-core/campaign/book/book.js';
import { bookOf, corrected, type Line } from '../../rules-core/campaign/book/lines.js';
import type { Correction, Entry } from '../../rules-core/campaign/facts/facts.js';
import type { Viewer } from '../../rules-core/kernel/position/battle.js';
import { BOOK_CORRECTED, type BookCorrected, bookKind, type EntryMark } from './book-events.js';
import { BOOK_FOLDING } from './book-folding.js';
import { type BookLine, type BookTable, offsetOf } from './book-table.js';
import { LineNumbers, type Numbering } from './line-numbers.js';

/** An entry as it reads now. */
export interface EntryAt extends EntryMark {
  readonly entry: Entry;
  /** How it was written, where a correction has changed it since. */
  readonly written?: Entry;
  /** The versions of the corrections that changed it. */
  readonly correctedBy: readonly number[];
  /** What it corrects itself. */
  readonly correction?: Correction;
}

export interface EntriesAsked {
  readonly after: number;
  readonly first: number;
  readonly reads?: number;
}

interface CorrectionAt {
  readonly version: number;
  readonly correction: BookCorrected;
}

const NOTHING: Entry = { fact: { fact: 'nothing' }, consequences: [] };

export class BookHistory {
  private readonly numbers: LineNumbers;

  constructor(
    private readonly store: EventStore,
    private readonly table: BookTable,
  ) {
    this.numbers = new LineNumbers(store, table);
  }

  /** How somebody counts the entries of a line, up to a version. */
  numbering(of: BookLine, viewer: Viewer, until: number): Promise<Numbering> {
    return this.numbers.of(of, viewer, until);
  }

  /** The entries of a line as they read when it stood at a version; at its latest, unless told. */
  async line(of: BookLine, version = Number.MAX_SAFE_INTEGER): Promise<Line> {
    const { campaign, line, from } = of;
    const base = from ? (await this.line(await this.baseOf(of), from.reads)).slice(0, from.version) : [];
    if (version < base.length) return base.slice(0, version);
    let entries = [...base];
    const range = { after: from ? 1 : 0, until: version - offsetOf(of) };
    for await (const batch of this.store.readForFolding(campaign, line, range))
      for (const { kind, payload } of batch)
        if (kind === BOOK_CORRECTED) entries = corrected(entries, payload as BookCorrected);
        else entries.push(payload as Entry);
    return entries;
  }

  /** The entries between two versions; undefined where they are not the line's own, or one of them corrects an earlier one. */
  async added(of: BookLine, after: number, until: number): Promise<Entry[] | undefined> {
    const { campaign, line, from } = of;
    if (from && after < from.version) return undefined;
    const offset = offsetOf(of);
    const entries: Entry[] = [];
    const range = { after: after - offset, until: until - offset };
    for await (const batch of this.store.readForFolding(campaign, line, range))
      for (const { kind, payload } of batch)
        if (kind === BOOK_CORRECTED) return undefined;
        else entries.push(payload as Entry);
    return entries;
  }

  /** The book as it stood at a version. */
  async at(of: BookLine, version: number): Promise<Book> {
    if (of.from && version < of.from.version) return bookOf(await this.line(of, version));
    return (await this.store.load(of.campaign, of.line, BOOK_FOLDING, version - offsetOf(of))).state;
  }

  /** The version that a line had when its campaign stood at a position; 0 before its first entry. */
  async versionAt(of: BookLine, position: number): Promise<number> {
    const { rows } = await this.store.pool.query<{ version: number | null }>(
      'select max(version)::float8 as version from event where campaign_id = $1 and battle_id = $2 and position <= $3',
      [of.campaign, of.line, position],
    );
    const own = rows[0]?.version ?? 0;
    if (own > 0) return own + offsetOf(of);
    return of.from ? Math.min(of.from.version, await this.versionAt(await this.baseOf(of), position)) : 0;
  }

  /** The entries after a version, oldest first, as they read now, or as they did at an earlier version. */
  async entries(of: BookLine, { after, first, reads }: EntriesAsked): Promise<EntryAt[]> {
    const corrections = await this.corrections(of, reads ?? Number.MAX_SAFE_INTEGER);
    const found: EntryAt[] = [];
    for await (const { version, event } of this.events(of, after, after + first))
      found.push(entryAt(version, event, corrections));
    return found;
  }

  /** The events behind the entries of a range, with the entries' versions. */
  private async *events(
    of: BookLine,
    after: number,
    until: number,
  ): AsyncGenerator<{ version: number; event: Event }> {
    const { campaign, line, from } = of;
    if (from && after < from.version)
      yield* this.events(await this.baseOf(of), after, Math.min(until, from.version));
    const offset = offsetOf(of);
    const range = { after: Math.max(after - offset, from ? 1 : 0), until: until - offset };
    if (range.until <= range.after) return;
    for await (const event of this.store.readBattle(campaign, line, range))
      yield { version: (event.version as number) + offset, event };
  }

  /** The corrections that a line reads with, those of its base among them. */
  private async corrections(of: BookLine, until: number): Promise<CorrectionAt[]> {
    const { campaign, line, from } = of;
    const found = from ? await this.corrections(await this.baseOf(of), from.reads) : [];
    const { rows } = await this.store.pool.query<{ version: number }>(
      `select version::float8 as version from event
       where campaign_id = $1 and battle_id = $2 and kind = $3 and version <= $4 order by version`,
      [campaign, line, BOOK_CORRECTED, until - offsetOf(of)],
    );
    for (const { version } of rows)
      for await (const event of this.store.readBattle(campaign, line, { after: version - 1, until: version }))
        found.push({ version: version + offsetOf(of), correction: event.payload as BookCorrected });
    return found;
  }

  /** How many corrections a line reads with. */
  async countCorrections({ campaign, line }: BookLine): Promise<number> {
    const { rows } = await this.store.pool.query<{ corrections: number }>(
      'select count(*)::int as corrections from event where campaign_id = $1 and battle_id = $2 and kind = $3',
      [campaign, line, BOOK_CORRECTED],
    );
    return rows[0]?.corrections ?? 0;
  }

  /** When the turn's planning began, with the first entry or the latest advance, and whether a deadline was said since. */
  async planning(of: BookLine): Promise<{ readonly began: Date; readonly hasDeadline: boolean }> {
    const [began, advanced, deadline] = [bookKind('begin'), bookKind('advance'), bookKind('deadline')];
    const { rows } = await this.store.pool.query<{ kind: string; at: Date; version: number }>(
      `select distinct on (kind = $4) kind, at, version::float8 as version from event
       where campaign_id = $1 and battle_id = $2 and kind = any($3) order by kind = $4, version desc`,
      [of.campaign, of.line, [began, advanced, deadline], deadline],
    );
    const [begun, said] = [
      rows.find(({ kind }) => kind !== deadline),
      rows.find(({ kind }) => kind === deadline),
    ];
    return { began: begun?.at ?? of.createdAt, hasDeadline: (said?.version ?? 0) > (begun?.version ?? 0) };
  }

  private async baseOf({ campaign, line, from }: BookLine): Promise<BookLine> {
    const base = from && (await this.table.find(campaign, from.line));
    if (!base) throw new Error(`The base of line ${line} in campaign ${campaign} is missing.`);
    return base;
  }
}

function entryAt(version: number, event: Event, corrections: readonly CorrectionAt[]): EntryAt {
  const { position, at, actor, kind, payload } = event;
  const isCorrection = kind === BOOK_CORRECTED;
  const written = isCorrection ? NOTHING : (payload as Entry);
  let entry = written;
  const correctedBy: number[] = [];
  for (const { version: by, correction } of corrections) {
    const rewritten = correction.rewritten.find((one) => one.version === version);
    if (correction.corrects !== version && !rewritten) continue;
    correctedBy.push(by);
    entry = {
      fact: correction.corrects === version ? correction.fact : entry.fact,
      consequences: rewritten?.consequences ?? entry.consequences,
    };
  }
  return {
    version,
    position,
    at,
    actor,
    entry,
    correctedBy,
    ...(correctedBy.length > 0 && { written }),
    ...(isCorrection && { correction: correctionOf(payload as BookCorrected) }),
  };
}

function correctionOf({ changes: _, otherwise: __, ...correction }: BookCorrected): Correction {
  return correction;
}
