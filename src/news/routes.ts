/** What mail programs and calendars ask for: unsubscribing with one click (RFC 8058), and the feed of deadlines. */
import { createHash } from 'node:crypto';
import { type NextFunction, type Request, type Response, Router } from 'express';
import { ApiError, addressOf, type Purses } from '../api/index.js';
import type { Calendars } from './calendars.js';
import type { NewsLinks } from './links.js';
import type { PreferenceTable } from './preferences.js';

interface Parts {
  readonly links: NewsLinks;
  readonly preferences: PreferenceTable;
  readonly calendars: Calendars;
  readonly purses: Pick<Purses, 'take' | 'refuseDebtors'>;
  readonly trustedProxies: number;
}

type Answer = (parts: Parts, request: Request, response: Response) => Promise<void>;

const UNSUBSCRIBE_COST = 20;
const CALENDAR_COST = 500;

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

export function newsRoutes(parts: Parts): Router {
  const router = Router();
  const answer = (how: Answer) => (request: Request, response: Response, next: NextFunction) => {
    how(parts, request, response).catch((fault: unknown) => refuse(fault, response, next));
  };
  router.get('/news/off/:token', answer(askWhether));
  router.post('/news/off/:token', answer(turnOff));
  router.get('/calendar/:token.ics', answer(sendCalendar));
  return router;
}

/** Programs that look at every link in a mail must not unsubscribe anybody: only the button does. */
const askWhether: Answer = async ({ links }, request, response) => {
  if (!links.whoseOff(String(request.params.token))) return nothingHere(response);
  send(
    response,
    200,
    '<p>Do you want no more news by mail?</p>\n<form method="post"><button>No more mails</button></form>',
  );
};

const turnOff: Answer = async (parts, request, response) => {
  request.resume(); // What a mail program sends along says nothing new.
  const person = parts.links.whoseOff(String(request.params.token));
  if (!person) return nothingHere(response);
  await pay(parts, request, person, UNSUBSCRIBE_COST);
  await parts.preferences.turnOff(person);
  send(response, 200, '<p>No more news will come by mail. Your account lets you have them again.</p>');
};

const sendCalendar: Answer = async (parts, request, response) => {
  const { links, preferences, calendars } = parts;
  const whose = links.whoseCalendar(String(request.params.token));
  if (!whose || (await preferences.of(whose.person)).calendar !== whose.generation)
    return nothingHere(response);
  await pay(parts, request, whose.person, CALENDAR_COST);
  const text = await calendars.of(whose.person, new Date());
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  response.set({
    etag,
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  if (isKnown(request.get('if-none-match'), etag)) {
    response.status(304).end();
    return;
  }
  response.set('content-type', 'text/calendar; charset=utf-8').send(text);
};

/** Proxies may make a weak tag of it. */
function isKnown(header: string | undefined, etag: string): boolean {
  const known = header?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) || known.includes('*');
}

async function pay({ purses, trustedProxies }: Parts, request: Request, person: string, cost: number) {
  const address = addressOf(request, trustedProxies);
  purses.refuseDebtors({ caller: `address:${address}`, address });
  await purses.take({ caller: `person:${person}`, address }, cost);
}

function nothingHere(response: Response): void {
  send(response, 404, '<p>There is nothing here. Take the address from your account anew.</p>');
}

function send(response: Response, status: number, body: string): void {
  const page = `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Hexledger</title></head>\n<body>\n${body}\n</body></html>\n`;
  response.status(status).set(PAGE_HEADERS).send(page);
}

function refuse(fault: unknown, response: Response, next: NextFunction): void {
  if (response.headersSent || !(fault instanceof ApiError)) {
    next(fault);
    return;
  }
  const seconds = fault.extensions.retryAfterSeconds;
  if (seconds !== undefined) response.set('retry-after', String(seconds));
  send(response, seconds === undefined ? 403 : 429, `<p>${fault.message}</p>`);
}
