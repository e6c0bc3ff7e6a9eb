/** `GET /campaigns/<id>/bundle`: the log of a campaign, running or not, for its referee. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Request, type Response, Router } from 'express';
import {
  AccessError,
  ApiError,
  type Authenticator,
  addressOf,
  campaignId,
  nothingThere,
  type Purses,
  type Standings,
} from '../api/index.js';
import { type Archiving, type EventStore, EventStoreError } from '../event-store/index.js';

interface BundleParts {
  readonly store: Pick<EventStore, 'archive'>;
  readonly authenticator: Authenticator;
  readonly standings: Standings;
  readonly purses: Pick<Purses, 'take' | 'refuseDebtors'>;
  readonly trustedProxies: number;
  readonly archiving: (campaign: string) => Promise<Archiving>;
}

/** As much as the dearest question. */
const COST = 20_000;

export function bundlePath(campaign: string): string {
  return `/campaigns/${campaignId.encode(campaign)}/bundle`;
}

export function bundleRoute(parts: BundleParts): Router {
  const router = Router();
  router.get('/campaigns/:id/bundle', (request, response, next) => {
    send(parts, request, response).catch((fault) => refuse(fault, response, next));
  });
  return router;
}

async function send(parts: BundleParts, request: Request, response: Response): Promise<void> {
  const campaign = await asked(parts, request);
  // A slow client must not hold a transaction open: the bundle is written first, then sent.
  const folder = await mkdtemp(join(tmpdir(), 'hexledger-bundle-'));
  try {
    const file = join(folder, 'campaign.bundle');
    const how = await parts.archiving(campaign);
    const manifest = await parts.store.archive(campaign, createWriteStream(file, { mode: 0o600 }), how);
    response.set({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${campaignId.encode(campaign)}.bundle"`,
      'cache-control': 'no-store',
      'x-hexledger-position': String(manifest.events),
    });
    await pipeline(createReadStream(file), response);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The campaign, where whoever asks may have all of it. */
async function asked(
  { authenticator, standings, purses, trustedProxies }: BundleParts,
  request: Request,
): Promise<string> {
  const address = addressOf(request, trustedProxies);
  purses.refuseDebtors({ caller: `address:${address}`, address });
  const viewer = await authenticator.viewer(request.headers.authorization);
  const id = campaignId.decode(String(request.params.id));
  if (viewer.kind !== 'person')
    throw new AccessError('NOT_SIGNED_IN', 'Send a token: Authorization: Bearer ….');
  if (!viewer.scopes.has('REFEREE'))
    throw new AccessError('SCOPE_MISSING', 'The token needs the scope REFEREE.');
  const standing = id === null ? null : await standings.of(viewer, id);
  if (id === null || !standing) throw nothingThere();
  if (standing.role !== 'REFEREE')
    throw new AccessError('NOT_ALLOWED', 'Only a referee may have the whole campaign.');
  await purses.take({ caller: `person:${viewer.personId}`, address }, COST);
  return id;
}

const STATUS: Readonly<Record<string, number>> = {
  NOT_SIGNED_IN: 401,
  SCOPE_MISSING: 403,
  NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  UNKNOWN_CAMPAIGN: 409,
};

/** In the form of every other refusal. */
function refuse(fault: unknown, response: Response, next: (fault: unknown) => void): void {
  if (response.headersSent || !(fault instanceof ApiError || fault instanceof EventStoreError)) {
    next(fault);
    return;
  }
  const code = fault instanceof ApiError ? String(fault.extensions.code) : fault.code;
  const seconds = fault instanceof ApiError ? fault.extensions.retryAfterSeconds : undefined;
  if (seconds !== undefined) response.set('retry-after', String(seconds));
  response.status(STATUS[code] ?? 400).json({ errors: [{ message: fault.message, extensions: { code } }] });
}
