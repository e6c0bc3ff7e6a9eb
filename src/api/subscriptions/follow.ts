interface FollowedPage<Item> {
  readonly items: readonly Item[];
  /** There are no more for now. */
  readonly end: boolean;
}

/** How to read what comes after a position, and how to hear that there is more. */
export interface Followed<Item> {
  after: number;
  /** The next items in order, at most so many. */
  read(after: number, most: number): Promise<FollowedPage<Item>>;
  positionOf(item: Item): number;
  /** Calls back when there may be more; answers with how to stop. Only a hint. */
  listen(heard: () => void): Promise<() => void>;
  /** How often to look without having heard anything. */
  lookEveryMs: number;
}

/** The first page is small: nobody knows yet whether the reader takes it. */
const FIRST_PAGE = 10;
const LARGEST_PAGE = 100;

/**
 * What was missed, then what happens, in order and without gaps. Items are read when they are asked for:
 * a slow reader costs nothing but its page. `return` ends it at once, even while it waits.
 */
export function follow<Item>(source: Followed<Item>): AsyncIterableIterator<Item> {
  return new Follower(source);
}

class Follower<Item> implements AsyncIterableIterator<Item> {
  private page: readonly Item[] = [];
  private next_ = 0;
  private size = FIRST_PAGE;
  private position: number;
  private ended = false;
  private news = true;
  private wake: () => void = () => undefined;
  private stop: Promise<() => void> | undefined;

  constructor(private readonly source: Followed<Item>) {
    this.position = source.after;
  }

  async next(): Promise<IteratorResult<Item>> {
    this.stop ??= this.source.listen(() => this.hear());
    await this.stop; // from here on no news is lost: reading starts after listening
    while (!this.ended) {
      const item = this.page[this.next_++];
      if (item !== undefined) {
        this.position = this.source.positionOf(item);
        return { done: false, value: item };
      }
      if (!this.news) await this.wait();
      if (this.ended) break;
      this.news = false;
      this.page = []; // What was taken is not held while there is nothing new.
      const { items, end } = await this.source.read(this.position, this.size);
      this.page = items;
      this.size = Math.min(LARGEST_PAGE, 2 * this.size);
      this.next_ = 0;
      this.news ||= !end;
    }
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<Item>> {
    this.ended = true;
    this.wake();
    const stop = await this.stop;
    stop?.();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private hear(): void {
    this.news = true;
    this.wake();
  }

  private wait(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.hear(), this.source.lookEveryMs);
      timer.unref();
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
