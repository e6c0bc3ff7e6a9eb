import type { Pool, PoolClient } from 'pg';

/** Runs work in a transaction: commits what it did, or takes all of it back when it fails. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
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
    client.release(broken);
  }
}
