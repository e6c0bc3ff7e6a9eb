/** What a reader of bundles asks of the machine: Node and browsers have it, each in its own way. */

export interface Hasher {
  update(bytes: Uint8Array): this;
  /** In hexadecimal. The hasher is used up. */
  hex(): string;
}

export interface Ground {
  sha256(): Hasher;
  /** Checks an Ed25519 signature under a raw public key; undefined where this machine cannot. */
  isGenuine(
    publicKey: Uint8Array,
    message: Uint8Array,
    signature: Uint8Array,
  ): Promise<boolean | undefined> | boolean;
  /** Unpacks gzip. Throws `BadCompression` where it is not, or not whole. */
  unpack(packed: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
}

export class BadCompression extends Error {}

const encoder = new TextEncoder();

export const utf8 = (text: string): Uint8Array => encoder.encode(text);

export function hashOf(ground: Pick<Ground, 'sha256'>, ...parts: readonly (Uint8Array | string)[]): string {
  const hasher = ground.sha256();
  for (const part of parts) hasher.update(typeof part === 'string' ? utf8(part) : part);
  return hasher.hex();
}
