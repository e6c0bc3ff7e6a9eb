/** A client that does not give up: it asks one API process after the other until it has an answer. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../support/chance.js';

export interface Answered<Data> {
  readonly data: Data;
  /** How often it had to ask. */
  readonly asked: number;
}

interface Reply {
  // biome-ignore lint/suspicious/noExplicitAny: the shape differs with every question
  data?: any;
  errors?: { message: string; extensions?: { code?: string } }[];
}

const PATIENCE_MS = 60_000;
const ANSWER_MS = 5_000;
/** The answer may be another one the next time: the server or its database was just killed, or is behind. */
const PASSING = new Set(['INTERNAL', 'TEMPORARILY_UNAVAILABLE', 'NOT_YET', 'RATE_LIMITED']);

export class Client {
  constructor(
    private readonly apis: readonly string[],
    private readonly chance: Chance,
    readonly token?: string,
  ) {}

  as(token: string): Client {
    return new Client(this.apis, this.chance, token);
  }

  /** Asks until there is an answer. */
  // biome-ignore lint/suspicious/noExplicitAny: the shape differs with every question
  async ask(query: string, variables: object): Promise<Answered<any>> {
    const end = Date.now() + PATIENCE_MS;
    for (let asked = 1; ; asked++) {
      const reply = await this.once(this.chance.pick(this.apis), query, variables);
      const error = reply?.errors?.[0];
      if (reply?.data && !error) return { data: reply.data, asked };
      if (error && !PASSING.has(error.extensions?.code ?? ''))
        throw new Error(`An answer that should not be: ${JSON.stringify(reply)} to ${query}`);
      if (Date.now() > end)
        throw new Error(`No answer within ${PATIENCE_MS} ms: ${JSON.stringify(error)} to ${query}`);
      await sleep(20 + this.chance.below(80));
    }
  }

  /** Gives a command under one key until it is answered; now and then over two processes at the same moment. */
  // biome-ignore lint/suspicious/noExplicitAny: the shape differs with every command
  async command(name: string, input: object, fields: string, doubled = false): Promise<Answered<any>> {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ... on Problem { code message retryable } ${fields} } }`;
    const lost = doubled ? this.once(this.chance.pick(this.apis), query, { input }) : undefined;
    for (let before = 0; ; ) {
      const { data, asked } = await this.ask(query, { input });
      const result = data[name];
      before += asked;
      if (result.retryable !== true) {
        await lost;
        return { data: result, asked: before };
      }
      await sleep(50);
    }
  }

  /** Undefined when the connection broke, or nothing came in time. */
  private async once(api: string, query: string, variables: object): Promise<Reply | undefined> {
    try {
      const response = await fetch(`${api}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(this.token && { authorization: `Bearer ${this.token}` }),
        },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      return (await response.json()) as Reply;
    } catch {
      return undefined; // Killed in the middle: whether it was done is what the next attempt finds out.
    }
  }
}
