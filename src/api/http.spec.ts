import fc from 'fast-check';
import { nestsDeeper, networkOf } from './http.js';

describe('the address of a caller', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('how deep JSON nests', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

  it('is found without reading it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const json = Buffer.from(JSON.stringify(value));
        const depth = depthOf(value);
        expect([nestsDeeper(json, depth), nestsDeeper(json, depth - 1)]).toEqual([false, depth > 0]);
      }),
    );
    expect(nestsDeeper(Buffer.from('{"a":"[[[[\\"[[[["}'), 1)).toBe(false);
  });
});
