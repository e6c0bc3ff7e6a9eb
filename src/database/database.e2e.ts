import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { createTestDatabase, isShared, type TestDatabase } from '../../test/support/database.js';
import { applicationDataSource, migrate } from './data-source.js';
import { applicationUrl } from './login.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function asOwner(sql: string): Promise<object[]> {
  const client = new Client(database.url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

describe('the application', () => {
  it('logs in as itself', async () => {
    const { rows } = await database.pool.query(
      `select session_user as session, current_user as acts,
         (select rolsuper from pg_roles where rolname = session_user) as super`,
    );
    expect(rows).toEqual([{ session: 'hexledger_app', acts: 'hexledger_app', super: false }]);
  });

  it('becomes nobody else by a statement', async () => {
    const owner = new URL(database.url).username;
    for (const sql of [`set role ${owner}`, `set session authorization ${owner}`])
      await expect(database.pool.query(sql)).rejects.toThrow(/permission denied/);
    const client = await database.pool.connect();
    try {
      for (const sql of ['reset role', 'reset session authorization', 'set role none']) {
        await client.query(sql);
        await expect(client.query("update event set payload = 'null'")).rejects.toThrow(/permission denied/);
      }
    } finally {
      client.release();
    }
  });

  it('may not create tables', async () => {
    await expect(database.pool.query('create table extra (id int)')).rejects.toThrow(/permission denied/);
  });
});

describe('the address of the application', () => {
  const owner = 'postgres://owner:secret@db:5432/hexledger';

  it('follows from that of the owner, and does not tell it', () => {
    const { username, password, host, pathname } = new URL(applicationUrl(owner));
    expect([username, host, pathname]).toEqual(['hexledger_app', 'db:5432', '/hexledger']);
    expect(password).toMatch(/^[\w-]{43}$/);
    expect(applicationUrl(owner.replace('secret', 'other'))).not.toContain(password);
    expect(applicationUrl('postgres://owner@db/x')).toBe('postgres://hexledger_app@db/x');
  });

  it('is taken as it is where the owner has one of their own', () => {
    for (const own of ['postgres://hexledger_app:mine@db/hexledger', 'postgres://service:mine@db/hexledger'])
      expect(applicationUrl(own, owner)).toBe(own);
    const alone = 'postgres://hexledger_app:mine@db/hexledger';
    expect(applicationUrl(alone)).toBe(alone);
  });

  it('of somebody who may change stored events is refused', async () => {
    await expect(applicationDataSource(database.url)).rejects.toMatchObject({
      code: 'ROLE_TOO_STRONG',
      message: expect.stringContaining('DATABASE_MIGRATOR_URL'),
      path: expect.not.stringContaining(new URL(database.url).password),
    });
  });

  it('that the server does not know is refused with what to do', async () => {
    const wrong = Object.assign(new URL(database.applicationUrl), { password: 'wrong' }).href;
    await expect(applicationDataSource(wrong)).rejects.toMatchObject({
      code: 'ROLE_MISSING',
      message: expect.stringContaining('npm run migration:run'),
    });
  });

  // Everybody on the shared server would be locked out in between.
  (isShared ? it.skip : it)('keeps the password that somebody has chosen for it', async () => {
    const role = `hexledger_app_${randomUUID().slice(0, 8)}`;
    await asOwner(`create role ${role} login password 'chosen' in role hexledger_app`);
    const chosen = Object.assign(new URL(database.url), { username: role, password: 'chosen' }).href;
    await migrate(database.url, chosen);
    const source = await applicationDataSource(chosen);
    const asked = 'select count(*)::int as n from event where campaign_id = $1';
    expect(await source.query(asked, [randomUUID()])).toEqual([{ n: 0 }]);
    await source.destroy();
    const other = Object.assign(new URL(database.applicationUrl), { password: 'other' }).href;
    await migrate(database.url, other);
    await expect(applicationDataSource(other)).rejects.toMatchObject({ code: 'ROLE_MISSING' });
    expect((await database.pool.query('select 1 as here')).rows).toEqual([{ here: 1 }]);
    await asOwner(`drop role ${role}`);
  });
});
