export { currentContext, noteInContext, type WorkContext, withContext } from './context.js';
export { graphqlMetrics } from './graphql-metrics.js';
export { Health, type Readiness } from './health.js';
export { createLog, type Log, NestLog } from './log.js';
export { Metrics } from './metrics.js';
export { OperationsController } from './operations.controller.js';
export { followRequests } from './requests.js';
export { Shutdown, stopOnSignals, within } from './shutdown.js';
export { startTelemetry } from './telemetry.js';
