import { setTimeout as sleep } from 'node:timers/promises';
import type { Event } from './event.js';
import type { Batches } from './read.js';

/** A hint that a campaign may have moved on. It may be late, wrong or silent: it only saves waiting. */
export interface News {
  listen(campaign: string, heard: (position: number | undefined) => void): Promise<() => void>;
}

export interface FeedOptions {
  /** The last position seen; 0 is before the beginning. */
  readonly after: number;
  /** Ends the feed. */
  readonly signal: AbortSignal;
  readonly news?: News;
  /** How long to trust silence. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 2000;

/**
 * A campaign's events from a position on, and then as they come, without gaps and in order: it only ever reads the log
 * from where it stands. News shorten the wait between two readings, nothing else.
 */
export async function* feed(
  read: (after: number) => Batches<Event>,
  campaign: string,
  { after, signal, news, patienceMs = PATIENCE_MS }: FeedOptions,
): Batches<Event> {
  const bell = new Bell();
  const stopListening = await news?.listen(campaign, () => bell.ring());
  try {
    let place = after;
    while (!signal.aborted) {
      for await (const events of read(place)) {
        if (signal.aborted) return;
        place = events.at(-1)!.position;
        yield events;
      }
      await bell.heard(patienceMs, signal);
    }
  } finally {
    stopListening?.();
  }
}

/** Rung before somebody waits, it is heard at once. */
class Bell {
  private rung = false;
  private wake: (() => void) | undefined;

  ring(): void {
    this.rung = true;
    this.wake?.();
  }

  async heard(patienceMs: number, signal: AbortSignal): Promise<void> {
    if (!this.rung) await this.wait(patienceMs, signal);
    this.rung = false;
  }

  private async wait(patienceMs: number, signal: AbortSignal): Promise<void> {
    const enough = new AbortController();
    this.wake = () => enough.abort();
    await sleep(patienceMs, undefined, { signal: AbortSignal.any([enough.signal, signal]) }).catch(
      () => undefined,
    );
    this.wake = undefined;
  }
}
