/**
 * The latest events of the campaigns that somebody follows, read once for all followers. A follower who is farther behind
 * reads the log.
 */
import type { Event, EventStore } from '../event-store/index.js';
import type { Live } from '../live/index.js';

interface Range {
  readonly after: number;
  readonly until: number;
}

/** News is only a hint, so the log is looked at now and then without it. */
const LOOK_EVERY_MS = 1_000;
const MOST_HELD = 32;
const BATCH = 200;

export class RecentEvents {
  private readonly tails = new Map<string, Tail>();

  constructor(
    private readonly store: EventStore,
    private readonly live: Live | undefined,
  ) {}

  /** Calls back when there may be more, and now and then; answers with how to stop. */
  async listen(campaign: string, heard: () => void): Promise<() => void> {
    const tail = this.tails.get(campaign) ?? new Tail(this.store, campaign);
    this.tails.set(campaign, tail);
    tail.followers.add(heard);
    try {
      await tail.begin(this.live);
    } catch (fault) {
      this.leave(tail, heard);
      throw fault;
    }
    return () => this.leave(tail, heard);
  }

  /** Some events of a range, from its beginning; none when there are no more for now. */
  async read(campaign: string, range: Range): Promise<readonly Event[]> {
    return (await this.tails.get(campaign)?.read(range)) ?? this.stored(campaign, range);
  }

  /** The events after a position; undefined when that is longer ago than what is in memory, or nobody listens. */
  async latest(campaign: string, after: number): Promise<readonly Event[] | undefined> {
    return this.tails.get(campaign)?.read({ after, until: Number.MAX_SAFE_INTEGER });
  }

  /** All events of a range, when they are in memory. */
  held(campaign: string, { after, until }: Range): readonly Event[] | undefined {
    const found = this.tails.get(campaign)?.held({ after, until });
    return found?.length === until - after ? found : undefined;
  }

  private async stored(campaign: string, { after, until }: Range): Promise<Event[]> {
    const events: Event[] = [];
    const range = { after, until: Math.min(until, after + BATCH) };
    for await (const event of this.store.read(campaign, range)) events.push(event);
    return events;
  }

  private leave(tail: Tail, heard: () => void): void {
    tail.followers.delete(heard);
    if (tail.followers.size > 0) return;
    tail.end();
    if (this.tails.get(tail.campaign) === tail) this.tails.delete(tail.campaign);
  }
}

class Tail {
  readonly followers = new Set<() => void>();
  private readonly events: Event[] = [];
  /** The position of the last event that is known; those before the ones in memory were read by nobody here. */
  private head: number | undefined;
  private hasNews = true;
  private reading: Promise<void> | undefined;
  private beginning: Promise<void> | undefined;
  private stop: () => void = () => undefined;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly store: EventStore,
    readonly campaign: string,
  ) {
    this.timer = setInterval(() => this.hear(), LOOK_EVERY_MS);
    this.timer.unref();
  }

  /** Listens first and looks where the log stands then, so that nothing is missed in between. */
  begin(live: Live | undefined): Promise<void> {
    this.beginning ??= (async () => {
      const stop = await live?.listen(this.campaign, (position) => this.hear(position));
      if (stop) this.stop = stop;
      this.head = (await this.store.position(this.campaign)) ?? 0;
    })();
    return this.beginning;
  }

  end(): void {
    clearInterval(this.timer);
    void this.beginning?.then(
      () => this.stop(),
      () => undefined,
    );
  }

  /** Undefined: too long ago. */
  async read(range: Range): Promise<readonly Event[] | undefined> {
    for (;;) {
      const held = this.held(range);
      if (!held || held.length > 0) return held;
      if (!this.reading && !this.hasNews) return held;
      this.reading ??= this.look().finally(() => {
        this.reading = undefined;
      });
      await this.reading;
    }
  }

  held({ after, until }: Range): readonly Event[] | undefined {
    if (this.head === undefined) return undefined;
    const from = this.head - this.events.length;
    return after < from ? undefined : this.events.slice(after - from, Math.max(after, until) - from);
  }

  private async look(): Promise<void> {
    const { head } = this;
    if (head === undefined) return;
    this.hasNews = false;
    for await (const event of this.store.read(this.campaign, { after: head, until: head + BATCH })) {
      this.events.push(event);
      this.head = event.position;
    }
    this.hasNews ||= this.head === head + BATCH;
    this.events.splice(0, this.events.length - MOST_HELD);
  }

  private hear(position?: number): void {
    if (position === undefined || this.head === undefined || position > this.head) this.hasNews = true;
    for (const heard of this.followers) heard();
  }
}
