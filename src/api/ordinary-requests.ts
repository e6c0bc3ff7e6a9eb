/**
 * An operation sent as JSON, which nearly every request is, goes straight to Apollo Server: parsers and routers that are there
 * for everything else would take more time than a small query. All that is not ordinary goes the long way.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Step } from '../operations/index.js';
import type { Contexts } from './contexts.js';
import type { Bodies } from './limits/bodies.js';

export interface OrdinaryParts {
  readonly apollo: () => ApolloServer<object>;
  readonly contexts: Pick<Contexts, 'of'>;
  readonly path: string;
  readonly coming: Bodies;
  readonly mostBytes: number;
  /** Throws when the JSON is not to be parsed. */
  readonly look: (body: Buffer) => void;
  /** Answers when something was thrown. */
  readonly failed: (fault: object, response: ServerResponse) => void;
}

const JSON_TYPE = /^application\/json(; *charset=utf-8)?$/i;

export function ordinaryRequests(parts: OrdinaryParts): Step {
  return (request, response, next) => {
    if (!isOrdinary(request, parts)) {
      next();
      return;
    }
    parts.coming.admit(request, response, () => {
      answer(parts, request, response).catch((fault) => parts.failed(fault, response));
    });
  };
}

/** A body of known length, which Node ends there. */
function isOrdinary(
  { method, url, headers }: IncomingMessage,
  { path, mostBytes }: Pick<OrdinaryParts, 'path' | 'mostBytes'>,
): boolean {
  return (
    method === 'POST' &&
    url === path &&
    Number(headers['content-length']) <= mostBytes &&
    headers['content-encoding'] === undefined &&
    JSON_TYPE.test(headers['content-type'] ?? '')
  );
}

async function answer(
  { apollo, contexts, look }: OrdinaryParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const bytes = await wholeBody(request);
  if (response.headersSent) return; // It came too slowly, and was told so.
  look(bytes);
  const body = parsed(bytes);
  const headers = new HeaderMap();
  for (const name in request.headers) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const { query } = body as { query?: unknown };
  const answered = await apollo().executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: 'POST', headers, search: '', body },
    context: () => contexts.of(request, typeof query === 'string' ? query : ''),
  });
  response.statusCode = answered.status ?? 200;
  for (const [name, value] of answered.headers) response.setHeader(name, value);
  if (answered.body.kind === 'complete') {
    response.end(answered.body.string);
    return;
  }
  for await (const piece of answered.body.asyncIterator) response.write(piece);
  response.end();
}

function wholeBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.once('end', () => resolve(Buffer.concat(pieces)));
  });
}

function parsed(bytes: Buffer): object {
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'));
    if (typeof body === 'object' && body !== null) return body;
  } catch {
    // Refused below, together with JSON that is not an object.
  }
  throw Object.assign(new Error('not an object'), { status: 400 });
}
