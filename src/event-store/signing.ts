/**
 * What this server says of a campaign's log, signed so that anybody can check it with the published key: a compact JWS (RFC
 * 7515) with Ed25519 (RFC 8037). A key is named by itself, the 32 bytes of the public key in base64url.
 */
import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { claimIn, type SignedType } from '../exchange/index.js';

/** Where a campaign's log stood: nobody can cut or rewrite what is before it unnoticed. */
export interface Head {
  readonly campaign: string;
  readonly position: number;
  /** The last hash of the chain. */
  readonly hash: string;
}

const PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');

export class SigningKey {
  private readonly key: KeyObject;
  readonly publicKey: string;

  constructor(seed: Buffer) {
    this.key = createPrivateKey({ key: Buffer.concat([PRIVATE, seed]), format: 'der', type: 'pkcs8' });
    const spki = createPublicKey(this.key).export({ format: 'der', type: 'spki' });
    this.publicKey = spki.subarray(PUBLIC.length).toString('base64url');
  }

  /** The key as a JSON Web Key. */
  get jwk() {
    const { publicKey } = this;
    return { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid: publicKey, x: publicKey };
  }

  /** The same text has the same signature. */
  sign(typ: SignedType, text: string): string {
    const header = JSON.stringify({ alg: 'EdDSA', typ, kid: this.publicKey });
    const signed = [header, text].map((part) => Buffer.from(part).toString('base64url')).join('.');
    return `${signed}.${sign(null, Buffer.from(signed), this.key).toString('base64url')}`;
  }

  signHead({ campaign, position, hash }: Head): string {
    return this.sign('hexledger-head', JSON.stringify({ campaign, position, hash }));
  }
}

interface Signed {
  readonly text: string;
  /** Whose signature it is, by their public key. */
  readonly publicKey: string;
}

/** What was signed, and by whom; undefined when nobody has signed this. Whose word is taken is for the caller to say. */
export function readSigned(typ: SignedType, compact: string): Signed | undefined {
  const claim = claimIn(typ, compact);
  if (!claim) return undefined;
  const { text, publicKey, message, signature } = claim;
  const key = createPublicKey({
    key: Buffer.concat([PUBLIC, Buffer.from(publicKey, 'base64url')]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, Buffer.from(message), key, signature) ? { text, publicKey } : undefined;
}
