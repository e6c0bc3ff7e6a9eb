/** The desk: the web client in `web/`, as `npm run build` bundles it. It talks to the API like any other client. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Response, Router } from 'express';

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
const PAGES = ['/', '/account', '/b/:battle', '/c/:campaign'];

export function deskRoutes(folder: string): Router {
  const router = Router();
  if (!existsSync(folder)) return router;
  router.get(PAGES, (_request, response) => {
    response
      .set({ ...HEADERS, 'cache-control': 'no-cache' })
      .sendFile('index.html', { root: folder, cacheControl: false });
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
