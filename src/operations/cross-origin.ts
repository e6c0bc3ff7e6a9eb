/**
 * Pages of other origins. A browser lets them read answers only where the operator lists their origin. There are no cookies:
 * clients send a token themselves, so credentials are never allowed.
 */
import type { IncomingMessage } from 'node:http';
import type { Step } from './front.js';

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, apollo-require-preflight, x-request-id',
  'access-control-max-age': '600',
};
const EXPOSED = 'content-disposition, retry-after, x-request-id';

/** Lets the pages of these origins read answers; without any, everything is as browsers do by themselves. */
export function letRead(origins: readonly string[]): Step {
  const listed = new Set(origins);
  return (request, response, next) => {
    const { origin } = request.headers;
    const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers;
    if (listed.size > 0) response.setHeader('vary', 'origin');
    const isListed = origin !== undefined && listed.has(origin);
    if (isListed) {
      response.setHeader('access-control-allow-origin', origin);
      response.setHeader('access-control-expose-headers', EXPOSED);
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
    }
    if (!isPreflight || origin === undefined) next();
    else if (isListed) response.writeHead(204, PREFLIGHT).end();
    else {
      response.statusCode = 403;
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.end(`CORS_ORIGINS does not list ${nameOf(origin)}.\n`);
    }
  };
}

/** Why a page may not open a socket; browsers ask nobody before they do. Other clients name no origin. */
export function socketRefusal(
  { headers }: IncomingMessage,
  { corsOrigins, ownOrigin }: { readonly corsOrigins: readonly string[]; readonly ownOrigin: string | null },
): string | undefined {
  const { origin } = headers;
  if (origin === undefined || origin === ownOrigin || corsOrigins.includes(origin)) return undefined;
  if (URL.canParse(origin) && new URL(origin).host === headers.host) return undefined;
  return `Pages of ${nameOf(origin)} may open no socket here. Ask the operator for CORS_ORIGINS.`;
}

/** As it may be shown: an origin is short, and what is not one is not repeated. */
const nameOf = (origin: string): string =>
  origin.length <= 50 && /^[\x21-\x7e]+$/.test(origin) ? origin : 'this origin';
