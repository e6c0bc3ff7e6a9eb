/** A server of its own to be attacked: as it is built and run, with a database and a folder that nobody else has. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeFolders } from '../support/folders.js';
import { freePort } from '../support/ports.js';

export interface Answer {
  readonly status: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: what an attack reads out of an answer is for it to say
  readonly data?: any;
  readonly codes: readonly string[];
}

const READY_SECONDS = 180;

export class Target {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 64 });
  private readonly probe = new Agent({ keepAlive: true, maxSockets: 1 });
  private keys = 0;

  private constructor(
    private readonly server: ChildProcess,
    private readonly folder: string,
    readonly port: number,
  ) {}

  static async start(): Promise<Target> {
    const folder = mkdtempSync(join(tmpdir(), 'hexledger-attack-'));
    const port = await freePort();
    const server = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../../bin/run.js'), 'start'],
      {
        env: {
          ...process.env,
          PORT: String(port),
          HEXLEDGER_HOME: join(folder, 'home'),
          DEMONSTRATION: 'false',
          TRUSTED_PROXIES: '1', // so that every attack comes from an address of its own
          LOG_LEVEL: 'error',
          DATABASE_URL: '',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    const target = new Target(server, folder, port);
    try {
      await target.ready();
      return target;
    } catch (fault) {
      await target.stop();
      throw fault;
    }
  }

  async stop(): Promise<void> {
    this.agent.destroy();
    this.probe.destroy();
    if (this.server.exitCode === null) {
      this.server.kill('SIGTERM');
      await once(this.server, 'exit');
    }
    await removeFolders(this.folder, join(this.folder, 'home'));
  }

  get pid(): number {
    return this.server.pid as number;
  }

  async ask(query: string, variables: object = {}, from = '10.0.0.1', token?: string): Promise<Answer> {
    return this.post(JSON.stringify({ query, variables }), from, token);
  }

  async post(body: string, from = '10.0.0.1', token?: string): Promise<Answer> {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': from,
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const path = '/graphql';
    const { status, text } = await this.send(
      { method: 'POST', agent: this.agent, port: this.port, path, headers },
      body,
    );
    const read = text.startsWith('{') ? JSON.parse(text) : {};
    const codes = (read.errors ?? []).map((error: { extensions?: { code?: string } }) =>
      String(error.extensions?.code),
    );
    return { status, text, data: read.data, codes };
  }

  /** Reads what lies at a path. */
  async fetch(path: string, from: string, token: string): Promise<{ status: number; text: string }> {
    const headers = { 'x-forwarded-for': from, authorization: `Bearer ${token}` };
    return this.send({ method: 'GET', agent: this.agent, port: this.port, path, headers });
  }

  /** Sends a command and answers with its result. */
  async command(name: string, input: object, fields: string, from: string, token?: string) {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ... on Problem { code message } ${fields} } }`;
    const whole = { idempotencyKey: `attack-${this.keys++}`, ...input };
    const answer = await this.ask(query, { input: whole }, from, token);
    return answer.data?.[name] ?? { __typename: 'Refused', code: answer.codes[0], status: answer.status };
  }

  /** Somebody with an account. */
  async person(from: string): Promise<{ token: string }> {
    const person = { email: `person${this.keys}@attack.test`, password: 'correct horse battery' };
    await this.command('signUp', { ...person, displayName: 'Attacker' }, '', from);
    const { accessToken: token } = await this.command(
      'signIn',
      person,
      '... on SignedIn { accessToken }',
      from,
    );
    return { token };
  }

  /** Somebody with an account and a campaign. */
  async referee(from: string, sides = ['german', 'russian']): Promise<{ token: string; campaign: string }> {
    const { token } = await this.person(from);
    const fields = '... on CampaignCreated { campaign { id } }';
    const input = { name: 'Attack', sides: sides.map((key) => ({ key, name: key })) };
    const made = await this.command('createCampaign', input, fields, from, token);
    return { token, campaign: made.campaign.id };
  }

  /** Waits for a quick answer of the health check. */
  async ping(): Promise<void> {
    await this.send({ method: 'GET', agent: this.probe, port: this.port, path: '/healthz' });
  }

  /** How long the thread that answers has worked so far, in milliseconds: a busy machine does not count. */
  worked(): number {
    return Number(readFileSync(`/proc/${this.pid}/task/${this.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  }

  /** The most memory that the process ever had, in megabytes. */
  peakMegabytes(): number {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8'))?.[1]) / 1024;
  }

  private async send(options: object, body = ''): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', ...options }, (response: IncomingMessage) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
        );
        response.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  private async ready(): Promise<void> {
    for (const end = Date.now() + READY_SECONDS * 1000; Date.now() < end; await sleep(200)) {
      if (this.server.exitCode !== null) throw new Error('The server did not start.');
      try {
        await this.ping();
        return;
      } catch (fault) {
        if ((fault as { code?: string }).code !== 'ECONNREFUSED') throw fault;
      }
    }
    throw new Error('The server did not come up.');
  }
}
