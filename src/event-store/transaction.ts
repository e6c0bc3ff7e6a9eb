import type { Pool, PoolClient } from 'pg';

/** Runs work in a transaction: commits what it did, or takes all of it back when it fails. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that is lost between two statements says so by itself; unheard, that would end the process.
  const lost = (fault: Error) => {
    broken = fault;
  };
  client.on('error', lost);
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (fault) {
    await client.query('rollback').catch((cause: Error) => {
      broken = cause;
    });
    throw fault;
  } finally {
    client.off('error', lost);
    client.release(broken);
  }
}
