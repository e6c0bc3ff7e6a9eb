/** The desk: the web client in `web/`, as `npm run build` bundles it. It talks to the API like any other client. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { type Request, type Response, Router } from 'express';
import type { Previews } from '../pictures/index.js';
import { originOf, withPreview } from './link-preview.js';

/** No inline script, no style sheet of others, no request to any other host. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** The page is one for all addresses of the desk: what they mean, it finds out by itself. */
const PAGES = ['/', '/account', '/c/:campaign'];

interface Desk {
  readonly folder: string;
  readonly previews: Previews;
  readonly publicUrl: string | undefined;
}

export function deskRoutes(desk: Desk): Router {
  const { folder } = desk;
  const router = Router();
  if (!existsSync(folder)) return router;
  router.get('/b/:battle', (request, response, next) => {
    battlePage(desk, request, response).catch(next);
  });
  router.get(PAGES, (_request, response) => {
    response
      .set({ ...HEADERS, 'cache-control': 'no-cache' })
      .sendFile('index.html', { root: folder, cacheControl: false });
  });
  router.get('/verify', (_request, response) => {
    response
      .set({ ...HEADERS, 'cache-control': 'no-cache' })
      .sendFile('verify.html', { root: folder, cacheControl: false });
  });
  router.get('/hexledger-verify.mjs', (_request, response) => {
    response
      .set({ ...HEADERS, 'cache-control': 'no-cache' })
      .sendFile('hexledger-verify.mjs', { root: folder });
  });
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), {
      immutable: true,
      maxAge: '365d',
      index: false,
      setHeaders: (response: Response) => void response.set(HEADERS),
    }),
  );
  return router;
}

/** A battle that everybody may read tells about itself where its link is shown; any other page of a battle is like all pages. */
async function battlePage(
  { folder, previews, publicUrl }: Desk,
  request: Request,
  response: Response,
): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const origin = originOf(request, publicUrl);
  const preview = origin && (await previews.of(String(request.params.battle)));
  response
    .set({ ...HEADERS, 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
    .send(preview ? withPreview(page, preview, { origin, path: request.path }) : page);
}
