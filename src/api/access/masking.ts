import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isAway } from '../../database/index.js';
import { WorkshopError } from '../../workshop/index.js';
import { ApiError } from './problems.js';

/**
 * Errors about the request itself, found before anything of ours ran. Their messages quote only what the client sent.
 * A foreign error that happens to carry such a code is no `GraphQLError`, and is masked.
 */
const ABOUT_THE_REQUEST = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_HASH_MISMATCH',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

const AWAY =
  'What this needs cannot be reached at the moment. Send the same request again in a while; a command with the same idempotency key.';

export type Report = (id: string, error: unknown, path: readonly (string | number)[] | undefined) => void;

/**
 * Turns an error into what a client may see. Foreseen errors pass with their code; of everything else the client gets
 * an id, and the log gets the error under that id: never SQL, a stack or a secret over the wire.
 */
export function masked(
  formatted: GraphQLFormattedError,
  error: unknown,
  report: Report,
): GraphQLFormattedError {
  const cause = causeOf(error);
  const { locations, path } = formatted;
  const place = { ...(locations && { locations }), ...(path && { path }) };
  if (cause instanceof WorkshopError)
    return {
      message: cause.message,
      ...place,
      extensions: { code: cause.code, retryable: cause.code === 'BUSY' },
    };
  if (cause instanceof ApiError)
    return { message: cause.message, ...place, extensions: shown(cause.extensions) };
  const code = isOfVariables(cause) ? 'BAD_USER_INPUT' : formatted.extensions?.code;
  if (typeof code === 'string' && ABOUT_THE_REQUEST.has(code) && cause instanceof GraphQLError) {
    return { message: formatted.message, ...place, extensions: { code } };
  }
  if (isAway(cause)) {
    report('TEMPORARILY_UNAVAILABLE', cause, path);
    return { message: AWAY, ...place, extensions: { code: 'TEMPORARILY_UNAVAILABLE', retryable: true } };
  }
  return { ...place, ...unexpected(cause, path, report) };
}

/** The client gets an id, the log gets the error. */
export function unexpected(
  error: unknown,
  path: GraphQLFormattedError['path'],
  report: Report,
): GraphQLFormattedError {
  const id = randomUUID();
  report(id, error, path);
  return {
    message: `Something went wrong on our side. Report it with this id: ${id}`,
    extensions: { code: 'INTERNAL', id },
  };
}

/** So many mistakes in the variables that nobody counts on: the library gives up and sets no code. */
function isOfVariables(cause: unknown): boolean {
  return (
    cause instanceof GraphQLError &&
    /^Too many errors processing variables/.test(cause.message) &&
    !cause.path
  );
}

/** What was thrown, without the wrappings of the GraphQL layer. */
function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? causeOf(error.originalError) : error;
}

function shown({ http: _transport, ...extensions }: Record<string, unknown>): Record<string, unknown> {
  return extensions;
}
