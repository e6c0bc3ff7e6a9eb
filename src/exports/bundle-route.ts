/**
 * `GET /campaigns/<id>/bundle`: a campaign, running or not, as a file: all of it for its referee, for a commander what their side
 * knows. A referee gets what one side knows with `?side=`. `POST /campaigns/bundle` brings one back; its sender is the referee then.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform, type Writable } from 'node:stream';
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
  type Standing,
  type Standings,
} from '../api/index.js';
import { EventStoreError } from '../event-store/index.js';
import type { Eyes, Manifest } from '../exchange/index.js';
import type { KeptBundles } from './kept-bundles.js';
import type { BroughtBack } from './restoring.js';

interface BundleParts {
  readonly authenticator: Authenticator;
  readonly standings: Standings;
  readonly purses: Pick<Purses, 'take' | 'refuseDebtors'>;
  readonly trustedProxies: number;
  /** The sides of a campaign, by their keys. */
  readonly sides: (campaign: string) => Promise<readonly string[]>;
  readonly kept: Pick<KeptBundles, 'find' | 'content'>;
  readonly bringBack: (from: Readable, referee: string) => Promise<BroughtBack>;
  readonly write: (campaign: string, eyes: Eyes, to: Writable) => Promise<Manifest>;
}

/** As much as the dearest question. */
const COST = 20_000;

export function bundlePath(campaign: string): string {
  return `/campaigns/${campaignId.encode(campaign)}/bundle`;
}

export function bundleRoute(parts: BundleParts): Router {
  const router = Router();
  router.post('/campaigns/bundle', (request, response, next) => {
    bringBack(parts, request, response).catch((fault) => refuse(fault, response, next));
  });
  router.get('/campaigns/:id/bundle', (request, response, next) => {
    send(parts, request, response).catch((fault) => refuse(fault, response, next));
  });
  router.get('/campaigns/:id/bundles/:number', (request, response, next) => {
    sendKept(parts, request, response).catch((fault) => refuse(fault, response, next));
  });
  return router;
}

async function send(parts: BundleParts, request: Request, response: Response): Promise<void> {
  const { campaign, eyes } = await asked(parts, request);
  // A slow client must not hold a transaction open: the bundle is written first, then sent.
  const folder = await mkdtemp(join(tmpdir(), 'hexledger-bundle-'));
  try {
    const file = join(folder, 'campaign.bundle');
    const manifest = await parts.write(campaign, eyes, createWriteStream(file, { mode: 0o600 }));
    response.set(headersOf(campaign, manifest.events));
    await pipeline(createReadStream(file), response);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** It is taken in whole before a transaction is begun: a slow client must not hold one open. */
async function bringBack(parts: BundleParts, request: Request, response: Response): Promise<void> {
  const address = addressOf(request, parts.trustedProxies);
  parts.purses.refuseDebtors({ caller: `address:${address}`, address });
  const viewer = await parts.authenticator.viewer(request.headers.authorization);
  if (viewer.kind !== 'person')
    throw new AccessError('NOT_SIGNED_IN', 'Send a token: Authorization: Bearer ….');
  if (!viewer.scopes.has('REFEREE'))
    throw new AccessError('SCOPE_MISSING', 'The token needs the scope REFEREE.');
  await parts.purses.take({ caller: `person:${viewer.personId}`, address }, COST);
  const folder = await mkdtemp(join(tmpdir(), 'hexledger-bundle-'));
  try {
    const file = join(folder, 'campaign.bundle');
    await pipeline(request, atMost(LARGEST), createWriteStream(file, { mode: 0o600 }));
    const { restored, drawn } = await parts.bringBack(createReadStream(file), viewer.personId);
    const { campaign, events } = restored;
    response.status(201).json({ campaignId: campaignId.encode(campaign), events, newDice: drawn });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A campaign of a million events packs into half of this. */
const LARGEST = 256 * 1024 * 1024;

function atMost(bytes: number): Transform {
  let left = bytes;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      left -= chunk.length;
      if (left >= 0) done(null, chunk);
      else
        done(
          new ApiError('TOO_LARGE', `A bundle has at most ${bytes} bytes here: use npx hexledger restore.`),
        );
    },
  });
}

/** One that was written on the campaign's schedule. */
async function sendKept(parts: BundleParts, request: Request, response: Response): Promise<void> {
  const { campaign, eyes } = await asked(parts, request);
  const number = Number(request.params.number);
  const bundle = Number.isInteger(number) ? await parts.kept.find(campaign, number) : undefined;
  if (eyes !== 'referee' || !bundle) throw nothingThere();
  response.set({ ...headersOf(campaign, bundle.position), 'content-length': String(bundle.bytes) });
  await pipeline(Readable.from(parts.kept.content(bundle), { objectMode: false }), response);
}

function headersOf(campaign: string, position: number): Record<string, string> {
  return {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${campaignId.encode(campaign)}.bundle"`,
    'cache-control': 'no-store',
    'x-hexledger-position': String(position),
  };
}

interface Asked {
  readonly campaign: string;
  readonly eyes: Eyes;
}

/** The campaign, and as much of it as the viewer may have. */
async function asked(parts: BundleParts, request: Request): Promise<Asked> {
  const { authenticator, standings, purses, trustedProxies } = parts;
  const address = addressOf(request, trustedProxies);
  purses.refuseDebtors({ caller: `address:${address}`, address });
  const viewer = await authenticator.viewer(request.headers.authorization);
  const campaign = campaignId.decode(String(request.params.id));
  if (viewer.kind !== 'person')
    throw new AccessError('NOT_SIGNED_IN', 'Send a token: Authorization: Bearer ….');
  if (!viewer.scopes.has('READ')) throw new AccessError('SCOPE_MISSING', 'The token needs the scope READ.');
  const standing = campaign === null ? null : await standings.of(viewer, campaign);
  if (campaign === null || !standing) throw nothingThere();
  const eyes = await eyesOf(parts, standing, request.query.side);
  if (standing.role === 'REFEREE' && !viewer.scopes.has('REFEREE'))
    throw new AccessError('SCOPE_MISSING', 'The token needs the scope REFEREE.');
  await purses.take({ caller: `person:${viewer.personId}`, address }, COST);
  return { campaign, eyes };
}

async function eyesOf(
  { sides }: BundleParts,
  { campaignId, role, side }: Standing,
  asked: unknown,
): Promise<Eyes> {
  if (role === 'COMMANDER' && side !== null && (asked === undefined || asked === side)) return { side };
  if (role !== 'REFEREE')
    throw new AccessError(
      'NOT_ALLOWED',
      'A referee may have the whole campaign, a commander what their own side knows; nobody else has a bundle.',
    );
  if (asked === undefined) return 'referee';
  if (typeof asked === 'string' && (await sides(campaignId)).includes(asked)) return { side: asked };
  throw new ApiError('BAD_USER_INPUT', 'Name a side of the campaign by its key: ?side=….');
}

const STATUS: Readonly<Record<string, number>> = {
  NOT_SIGNED_IN: 401,
  SCOPE_MISSING: 403,
  NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  UNKNOWN_CAMPAIGN: 409,
  CAMPAIGN_EXISTS: 409,
  TOO_LARGE: 413,
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
