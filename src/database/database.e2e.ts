import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';

describe('the application role', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('is who the application acts as, whatever user the address names', async () => {
    const { rows } = await database.pool.query('select current_user as name');
    expect(rows).toEqual([{ name: 'hexledger_app' }]);
  });

  it('may not create tables', async () => {
    await expect(database.pool.query('create table extra (id int)')).rejects.toThrow(/permission denied/);
  });
});
