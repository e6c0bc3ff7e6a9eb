/**
 * What this server says of a campaign's log, signed so that anybody can check it with the published key: a compact JWS (RFC
 * 7515) with Ed25519 (RFC 8037). A key is named by itself, the 32 bytes of the public key in base64url.
 */
import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** Where a campaign's log stood: nobody can cut or rewrite what is before it unnoticed. */
export interface Head {
  readonly campaign: string;
  readonly position: number;
  /** The last hash of the chain. */
  readonly hash: string;
}

type SignedType = 'hexledger-head' | 'hexledger-bundle';

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

const COMPACT = /^([\w-]+)\.([\w-]+)\.([\w-]{86})$/;
const KEY = /^[\w-]{43}$/;

export const isPublicKey = (text: string): boolean => KEY.test(text);

/** What was signed, and by whom; undefined when nobody has signed this. Whose word is taken is for the caller to say. */
export function readSigned(typ: SignedType, compact: string): Signed | undefined {
  const [, header, text, signature] = COMPACT.exec(compact) ?? [];
  if (header === undefined || text === undefined || signature === undefined) return undefined;
  const publicKey = signerIn(typ, header);
  if (publicKey === undefined) return undefined;
  const key = createPublicKey({
    key: Buffer.concat([PUBLIC, Buffer.from(publicKey, 'base64url')]),
    format: 'der',
    type: 'spki',
  });
  const isGenuine = verify(null, Buffer.from(`${header}.${text}`), key, Buffer.from(signature, 'base64url'));
  return isGenuine ? { text: Buffer.from(text, 'base64url').toString(), publicKey } : undefined;
}

function signerIn(expected: SignedType, header: string): string | undefined {
  const { alg, typ, kid } = json(header);
  const isOurs = alg === 'EdDSA' && typ === expected && typeof kid === 'string' && isPublicKey(kid);
  return isOurs ? kid : undefined;
}

function json(part: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
