import { lookup } from 'node:dns/promises';
import { hostname } from 'node:os';
import { Receiver } from '../../test/support/receiver.js';
import { checkUrl, ForbiddenAddress, isInternal, publicLookup } from './address.js';
import { deliver } from './deliver.js';

describe('addresses webhooks may reach', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'not an address',
  ])('%s is internal', (address) => {
    expect(isInternal(address)).toBe(true);
  });

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    '%s is public',
    (address) => {
      expect(isInternal(address)).toBe(false);
    },
  );

  it.each([
    'ftp://example.org/',
    'file:///etc/passwd',
    'http://me:secret@example.org/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]:80/',
    'http://[::ffff:10.0.0.1]/',
    'http://localhost/',
    'http://metadata.google.internal/',
    'no url',
  ])('%s is refused', (url) => {
    expect(() => checkUrl(url, false)).toThrow(ForbiddenAddress);
  });

  it('lets internal addresses through where that is allowed, but nothing else', () => {
    expect(checkUrl('http://127.0.0.1:9/x', true).pathname).toBe('/x');
    expect(() => checkUrl('gopher://127.0.0.1/', true)).toThrow(ForbiddenAddress);
    expect(checkUrl('https://example.org/hook', false).host).toBe('example.org');
  });

  it('refuses a name that leads to an internal address when it connects', async () => {
    expect((await lookup('localhost')).address).toMatch(/^(127\.|::1$)/);
    const refusal = await new Promise((resolve) => publicLookup('localhost', { all: true }, resolve));
    expect(refusal).toBeInstanceOf(ForbiddenAddress);
  });

  it('sends nothing to a harmless name that leads to an internal address by then', async () => {
    const name = hostname();
    const found = await lookup(name).catch(() => undefined);
    if (!found || !isInternal(found.address)) return console.warn(`skipped: ${name} is not an internal name`);
    const receiver = await new Receiver().start();
    const url = receiver.url.replace('127.0.0.1', name);
    expect(checkUrl(url, false).hostname).toBe(name);
    const delivery = { id: '1', url, secret: 'secret', body: '{}' };
    const limits = { allowInternal: false, timeoutMs: 1_000 };
    await expect(deliver(delivery, limits)).rejects.toBeInstanceOf(ForbiddenAddress);
    expect(receiver.received).toEqual([]);
    receiver.stop();
  });
});
