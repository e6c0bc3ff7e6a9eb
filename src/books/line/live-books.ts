/** The books in use in this process. Whatever is here could be thrown away at any moment: the log has it all. */
import type { EventStore } from '../../event-store/index.js';
import type { Book } from '../../rules-core/campaign/book/book.js';
import { copyBook } from '../../rules-core/campaign/book/changes.js';
import { BOOK_FOLDING, makeEvent, SNAPSHOT_EVERY } from './book-folding.js';
import { type BookLine, offsetOf } from './book-table.js';

/** A line of a book in memory. Its book is never altered: another one takes its place. */
export class LiveBook {
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    readonly line: BookLine,
    public book: Book,
    /** The version of its latest entry. */
    public version: number,
  ) {}

  /** Commands to one line wait for each other within a process; between processes the log decides. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work, work);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}

interface LiveBooksOptions {
  readonly most?: number;
  /** Told when a snapshot could not be kept. */
  readonly failed: (fault: unknown) => void;
}

const MOST_BOOKS = 500;

export class LiveBooks {
  private readonly books = new Map<string, Promise<LiveBook>>();
  private readonly most: number;
  private readonly failed: (fault: unknown) => void;
  private keeping: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: EventStore,
    { most = MOST_BOOKS, failed }: LiveBooksOptions,
  ) {
    this.most = most;
    this.failed = failed;
  }

  /** The book as this process knows it, which may be behind the log. */
  async find(line: BookLine): Promise<LiveBook> {
    const key = `${line.campaign}/${line.line}`;
    const found = this.books.get(key) ?? this.load(line);
    this.books.delete(key);
    this.books.set(key, found);
    for (const oldest of this.books.keys()) {
      if (this.books.size <= this.most) break;
      this.books.delete(oldest);
    }
    try {
      return await found;
    } catch (fault) {
      this.books.delete(key);
      throw fault;
    }
  }

  /** The book as the log has it now. */
  async current(line: BookLine): Promise<LiveBook> {
    const live = await this.find(line);
    await live.exclusive(() => this.catchUp(live));
    return live;
  }

  /** Makes what others added to the log. Call it only while the book is held exclusively. */
  async catchUp(live: LiveBook): Promise<void> {
    const { campaign, line } = live.line;
    const offset = offsetOf(live.line);
    for await (const events of this.store.readForFolding(campaign, line, { after: live.version - offset })) {
      const book = copyBook(live.book);
      for (const event of events) makeEvent(book, event);
      this.settle(live, book, live.version + events.length);
    }
  }

  /** The line goes on to a later version. A book without a snapshot is only slower to load, so nobody waits for it. */
  settle(live: LiveBook, book: Book, version: number): void {
    const before = live.version;
    live.book = book;
    live.version = version;
    if (Math.floor(version / SNAPSHOT_EVERY) === Math.floor(before / SNAPSHOT_EVERY)) return;
    const { campaign, line } = live.line;
    const loaded = { state: book, version: version - offsetOf(live.line) };
    this.keeping = this.keeping
      .then(() => this.store.saveSnapshot(campaign, line, BOOK_FOLDING.format, loaded))
      .catch(this.failed);
  }

  /** Resolves when the snapshots begun so far are kept. */
  idle(): Promise<void> {
    return this.keeping;
  }

  private async load(line: BookLine): Promise<LiveBook> {
    const { state, version } = await this.store.load(line.campaign, line.line, BOOK_FOLDING);
    return new LiveBook(line, state, version + offsetOf(line));
  }
}
