import { once } from 'node:events';
import { storeKit } from './store.testkit.js';
import { inTransaction } from './transaction.js';

const kit = storeKit();

test('a connection that is lost between two statements fails the transaction and nothing else', async () => {
  const { pool } = kit.database;
  const broken = inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = once(client, 'end');
    await kit.asOwner('select pg_terminate_backend($1::int)', [rows[0]?.pid]);
    await ended;
    await client.query('select 1');
  });
  await expect(broken).rejects.toThrow(/terminat|connection/i);
  expect(await inTransaction(pool, async (client) => (await client.query('select 1 as one')).rows)).toEqual([
    { one: 1 },
  ]);
});

test('a connection that breaks while it is handed over ends nothing', async () => {
  const { pool } = kit.database;
  await new Promise<void>((resolve, reject) => {
    pool.connect((fault, client, release) => {
      if (fault || !client) return reject(fault);
      client.emit('error', new Error('the server is gone')); // Thrown here when nobody hears it.
      release(true);
      resolve();
    });
  });
});
