/** Events of a campaign, in order and without gaps, over any number of broken connections. */
import { ApiFailure, type Connection, failure } from './connection.js';
import type { Document } from './types.js';

/** What a stream of events must tell of each. */
export interface Positioned {
  readonly position: number;
}

export interface FollowOptions<Event extends Positioned> {
  /** The position of the last event that is known. */
  readonly after: number;
  readonly onEvent: (event: Event) => void;
  /** `live` while a stream is open, `waiting` while it is broken. */
  readonly onState?: (state: 'live' | 'waiting') => void;
  readonly signal: AbortSignal;
  /** For tests: how long to wait before the attempt of that number. */
  readonly delayMs?: (attempt: number) => number;
}

/** The socket's close code for a token that is not accepted. */
const FORBIDDEN = 4403;

/** Refusals that no second attempt will change. */
const FINAL = new Set([
  'NOT_FOUND',
  'NOT_ALLOWED',
  'NOT_SIGNED_IN',
  'SCOPE_MISSING',
  'BAD_USER_INPUT',
  'GRAPHQL_VALIDATION_FAILED',
]);

/** From a quarter of a second to half a minute, and never all clients at once. */
const patience = (attempt: number): number =>
  Math.min(30_000, 250 * 2 ** attempt) * (0.5 + Math.random() / 2);

/**
 * Reads a subscription that takes `after`, and begins again behind the last event when it breaks. Resolves when the signal
 * is given; rejects with an `ApiFailure` when the server refuses for good.
 */
export async function follow<Data, Variables extends { after?: number | null }, Event extends Positioned>(
  connection: Connection,
  document: Document<Data, Variables>,
  variables: Omit<Variables, 'after'>,
  eventOf: (data: Data) => Event,
  { after, onEvent, onState, signal, delayMs = patience }: FollowOptions<Event>,
): Promise<void> {
  let last = after;
  for (let attempt = 0; !signal.aborted; attempt++) {
    const stream = connection.stream(document, { ...variables, after: last } as unknown as Variables);
    const stop = () => void stream.return?.();
    signal.addEventListener('abort', stop);
    try {
      onState?.('live');
      for await (const { data, errors } of stream) {
        if (errors?.[0]) throw failure(errors[0]);
        const event = data ? eventOf(data) : undefined;
        if (!event || event.position <= last) continue;
        last = event.position;
        attempt = 0;
        onEvent(event);
      }
    } catch (fault) {
      const refused = refusalOf(fault);
      // The token of a long stream runs out: a new socket takes the one that holds now, once.
      if (refused?.code === 'NOT_SIGNED_IN' && attempt === 0) connection.close();
      else if (refused && FINAL.has(refused.code)) throw refused;
    } finally {
      signal.removeEventListener('abort', stop);
    }
    if (signal.aborted) return;
    onState?.('waiting');
    await pause(delayMs(attempt), signal);
  }
}

/** A socket that breaks has no code; the server's refusals have one. */
function refusalOf(fault: unknown): ApiFailure | undefined {
  if (fault instanceof ApiFailure) return fault;
  if ((fault as { code?: unknown } | undefined)?.code === FORBIDDEN)
    return new ApiFailure('NOT_SIGNED_IN', 'The token does not hold any more. Sign in again.');
  const [error] = Array.isArray(fault) ? fault : [];
  return error ? failure(error) : undefined;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
