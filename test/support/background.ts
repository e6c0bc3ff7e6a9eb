/** Background work for a `TestApi`: jobs on the table alone, looked up often, and webhooks that may go to this machine. */
import {
  Global,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type Type,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../src/database/index.js';
import { EventStore } from '../../src/event-store/index.js';
import type { Alarm } from '../../src/jobs/alarm.js';
import { JOBS, JobService, JobsModule } from '../../src/jobs/index.js';
import { JobTable, type Wake } from '../../src/jobs/job-table.js';
import type { Live } from '../../src/live/index.js';
import { Listeners } from '../../src/live/live.js';
import { Post, smtp } from '../../src/mail/index.js';
import { createLog } from '../../src/operations/index.js';
import { Webhooks, WebhooksModule } from '../../src/webhooks/index.js';

const SILENT = createLog({ level: 'silent', format: 'json' });

/** A timer knows no longer time; the sweep makes up for what is farther off. */
const LONGEST_MS = 2 ** 31 - 1;

/** Alarms within this process; one that fails is made up for by the sweep. */
function alarmHere(): Alarm {
  let ring: ((wake: Wake) => Promise<void>) | undefined;
  return {
    async set(wakes) {
      for (const wake of wakes)
        setTimeout(() => void ring?.(wake).catch(() => undefined), Math.min(wake.inMs, LONGEST_MS)).unref();
    },
    async answer(_concurrency, answer) {
      ring = answer;
    },
    check: async () => undefined,
    async close() {
      ring = undefined;
    },
  };
}

/** News within this process. */
function newsHere(): Live {
  const listeners = new Listeners(() => undefined);
  return {
    publish: (topic, position) => listeners.tell(topic, position),
    async listen(topic, heard) {
      const listener = { heard };
      listeners.add(topic, listener);
      return () => void listeners.remove(topic, listener);
    },
    check: async () => undefined,
    close: async () => undefined,
  };
}

/** Where mails say that this server is. */
export const SITE = 'https://hexledger.example';

/** Imports for a `TestApi`; the schema files are `jobs` and `webhooks`. With an SMTP server, mails go there. Jobs that are not worked stay rows. */
export function background(mail?: { url: string; from: string }, works = true): Type[] {
  @Global()
  @Module({
    providers: [
      {
        provide: JOBS,
        inject: [DataSource, EventStore],
        useFactory: (source: DataSource, intents: EventStore) =>
          new JobService({
            table: new JobTable(poolOf(source)),
            intents,
            alarm: alarmHere(),
            live: newsHere(),
            log: SILENT,
            leaseMs: 5_000,
            sweepMs: 500,
            concurrency: 4,
            measured: () => undefined,
          }),
      },
      {
        provide: Webhooks,
        inject: [DataSource, JOBS],
        useFactory: (source: DataSource, jobs: JobService) =>
          new Webhooks(poolOf(source), jobs, { allowInternal: true, timeoutMs: 300 }),
      },
      {
        provide: Post,
        inject: [DataSource, JOBS],
        useFactory: (source: DataSource, jobs: JobService) =>
          new Post(poolOf(source), jobs, mail && smtp(mail), SITE),
      },
    ],
    exports: [JOBS, Post, Webhooks],
  })
  class TestJobs implements OnApplicationBootstrap, OnModuleDestroy {
    constructor(@Inject(JOBS) private readonly jobs: JobService) {}

    async onApplicationBootstrap(): Promise<void> {
      if (works) await this.jobs.start();
    }

    async onModuleDestroy(): Promise<void> {
      await this.jobs.stop(1_000);
    }
  }
  return [TestJobs, JobsModule, WebhooksModule];
}

/** The same without mail. */
export const BACKGROUND: Type[] = background();
