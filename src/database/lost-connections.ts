import type { Pool } from 'pg';

/**
 * Hears of connections of a pool that break, be they idle or lent out; the pool replaces them at the next use. Unheard, a
 * broken connection would end the process.
 */
export function hearLostConnections(pool: Pool, lost: (error: Error) => void): void {
  pool.on('connect', (client) => client.on('error', lost));
  // The pool repeats what an idle connection has said itself.
  pool.on('error', () => undefined);
}
