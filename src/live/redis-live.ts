import { Redis } from 'ioredis';
import { Listeners, type Live, Outgoing } from './live.js';

/** The hash tag keeps everything of ours in one slot of a Redis Cluster. */
const prefix = '{hexledger}:live:';

interface Warnings {
  warn(fields: object, message: string): void;
}

/** Live news through Redis pub/sub: one connection to speak, one to listen, a channel per topic. */
export class RedisLive implements Live {
  private readonly listeners = new Listeners((error) =>
    this.log.warn({ err: error }, 'a listener of live news failed'),
  );
  private readonly outgoing = new Outgoing(
    (news) => this.send(news),
    (error) => this.log.warn({ err: error }, 'live news could not be sent'),
  );
  /** Fails at once while Redis is away: news kept for later would be old. */
  private readonly speaker: Redis;
  private readonly listener: Redis;
  private readonly canSpeak: Promise<void>;
  private readonly canListen: Promise<void>;

  constructor(
    url: string,
    private readonly log: Warnings,
  ) {
    const retryStrategy = (tried: number): number => Math.min(50 * 2 ** Math.min(tried, 8), 5_000);
    this.speaker = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      retryStrategy,
      disconnectTimeout: 200,
    });
    this.listener = new Redis(url, {
      maxRetriesPerRequest: null,
      retryStrategy,
      disconnectTimeout: 200,
      autoResubscribe: false,
    });
    this.canSpeak = firstAnswer(this.speaker);
    this.canListen = firstAnswer(this.listener);
    for (const connection of [this.speaker, this.listener]) {
      connection.on('error', (error) => this.log.warn({ err: error }, 'live news: Redis does not answer'));
    }
    this.listener.on('message', (channel, position) =>
      this.listeners.tell(channel.slice(prefix.length), Number(position)),
    );
    this.listener.on('ready', () => void this.lookAgain());
  }

  publish(topic: string, position: number): void {
    this.outgoing.add(topic, position);
  }

  async listen(topic: string, heard: (position: number | undefined) => void): Promise<() => void> {
    const listener = { heard };
    this.listeners.add(topic, listener);
    await this.canListen;
    // While Redis is away nobody waits for it: once it is back, all topics are subscribed and everybody looks.
    if (this.listener.status === 'ready') await this.listener.subscribe(prefix + topic);
    return () => {
      if (this.listeners.remove(topic, listener)) this.leave(topic);
    };
  }

  async check(): Promise<void> {
    await this.canSpeak;
    await this.speaker.ping();
  }

  async close(): Promise<void> {
    await this.outgoing.flush();
    this.speaker.disconnect();
    this.listener.disconnect();
  }

  private async send(news: [string, number][]): Promise<void> {
    await this.canSpeak;
    const answers = await this.speaker
      .pipeline(news.map(([topic, position]) => ['publish', prefix + topic, String(position)]))
      .exec();
    const error = answers?.find(([failure]) => failure)?.[0];
    if (error) throw error;
  }

  /** Connected: once the channels are subscribed, everybody looks for what was missed. */
  private async lookAgain(): Promise<void> {
    const topics = this.listeners.topics();
    try {
      if (topics.length > 0) await this.listener.subscribe(...topics.map((topic) => prefix + topic));
      this.listeners.tellAllToLook();
    } catch (error) {
      this.log.warn({ err: error }, 'live news: could not subscribe again');
    }
  }

  private leave(topic: string): void {
    if (this.listener.status !== 'ready') return;
    this.listener
      .unsubscribe(prefix + topic)
      .catch((error) => this.log.warn({ err: error }, 'live news: still subscribed'));
  }
}

/** Settles when the connection stands, or has been refused for the first time. */
const firstAnswer = (connection: Redis): Promise<void> =>
  new Promise((resolve) => {
    connection.once('ready', () => resolve());
    connection.once('error', () => resolve());
  });
