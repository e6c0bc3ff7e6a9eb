/** Queries and commands over HTTP, streams over a WebSocket. The token goes into headers and never into an address. */
import { type Client, createClient } from 'graphql-ws';
import type { Document } from './types.js';

export interface ConnectionOptions {
  /** Where the API is: `/graphql`, or a whole address. */
  readonly url: string;
  /** The token to send, asked for anew with each request; undefined: nobody is signed in. */
  readonly token?: () => string | undefined | Promise<string | undefined>;
  /** For programs that are not a browser. */
  readonly webSocketImpl?: unknown;
  readonly fetch?: typeof fetch;
}

/** The API has refused a request; `code` is made for programs, the message for people. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  constructor(
    readonly code: string,
    message: string,
    readonly retryAfterMs?: number,
  ) {
    super(message);
  }
}

interface Answered<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[];
}

export class Connection {
  private socket: Client | undefined;

  constructor(private readonly options: ConnectionOptions) {}

  /** Asks a query or gives a command. Throws an `ApiFailure`, with the code `UNREACHABLE` where there is no answer. */
  async ask<Data, Variables>(
    document: Document<Data, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<Data> {
    const { url, token, fetch: send = fetch } = this.options;
    const secret = await token?.();
    const response = await send(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
      },
      body: JSON.stringify({ query: document, variables }),
      ...(signal && { signal }),
    }).catch((fault: unknown) => {
      if (signal?.aborted) throw fault;
      throw new ApiFailure(
        'UNREACHABLE',
        'The server cannot be reached. Check the connection and try again.',
      );
    });
    const answer = (await response.json().catch(() => ({}))) as Answered<Data>;
    const [error] = answer.errors ?? [];
    if (error) throw failure(error);
    if (!answer.data)
      throw new ApiFailure('NO_ANSWER', `The server answered with status ${response.status} and no data.`);
    return answer.data;
  }

  /** A stream, for as long as it is read and the socket holds. Use `follow` for one that goes on after a break. */
  stream<Data, Variables>(
    document: Document<Data, Variables>,
    variables: Variables,
  ): AsyncIterableIterator<Answered<Data>> {
    this.socket ??= this.open();
    return this.socket.iterate({
      query: document,
      variables: variables as Record<string, unknown>,
    }) as AsyncIterableIterator<Answered<Data>>;
  }

  /** Ends all streams. The next one opens a new socket, with the token that holds then. */
  close(): void {
    void this.socket?.dispose();
    this.socket = undefined;
  }

  private open(): Client {
    const { url, token, webSocketImpl } = this.options;
    const base = typeof location === 'undefined' ? undefined : location.href;
    const address = new URL(url, base);
    address.protocol = address.protocol.replace('http', 'ws');
    return createClient({
      url: address.href,
      retryAttempts: 0,
      keepAlive: 20_000,
      webSocketImpl,
      connectionParams: async () => {
        const secret = await token?.();
        return secret === undefined ? {} : { authorization: `Bearer ${secret}` };
      },
    });
  }
}

export function failure({
  message,
  extensions,
}: NonNullable<Answered<unknown>['errors']>[number]): ApiFailure {
  const seconds = Number(extensions?.retryAfterSeconds);
  return new ApiFailure(
    String(extensions?.code ?? 'FAILED'),
    message,
    seconds > 0 ? seconds * 1000 : undefined,
  );
}
