/**
 * What a server says, signed so that anybody can check it with the published key: a compact JWS (RFC 7515) with Ed25519 (RFC
 * 8037). A key is named by itself, the 32 bytes of the public key in base64url.
 */
import { type Ground, utf8 } from './ground.js';

export type SignedType = 'hexledger-head' | 'hexledger-bundle';

/** A signature taken apart, and not checked yet. */
interface Claimed {
  /** What is said to be signed. */
  readonly text: string;
  /** By whom it is said to be signed. */
  readonly publicKey: string;
  readonly message: string;
  readonly signature: Uint8Array;
}

const COMPACT = /^([\w-]+)\.([\w-]+)\.([\w-]{86})$/;
const KEY = /^[\w-]{43}$/;

export const isPublicKey = (text: string): boolean => KEY.test(text);

/** Undefined: this is not a signature of that type. */
export function claimIn(typ: SignedType, compact: unknown): Claimed | undefined {
  const [, header, text, signature] = (typeof compact === 'string' && COMPACT.exec(compact)) || [];
  if (header === undefined || text === undefined || signature === undefined) return undefined;
  const { alg, typ: said, kid } = headerOf(header);
  if (alg !== 'EdDSA' || said !== typ || typeof kid !== 'string' || !isPublicKey(kid)) return undefined;
  return {
    text: textOf(text),
    publicKey: kid,
    message: `${header}.${text}`,
    signature: bytesOf(signature),
  };
}

/** Undefined: this machine cannot say. */
export async function isGenuine(
  ground: Pick<Ground, 'isGenuine'>,
  { publicKey, message, signature }: Claimed,
): Promise<boolean | undefined> {
  return ground.isGenuine(bytesOf(publicKey), utf8(message), signature);
}

function headerOf(part: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(textOf(part));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {}; // Not one of ours: it names no algorithm.
  }
}

const textOf = (part: string): string => new TextDecoder().decode(bytesOf(part));

function bytesOf(base64url: string): Uint8Array {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
