import { createHash, timingSafeEqual } from 'node:crypto';
import { type Request, Router } from 'express';
import type { Health } from './health.js';
import type { Metrics } from './metrics.js';

/** What machines ask a process: is it alive, may it be sent requests. */
export function operationsRoutes(health: Health): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ alive: true });
  });
  router.get('/readyz', async (_request, response) => {
    const readiness = await health.readiness();
    response.status(readiness.ready ? 200 : 503).json(readiness);
  });
  return router;
}

/** How a process is doing: for everybody who reaches it, or only for those who send the token. */
export function metricsRoute(metrics: Metrics, token: string | null): Router {
  const router = Router();
  router.get('/metrics', async (request, response) => {
    if (token !== null && !sends(request, token)) {
      response
        .status(401)
        .setHeader('www-authenticate', 'Bearer')
        .json({ error: 'Send the token that METRICS_TOKEN names as "Authorization: Bearer …".' });
      return;
    }
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return router;
}

function sends(request: Request, token: string): boolean {
  return timingSafeEqual(digest(request.get('authorization') ?? ''), digest(`Bearer ${token}`));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
