import { isSignedBy, sign } from './signature.js';

describe('signature of a delivery', () => {
  const header = sign('{"a":1}', 'secret', 1_000);

  it('is accepted for the same body and secret at about the same time', () => {
    expect(isSignedBy('secret', '{"a":1}', header, 1_200)).toBe(true);
  });

  it('is refused for another body, another secret, another time, or a malformed header', () => {
    expect(isSignedBy('secret', '{"a":2}', header, 1_000)).toBe(false);
    expect(isSignedBy('other', '{"a":1}', header, 1_000)).toBe(false);
    expect(isSignedBy('secret', '{"a":1}', header, 1_301)).toBe(false);
    expect(isSignedBy('secret', '{"a":1}', header.replace('t=1000', 't=1001'), 1_000)).toBe(false);
    for (const bad of ['', 't=1,v1=', `${header},v2=x`, 'v1=00'])
      expect(isSignedBy('secret', '{"a":1}', bad, 1)).toBe(false);
  });
});
