import { randomUUID } from 'node:crypto';
import { withContext } from './context.js';
import type { Step } from './front.js';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';

const acceptableId = /^[\w.-]{1,64}$/;
const knownRoutes = new Set(['/graphql', '/explorer', '/healthz', '/readyz', '/metrics']);
/** Asked every few seconds by machines: not worth a line each. */
const quietRoutes = new Set(['/healthz', '/readyz', '/metrics']);

/** Gives every request an id, follows it through the log, and measures it. */
export function followRequests(log: Log, metrics: Metrics): Step {
  return (request, response, next) => {
    const { method = '', url = '' } = request;
    const [path = ''] = url.split('?', 1);
    const given = request.headers['x-request-id'];
    const requestId = typeof given === 'string' && acceptableId.test(given) ? given : randomUUID();
    response.setHeader('x-request-id', requestId);
    const started = performance.now();
    withContext({ requestId }, () => {
      response.once('close', () => {
        const route = knownRoutes.has(path) ? path : 'other';
        const seconds = (performance.now() - started) / 1000;
        metrics.http.observe({ method, route, status: response.statusCode }, seconds);
        const level = response.statusCode >= 500 ? 'error' : quietRoutes.has(route) ? 'trace' : 'debug';
        log[level]({ method, path, status: response.statusCode, ms: Math.round(seconds * 1000) }, 'request');
      });
      next();
    });
  };
}
