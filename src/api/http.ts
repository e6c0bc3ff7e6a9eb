import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import type { Front } from '../operations/index.js';
import { type Report, unexpected } from './access/masking.js';
import { explorer } from './explorer.js';
import { Bodies, refuse } from './limits/bodies.js';
import { type OrdinaryParts, ordinaryRequests } from './ordinary-requests.js';
import type { ApiSettings } from './settings.js';

/**
 * The address a request comes from. Behind trusted proxies it is the entry that the outermost of them wrote;
 * what the caller itself puts into the header is never believed. Who has one IPv6 address has a network full of them,
 * so of these only the network (/64) counts.
 */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  return networkOf(sentFrom(request, trustedProxies));
}

export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const before = groups(head);
  const after = groups(tail ?? '');
  const missing = Math.max(0, 8 - before.length - after.length);
  const all = tail === undefined ? before : [...before, ...Array(missing).fill('0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function sentFrom(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return forwarded.at(-trustedProxies) ?? direct;
}

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
const OWN_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
const OF_PROXIES = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Returns true if the request comes from this machine. A proxy on it would make everybody look so, a page of another site could
 * send requests from here, and a foreign name that leads here (DNS rebinding) would make its page look like ours.
 */
export function comesFromHere({ socket, headers }: IncomingMessage): boolean {
  const isOwnPage = headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';
  const isOwnName = OWN_NAME.test(headers.host ?? '');
  const isDirect = !OF_PROXIES.some((name) => headers[name] !== undefined);
  return LOOPBACK.test(socket.remoteAddress ?? '') && isOwnName && isDirect && isOwnPage;
}

/** Reads GraphQL bodies within our own size limit, before the application's general parser sees them, and serves the explorer. */
export function prepareHttp(
  front: Front,
  { path, explorerPath, trustedProxies, limits }: ApiSettings,
  graphql: Pick<OrdinaryParts, 'apollo' | 'contexts'>,
  report: Report,
): void {
  const { bodies, bodyBytes } = limits;
  const coming = new Bodies(bodies, bodyBytes, (request) => addressOf(request, trustedProxies));
  const failed = unreadable(bodyBytes, report);
  front.before(
    ordinaryRequests({ ...graphql, path, coming, mostBytes: bodyBytes, look: refuseDeepBody, failed }),
  );
  front.express.disable('etag'); // Answers to operations are not kept by anybody.
  front.express.use(
    path,
    coming.admit,
    express.json({ limit: bodyBytes, verify: (_request, _response, body) => refuseDeepBody(body) }),
    ((fault, _request, response, _next) => failed(fault, response)) satisfies ErrorRequestHandler,
  );
  if (explorerPath !== null) front.express.use(explorerPath, explorer(explorerPath, path));
}

/** Deeper than this nests only what is to keep the parser busy. */
const DEEPEST_BODY = 500;

function refuseDeepBody(body: Buffer): void {
  if (body.length > 10_000 && nestsDeeper(body, DEEPEST_BODY))
    throw Object.assign(new Error('too deep'), { type: 'entity.too.deep' });
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_BAG, CLOSE_BAG] = Buffer.from('"\\[]{}');

/** Looks at the brackets outside of texts, without reading the JSON. */
export function nestsDeeper(json: Buffer, most: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (isText) {
      if (sign === BACKSLASH) at++;
      else if (sign === QUOTE) isText = false;
    } else if (sign === QUOTE) isText = true;
    else if (sign === OPEN_LIST || sign === OPEN_BAG) {
      if (++depth > most) return true;
    } else if (sign === CLOSE_LIST || sign === CLOSE_BAG) depth--;
  }
  return false;
}

/** A body that cannot be read is answered in the same form as every other refusal. */
function unreadable(limit: number, report: Report) {
  return (fault: { status?: number; type?: string }, response: ServerResponse): void => {
    if (response.headersSent) return; // It came too slowly, and was told so.
    const tooDeep = fault.type === 'entity.too.deep';
    const status = tooDeep ? 400 : (fault.status ?? 500);
    if (status >= 500) {
      refuse(response, status, unexpected(fault, undefined, report));
      return;
    }
    const tooLarge = fault.type === 'entity.too.large';
    const message = tooLarge
      ? `The request is larger than ${limit} bytes. Send less at once.`
      : tooDeep
        ? `The JSON of the request nests deeper than ${DEEPEST_BODY} levels. Flatten it.`
        : 'The request body cannot be read as JSON. Send {"query": "…", "variables": {…}}.';
    refuse(response, status, { message, extensions: { code: tooLarge ? 'TOO_LARGE' : 'BAD_REQUEST' } });
  };
}
