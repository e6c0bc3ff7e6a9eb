import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { newPerson, TestApi } from './api.testkit.js';

describe('the server', () => {
  let database: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await createTestDatabase();
    api = await TestApi.start({ dataSource: database.dataSource });
  });
  afterAll(async () => {
    await api?.close();
    await database?.drop();
  });

  it('tells its version to everybody, with what the question cost', async () => {
    const answer = await api.ask('{ serverVersion }');
    expect(answer.data.serverVersion).toMatch(/^\d+\.\d+\.\d+/);
    expect(answer.extensions).toEqual({ cost: 1, remaining: expect.any(Number) });
  });

  it('knows who asks', async () => {
    const person = await newPerson(api, 'Ada');
    const { viewer } = await api.data(
      '{ viewer { email person { id displayName } scopes } }',
      {},
      person.token,
    );
    expect(viewer).toEqual({
      email: person.email,
      person: { id: person.id, displayName: 'Ada' },
      scopes: ['READ', 'COMMAND', 'REFEREE', 'LIBRARY', 'ACCOUNT'],
    });
  });
});
