import { compactVerify, importJWK } from 'jose';
import { readSigned, SigningKey } from './signing.js';

const key = new SigningKey(Buffer.alloc(32, 7));
const head = { campaign: '0b1c', position: 9, hash: 'ab' };

describe('a signing key', () => {
  it('signs what anybody can check with a library of their own', async () => {
    const signed = key.signHead(head);
    const { payload, protectedHeader } = await compactVerify(signed, await importJWK(key.jwk, 'EdDSA'));
    expect(JSON.parse(new TextDecoder().decode(payload))).toEqual(head);
    expect(protectedHeader).toEqual({ alg: 'EdDSA', typ: 'hexledger-head', kid: key.publicKey });
  });

  it('is the same for the same seed, and signs the same text alike', () => {
    const again = new SigningKey(Buffer.alloc(32, 7));
    expect(again.publicKey).toBe(key.publicKey);
    expect(again.signHead(head)).toBe(key.signHead(head));
    expect(new SigningKey(Buffer.alloc(32, 8)).publicKey).not.toBe(key.publicKey);
  });

  it('is found again in what it has signed', () => {
    const signed = readSigned('hexledger-head', key.signHead(head));
    expect(signed).toEqual({ text: JSON.stringify(head), publicKey: key.publicKey });
  });
});

describe('what nobody has signed', () => {
  const [header, text, signature] = key.signHead(head).split('.') as [string, string, string];
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const other = new SigningKey(Buffer.alloc(32, 8));

  it.each([
    ['is another text', [header, encoded({ ...head, position: 8 }), signature]],
    ['has a signature by another key', [header, text, other.signHead(head).split('.')[2]!]],
    [
      'names another key',
      [encoded({ alg: 'EdDSA', typ: 'hexledger-head', kid: other.publicKey }), text, signature],
    ],
    ['has another algorithm', [encoded({ alg: 'none', typ: 'hexledger-head' }), text, signature]],
    ['has no signature', [header, text, '']],
    ['has a header that is not JSON', ['AAAA', text, signature]],
    ['has too many parts', [header, text, signature, signature]],
  ])('%s', (_, parts) => {
    expect(readSigned('hexledger-head', parts.join('.'))).toBeUndefined();
  });

  it('was signed for another purpose', () => {
    expect(readSigned('hexledger-bundle', key.signHead(head))).toBeUndefined();
  });
});
