import { createServer, type Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import express from 'express';
import type { Config } from '../config/index.js';
import {
  type Front,
  type Log,
  metricsRoute,
  NestLog,
  protectReaders,
  type Shutdown,
  startTelemetry,
} from '../operations/index.js';
import type { KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import { SYSTEMS } from '../rules-core/systems.js';
import { appModule } from './app.module.js';
import { listenProblem } from './listen-problem.js';
import { openPlatform, type Platform } from './platform.js';
import { Web, type WebSettings } from './web.js';

/** What a process is there for: to answer clients, to work jobs, or both. */
export interface Duties {
  readonly api: boolean;
  readonly jobs: boolean;
}

export interface Service {
  readonly platform: Platform;
  /** Where it answers clients, and the port on which it listens. */
  readonly url: string;
  readonly port: number;
}

/** Brings up one process: platform, features, HTTP, jobs. `shutdown` puts it all away again. */
export async function startService(
  config: Config,
  log: Log,
  duties: Duties,
  shutdown: Shutdown,
  systems: KnownSystems = SYSTEMS,
): Promise<Service> {
  collectOften();
  shutdown.before('telemetry', await startTelemetry(config.telemetry));
  const platform = await openPlatform(config, log, shutdown);
  const clients = new Web(platform, webSettings(config));
  const app = await createApp(platform, systems, clients.front);
  shutdown.before('features', () => app.close());
  await app.init();
  // A process that only works jobs still tells how it is, but answers no client.
  const web = duties.api ? clients : new Web(platform, webSettings(config));
  const server = duties.api ? (app.getHttpServer() as Server) : createServer(web.front.take);
  shutdown.before('requests', () => web.close(server));
  await listen(server, config);
  if (config.metrics.port !== undefined) await serveMetrics(platform, config.metrics.port, shutdown);
  if (duties.jobs) await platform.startJobs();
  const url = config.publicUrl ?? urlOf(server, config.host);
  log.info({ url, ...duties }, 'ready');
  return { platform, url, port: portOf(server) };
}

/**
 * On a machine with much memory V8 lets garbage grow to four times of what lives before it collects; here to as much again:
 * 100 MB that live became 440 under attack.
 */
const collectOften = () => setFlagsFromString('--heap-growing-percent=100');

const createApp = (platform: Platform, systems: KnownSystems, front: Front): Promise<INestApplication> =>
  NestFactory.create(appModule(platform, systems), front, {
    logger: new NestLog(platform.log),
    // Features read the bodies they expect, each within its own limit.
    bodyParser: false,
    abortOnError: false,
  });

function webSettings({ shutdownMs, metrics, publicUrl, api }: Config): WebSettings {
  return {
    patienceMs: shutdownMs,
    metricsToken: metrics.port === undefined ? metrics.token : null,
    https: publicUrl !== undefined && new URL(publicUrl).protocol === 'https:',
    corsOrigins: api.corsOrigins,
    trustedProxies: api.trustedProxies,
  };
}

/** Metrics on a port of their own, which the internet need not reach. */
async function serveMetrics({ config, metrics }: Platform, port: number, shutdown: Shutdown): Promise<void> {
  const web = express()
    .disable('x-powered-by')
    .use(protectReaders({ https: false }));
  const server = createServer(web.use(metricsRoute(metrics, config.metrics.token)));
  await listen(server, { port, host: config.metrics.host }, 'METRICS_PORT');
  shutdown.before('metrics', async () => {
    server.close();
    server.closeAllConnections();
  });
}

async function listen(
  server: Server,
  { port, host }: Pick<Config, 'port' | 'host'>,
  variable = 'PORT',
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenProblem(error, port, host, variable)));
    server.listen(port, host, resolve);
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function urlOf(server: Server, host: string): string {
  const port = portOf(server);
  const name = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
