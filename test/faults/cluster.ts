/** Two API and two job processes, PostgreSQL and Redis on loopback, each to be killed and started again one by one. */
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedServer, startEmbedded } from '../../src/database/index.js';
import { removeFolders } from '../support/folders.js';
import { freePort } from '../support/ports.js';
import { type Spawned, spawnScript } from '../support/process.js';
import { startTestRedis, type TestRedis } from '../support/valkey.js';
import { Door } from './door.js';

export const TARGETS = ['api-1', 'api-2', 'worker-1', 'worker-2', 'postgres', 'redis'] as const;
export type Target = (typeof TARGETS)[number];

interface Part {
  /** kill -9; resolves when it is gone. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

export class Cluster {
  /** Where clients may ask, whichever of them answers. */
  readonly apis: string[] = [];
  /** Processes that ended without having been killed. */
  readonly crashes: string[] = [];
  private readonly parts = new Map<Target, Part>();
  private readonly nodes: Node[] = [];

  private constructor(
    private readonly folder: string,
    private readonly door: Door,
    private readonly postgres: Postgres,
    private readonly redis: TestRedis,
  ) {}

  static async start(): Promise<Cluster> {
    const folder = await mkdtemp(join(tmpdir(), 'hexledger-faults-'));
    await chmod(folder, 0o755); // As root, PostgreSQL runs under another account.
    const door = await Door.open();
    const postgres = new Postgres(folder, door);
    await postgres.start();
    const cluster = new Cluster(folder, door, postgres, await startTestRedis());
    try {
      await cluster.startNodes();
      return cluster;
    } catch (fault) {
      await cluster.stop();
      throw fault;
    }
  }

  /** The database under its own address, for looking at what was stored. */
  get databaseUrl(): string {
    return this.postgres.url;
  }

  kill(target: Target): Promise<void> {
    return this.parts.get(target)!.kill();
  }

  restart(target: Target): Promise<void> {
    return this.parts.get(target)!.start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.kill()));
    await this.redis.kill();
    await this.postgres.stop();
    this.door.close();
    await removeFolders(this.folder, join(this.folder, 'database'));
  }

  /** Keeps what the processes said where it can be read. */
  async keepOutput(folder: string): Promise<void> {
    for (const { name, said } of this.nodes) await writeFile(join(folder, `${name}.log`), said());
  }

  private async startNodes(): Promise<void> {
    this.parts.set('postgres', this.postgres).set('redis', this.redis);
    const address = new URL(this.postgres.url);
    address.port = String(this.door.port);
    for (const target of TARGETS.slice(0, 4)) {
      const port = await freePort();
      const env = { DATABASE_URL: address.href, REDIS_URL: this.redis.url, PORT: String(port) };
      const node = new Node(target, env, (how) => this.crashes.push(how));
      this.nodes.push(node);
      this.parts.set(target, node);
      if (target.startsWith('api')) this.apis.push(`http://127.0.0.1:${port}`);
    }
    await Promise.all(this.nodes.map((node) => node.start()));
  }
}

class Postgres implements Part {
  private server: EmbeddedServer | undefined;

  constructor(
    private readonly folder: string,
    private readonly door: Door,
  ) {}

  get url(): string {
    if (!this.server) throw new Error('PostgreSQL does not run.');
    return this.server.url();
  }

  async start(): Promise<void> {
    this.server = await startEmbedded(join(this.folder, 'database'));
    this.door.behind = this.server.port;
  }

  async kill(): Promise<void> {
    if (!this.server) return;
    const { pid, ended } = this.server;
    this.door.behind = undefined;
    process.kill(pid, 'SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    await this.server?.stop();
  }
}

class Node implements Part {
  private process: Spawned | undefined;
  private killed = false;
  private before = '';

  constructor(
    readonly name: Target,
    private readonly env: Record<string, string>,
    private readonly crashed: (how: string) => void,
  ) {}

  said = (): string => `${this.before}${this.process?.output() ?? ''}`;

  async start(): Promise<void> {
    this.before = this.said();
    this.killed = false;
    const more = { LOG_FORMAT: 'json', JOB_SWEEP_MS: '500', JOB_LEASE_MS: '2000', WEBHOOK_INTERNAL: 'allow' };
    const [duty = ''] = this.name.split('-');
    const started = spawnScript('test/faults/node.ts', [duty], { env: { ...this.env, ...more } });
    this.process = started;
    void started.ended.then((how) => {
      if (!this.killed)
        this.crashed(`${this.name} ended by itself: ${how}\n${started.output().slice(-2_000)}`);
    });
    await started.says(/"msg":"ready"/);
  }

  async kill(): Promise<void> {
    this.killed = true;
    this.process?.signal('SIGKILL');
    await this.process?.ended;
  }
}
