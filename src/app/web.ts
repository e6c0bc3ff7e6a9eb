import type { Server } from 'node:http';
import { addressOf } from '../api/index.js';
import {
  Front,
  followRequests,
  letRead,
  metricsRoute,
  operationsRoutes,
  protectReaders,
  type Step,
  within,
} from '../operations/index.js';
import type { Platform } from './platform.js';
import { Turns } from './turns.js';

export interface WebSettings {
  /** How long requests in hand may take once the process is asked to stop. */
  readonly patienceMs: number;
  /** Who may read /metrics here; null: nobody, it has a port of its own or is off. */
  readonly metricsToken: string | null;
  /** Clients come by https, if need be through a proxy. */
  readonly https: boolean;
  /** Other origins whose pages may read answers. */
  readonly corsOrigins: readonly string[];
  readonly trustedProxies: number;
}

/** HTTP as every process has it: requests followed, operations answered, an orderly end. */
export class Web {
  readonly front = new Front();
  private stopping = false;
  private inHand = 0;
  private allAnswered: () => void = () => undefined;

  constructor(
    private readonly platform: Pick<Platform, 'log' | 'metrics' | 'health'>,
    private readonly settings: WebSettings,
  ) {
    this.front.before(
      this.count,
      new Turns((request) => addressOf(request, settings.trustedProxies)).take,
      protectReaders(settings),
      letRead(settings.corsOrigins),
      followRequests(platform.log, platform.metrics),
    );
    this.front.express.use(operationsRoutes(platform.health));
    if (settings.metricsToken !== null)
      this.front.express.use(metricsRoute(platform.metrics, settings.metricsToken));
  }

  /** Nothing new comes in; what was begun is finished, and cut off only when it takes too long. */
  async close(server: Server): Promise<void> {
    this.stopping = true;
    this.platform.health.stop();
    server.close();
    const answered = new Promise<void>((resolve) => {
      this.allAnswered = resolve;
      if (this.inHand === 0) resolve();
    });
    if (!(await within(this.settings.patienceMs, answered))) this.platform.log.warn('requests were cut off');
    server.closeAllConnections();
  }

  private readonly count: Step = (_request, response, next) => {
    // Clients that keep their connection open must not keep a process open that is about to stop.
    if (this.stopping) response.setHeader('connection', 'close');
    this.inHand++;
    response.once('close', () => {
      this.inHand--;
      if (this.inHand === 0) this.allAnswered();
    });
    next();
  };
}
