/**
 * News between processes: "campaign X has reached position n". Only a hint: it may be lost, doubled, late or out of
 * order. A listener reads the log by position, and also looks from time to time without a hint.
 */
export interface Live {
  /** Tells every process that `topic` has reached `position`. Never fails, never waits for the network. */
  publish(topic: string, position: number): void;
  /**
   * Calls back on news of `topic`. Resolves when news from now on will be heard; the answer ends it.
   * A call without a position means: news may have been missed, look for yourself.
   */
  listen(topic: string, heard: Heard): Promise<() => void>;
  /** Throws if news does not flow at present. */
  check(): Promise<void>;
  /** Sends what is still to be sent, and ends. */
  close(): Promise<void>;
}

type Heard = (position: number | undefined) => void;

/** Who listens to what, in this process. */
export class Listeners {
  private readonly byTopic = new Map<string, Set<{ heard: Heard }>>();

  constructor(private readonly failed: (error: unknown) => void) {}

  /** True when this is the first listener of the topic. */
  add(topic: string, listener: { heard: Heard }): boolean {
    const there = this.byTopic.get(topic);
    if (there) {
      there.add(listener);
      return false;
    }
    this.byTopic.set(topic, new Set([listener]));
    return true;
  }

  /** True when this was the last listener of the topic. */
  remove(topic: string, listener: { heard: Heard }): boolean {
    const there = this.byTopic.get(topic);
    if (!there?.delete(listener) || there.size > 0) return false;
    this.byTopic.delete(topic);
    return true;
  }

  tell(topic: string, position: number | undefined): void {
    for (const { heard } of this.byTopic.get(topic) ?? []) {
      try {
        heard(position);
      } catch (error) {
        this.failed(error);
      }
    }
  }

  /** After a gap in the news. */
  tellAllToLook(): void {
    for (const topic of this.byTopic.keys()) this.tell(topic, undefined);
  }

  topics(): string[] {
    return [...this.byTopic.keys()];
  }
}

/** News waiting to be sent: only the highest position of each topic matters. */
export class Outgoing {
  private waiting = new Map<string, number>();
  private sending: Promise<void> | undefined;

  constructor(
    private readonly send: (news: [topic: string, position: number][]) => Promise<void>,
    private readonly failed: (error: unknown) => void,
  ) {}

  add(topic: string, position: number): void {
    this.waiting.set(topic, Math.max(position, this.waiting.get(topic) ?? 0));
    this.sending ??= this.sendAll();
  }

  async flush(): Promise<void> {
    await this.sending;
  }

  private async sendAll(): Promise<void> {
    // Let the commands that finish in this same moment join.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.size > 0) {
      const news = [...this.waiting];
      this.waiting = new Map();
      try {
        await this.send(news);
      } catch (error) {
        this.failed(error);
      }
    }
    this.sending = undefined;
  }
}
