import type { Pool } from 'pg';
import type { Live } from './live.js';
import { PostgresLive } from './postgres-live.js';
import { RedisLive } from './redis-live.js';

export type { Live } from './live.js';

/** The token under which NestJS provides {@link Live}. */
export const LIVE = Symbol('LIVE');

export function openLive(options: {
  readonly pool: Pool;
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly log: { warn(fields: object, message: string): void };
}): Live {
  return options.redisUrl
    ? new RedisLive(options.redisUrl, options.log)
    : new PostgresLive(options.pool, options.databaseUrl, options.log);
}
