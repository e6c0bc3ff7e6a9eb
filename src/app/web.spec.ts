import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog, Health, Metrics } from '../operations/index.js';
import { Web, type WebSettings } from './web.js';

const lines: string[] = [];
const log = createLog({ level: 'debug', format: 'json' }, { write: (line) => void lines.push(line) });

const TOKEN = 'a token for metrics';

async function openWeb(settings: Partial<WebSettings> = {}) {
  const web = new Web(
    { log, metrics: new Metrics(), health: new Health() },
    { patienceMs: 5_000, metricsToken: TOKEN, https: false, corsOrigins: [], trustedProxies: 0, ...settings },
  );
  const server: Server = createServer(web.front.take);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { web, server, url };
}

const metricsOf = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}`, ...headers } });

describe('HTTP of a process', () => {
  it('answers machines, and keeps or makes a request id', async () => {
    const { web, server, url } = await openWeb();
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ alive: true });
    const given = await fetch(`${url}/readyz`, { headers: { 'x-request-id': 'abc-1' } });
    expect([given.status, given.headers.get('x-request-id')]).toEqual([200, 'abc-1']);
    const unfit = await metricsOf(url, { 'x-request-id': 'a b"c' });
    expect(unfit.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await unfit.text()).toContain(
      'hexledger_http_seconds_count{method="GET",route="/readyz",status="200"} 1',
    );
    await web.close(server);
  });

  it('lets pages of listed origins read answers, and no others', async () => {
    const origin = 'https://desk.example';
    const ask = (url: string, from: string, preflight: boolean) =>
      fetch(`${url}/healthz`, {
        method: preflight ? 'OPTIONS' : 'GET',
        headers: {
          origin: from,
          ...(preflight && {
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'authorization, content-type',
          }),
        },
      });
    const allowed = ({ headers }: Response) => headers.get('access-control-allow-origin');
    const open = await openWeb({ corsOrigins: [origin, 'http://localhost:5173'] });
    const preflight = await ask(open.url, origin, true);
    expect([preflight.status, allowed(preflight)]).toEqual([204, origin]);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const read = await ask(open.url, origin, false);
    expect([read.status, allowed(read), read.headers.get('vary')]).toEqual([200, origin, 'origin']);
    for (const stranger of [
      'https://desk.example.org',
      'http://desk.example',
      'https://desk.example:444',
      'null',
    ]) {
      const refused = await ask(open.url, stranger, true);
      expect([refused.status, allowed(refused)]).toEqual([403, null]);
      expect(await refused.text()).toContain(`CORS_ORIGINS does not list ${stranger}`);
      expect(allowed(await ask(open.url, stranger, false))).toBeNull();
    }
    await open.web.close(open.server);

    const shut = await openWeb();
    for (const preflight of [true, false]) expect(allowed(await ask(shut.url, origin, preflight))).toBeNull();
    await shut.web.close(shut.server);
  });

  it('labels paths it does not know alike, however many a stranger tries', async () => {
    const { web, server, url } = await openWeb();
    for (const path of ['/a', '/b', '/wp-admin']) await (await fetch(url + path)).text();
    const metrics = await (await metricsOf(url)).text();
    expect(metrics).toContain('hexledger_http_seconds_count{method="GET",route="other",status="404"} 3');
    await web.close(server);
  });

  it('shows metrics to those who have the token, and to nobody where there is none', async () => {
    const open = await openWeb();
    for (const authorization of ['', 'Bearer', 'Bearer another token', TOKEN]) {
      const refused = await fetch(`${open.url}/metrics`, { headers: { authorization } });
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(await refused.text()).not.toContain('hexledger_');
    }
    await open.web.close(open.server);
    const off = await openWeb({ metricsToken: null });
    expect((await fetch(`${off.url}/metrics`)).status).toBe(404);
    await off.web.close(off.server);
  });

  it.each([true, false])('protects readers on every answer, errors too (https: %s)', async (https) => {
    const { web, server, url } = await openWeb({ https });
    web.front.express.get('/broken', () => {
      throw new Error('broken');
    });
    for (const path of ['/healthz', '/readyz', '/metrics', '/nowhere', '/broken']) {
      const { headers } = await fetch(url + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.has('strict-transport-security')).toBe(https);
    }
    await web.close(server);
  });

  it('finishes the requests in hand before it ends, and takes no new ones', async () => {
    const { web, server, url } = await openWeb();
    let finish = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      web.front.express.get('/slow', (_request, response) => {
        finish = () => void response.send('done');
        resolve();
      });
    });
    const answer = fetch(`${url}/slow`);
    await begun;
    const closed = web.close(server);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    finish();
    expect(await (await answer).text()).toBe('done');
    await closed;
  });

  it('cuts off a request that takes too long, and says so', async () => {
    const { web, server, url } = await openWeb({ patienceMs: 1 });
    const begun = new Promise<void>((resolve) => {
      web.front.express.get('/endless', () => resolve());
    });
    const answer = fetch(`${url}/endless`);
    const cut = expect(answer).rejects.toThrow();
    await begun;
    await web.close(server);
    await cut;
    expect(lines.at(-1)).toContain('cut off');
  });
});
