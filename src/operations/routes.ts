import { Router } from 'express';
import type { Health } from './health.js';
import type { Metrics } from './metrics.js';

/** What machines ask a process: is it alive, may it be sent requests, how is it doing. */
export function operationsRoutes(health: Health, metrics: Metrics): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ alive: true });
  });
  router.get('/readyz', async (_request, response) => {
    const readiness = await health.readiness();
    response.status(readiness.ready ? 200 : 503).json(readiness);
  });
  router.get('/metrics', async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return router;
}
