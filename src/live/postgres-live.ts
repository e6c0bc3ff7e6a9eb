import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { Listeners, type Live, Outgoing } from './live.js';

const channel = 'hexledger_live';
const patienceMs = 500;

/** News are hints: nobody waits until the disk has them. */
const NOTIFY = {
  name: 'live news',
  text: `select set_config('synchronous_commit', 'off', true),
      pg_notify($1, said.topic || chr(10) || said.position)
    from unnest($2::text[], $3::bigint[]) as said (topic, position)`,
};

interface Warnings {
  warn(fields: object, message: string): void;
}

/** Live news through PostgreSQL's NOTIFY: one listening connection per process, sends gathered into one statement. */
export class PostgresLive implements Live {
  private readonly listeners = new Listeners((error) =>
    this.log.warn({ err: error }, 'a listener of live news failed'),
  );
  private readonly outgoing = new Outgoing(
    (news) => this.notify(news),
    (error) => this.log.warn({ err: error }, 'live news could not be sent'),
  );
  private client: Client | undefined;
  private connecting: Promise<void> | undefined;
  private closed = false;

  constructor(
    private readonly pool: Pool,
    private readonly url: string,
    private readonly log: Warnings,
  ) {}

  publish(topic: string, position: number): void {
    this.outgoing.add(topic, position);
  }

  async listen(topic: string, heard: (position: number | undefined) => void): Promise<() => void> {
    const listener = { heard };
    this.listeners.add(topic, listener);
    await this.connect();
    return () => void this.listeners.remove(topic, listener);
  }

  async check(): Promise<void> {
    if (this.listeners.topics().length > 0 && !this.client)
      throw new Error('the listening connection is down');
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.outgoing.flush();
    await this.connecting;
    await this.client?.end();
  }

  private async notify(news: [string, number][]): Promise<void> {
    const values = [channel, news.map(([topic]) => topic), news.map(([, position]) => position)];
    await this.pool.query({ ...NOTIFY, values });
  }

  private connect(): Promise<void> {
    if (this.client) return Promise.resolve();
    this.connecting ??= this.connectUntilDone().finally(() => {
      this.connecting = undefined;
    });
    return this.connecting;
  }

  private async connectUntilDone(): Promise<void> {
    for (let pause = patienceMs; !this.closed; pause = Math.min(pause * 2, 10_000)) {
      const client = new Client({
        connectionString: this.url,
        application_name: 'hexledger live',
        keepAlive: true,
      });
      try {
        client.on('error', (error) => this.lost(client, error));
        client.on('notification', ({ payload }) => this.hear(payload ?? ''));
        await client.connect();
        await client.query(`listen ${channel}`);
        this.client = client;
        return;
      } catch (error) {
        this.log.warn({ err: error }, 'live news: no connection to PostgreSQL, trying again');
        await client.end().catch((reason) => this.log.warn({ err: reason }, 'live news: broken connection'));
        await sleep(pause);
      }
    }
  }

  private hear(payload: string): void {
    const [topic = '', position] = payload.split('\n');
    this.listeners.tell(topic, Number(position));
  }

  private lost(client: Client, error: Error): void {
    if (this.client !== client) return;
    this.client = undefined;
    if (this.closed) return;
    this.log.warn({ err: error }, 'live news: connection lost');
    void this.connect().then(() => this.listeners.tellAllToLook());
  }
}
