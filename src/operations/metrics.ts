import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const quick = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Everything `/metrics` shows. Labels are bounded and say nothing about one campaign:
 * what a side may not know must not be readable from a counter.
 */
export class Metrics {
  readonly registry = new Registry();

  readonly http = new Histogram({
    name: 'hexledger_http_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['method', 'route', 'status'],
    buckets: quick,
    registers: [this.registry],
  });
  readonly graphql = new Histogram({
    name: 'hexledger_graphql_seconds',
    help: 'Duration of GraphQL operations',
    labelNames: ['type', 'outcome'],
    buckets: quick,
    registers: [this.registry],
  });
  readonly appends = new Counter({
    name: 'hexledger_appends_total',
    help: 'Commands whose events this process appended to a campaign log',
    registers: [this.registry],
  });
  readonly jobs = new Histogram({
    name: 'hexledger_job_seconds',
    help: 'Duration of jobs by name and outcome: done, failed, dead, lost',
    labelNames: ['name', 'outcome'],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 5, 15, 60, 300],
    registers: [this.registry],
  });
  constructor() {
    collectDefaultMetrics({ register: this.registry, prefix: 'hexledger_' });
  }

  watchPool(pool: Pool): void {
    new Gauge({
      name: 'hexledger_pool_connections',
      help: 'Database connections of this process by state',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        this.set({ state: 'open' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'awaited' }, pool.waitingCount);
      },
    });
  }

  /** `count` is asked at each scrape and answers jobs by state. */
  watchJobs(count: () => Promise<Readonly<Record<string, number>>>): void {
    new Gauge({
      name: 'hexledger_jobs',
      help: 'Jobs by state',
      labelNames: ['state'],
      registers: [this.registry],
      async collect() {
        for (const [state, amount] of Object.entries(await count())) this.set({ state }, amount);
      },
    });
  }
}
