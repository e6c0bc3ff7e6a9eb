import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { TestApi } from './api.testkit.js';

describe('the explorer', () => {
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

  it('is whole without the internet: every file it names comes from this server', async () => {
    const page = await fetch(`${api.url}/explorer`);
    const html = await page.text();
    expect(page.headers.get('content-type')).toContain('text/html');
    const named = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!);
    expect(named).toHaveLength(5);
    for (const path of named) {
      expect(path).toMatch(/^\/explorer\//);
      const file = await fetch(api.url + path);
      expect([path, file.status, (await file.text()).length > 100]).toEqual([path, 200, true]);
    }
  });

  it('runs its own scripts only', async () => {
    const { headers } = await fetch(`${api.url}/explorer`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
  });

  it('serves nothing else', async () => {
    for (const name of ['package.json', '..%2f..%2fpackage.json', 'constructor', '__proto__', 'react.js/x']) {
      expect((await fetch(`${api.url}/explorer/${name}`)).status).toBe(404);
    }
  });

  it('can be left out', async () => {
    const without = await TestApi.start({ dataSource: database.dataSource, api: { explorerPath: null } });
    expect((await fetch(`${without.url}/explorer`)).status).toBe(404);
    await without.close();
  });
});
