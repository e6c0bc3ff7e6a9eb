import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { withContext } from './context.js';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';

const acceptableId = /^[\w.-]{1,64}$/;
const knownRoutes = new Set(['/graphql', '/explorer', '/healthz', '/readyz', '/metrics']);
/** Asked every few seconds by machines: not worth a line each. */
const quietRoutes = new Set(['/healthz', '/readyz', '/metrics']);

/** Gives every request an id, follows it through the log, and measures it. */
export function followRequests(log: Log, metrics: Metrics) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const given = request.get('x-request-id');
    const requestId = given && acceptableId.test(given) ? given : randomUUID();
    response.setHeader('x-request-id', requestId);
    const started = performance.now();
    withContext({ requestId }, () => {
      response.once('close', () => {
        const route = knownRoutes.has(request.path) ? request.path : 'other';
        const seconds = (performance.now() - started) / 1000;
        metrics.http.observe({ method: request.method, route, status: response.statusCode }, seconds);
        const level = response.statusCode >= 500 ? 'error' : quietRoutes.has(route) ? 'trace' : 'debug';
        log[level](
          {
            method: request.method,
            path: request.path,
            status: response.statusCode,
            ms: Math.round(seconds * 1000),
          },
          'request',
        );
      });
      next();
    });
  };
}
