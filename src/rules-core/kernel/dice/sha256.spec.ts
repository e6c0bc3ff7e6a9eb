import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { fromHex, hmacSha256, Sha256, sha256, sha256Hex, toHex } from './sha256.js';

describe('SHA-256 and HMAC', () => {
  it('agree with the platform on every length around the block boundaries', () => {
    for (let length = 0; length <= 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });

  it('agree with the platform on any key and message', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 300 }), (key, message) => {
        expect(toHex(hmacSha256(key)(message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
      }),
    );
  });

  it('agree on a message that comes in pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 150 }), { maxLength: 8 }), (pieces) => {
        const hash = pieces.reduce((so, piece) => so.update(piece), new Sha256());
        expect(toHex(hash.digest())).toBe(createHash('sha256').update(Buffer.concat(pieces)).digest('hex'));
      }),
    );
  });

  it('hash text as UTF-8', () => {
    expect(sha256Hex('élan')).toBe(createHash('sha256').update('élan').digest('hex'));
  });

  it('read hex back exactly and refuse what is not hex', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => expect(fromHex(toHex(bytes))).toEqual(bytes)));
    expect(fromHex('abc')).toBeNull();
    expect(fromHex('zz')).toBeNull();
  });
});
