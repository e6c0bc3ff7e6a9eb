/** What Node has for readers of bundles. */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { Readable } from 'node:stream';
import { types } from 'node:util';
import { createGunzip } from 'node:zlib';
import { BadCompression, type Ground, type Hasher } from './ground.js';

const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');

class NodeHasher implements Hasher {
  private readonly hash = createHash('sha256');

  update(bytes: Uint8Array): this {
    this.hash.update(bytes);
    return this;
  }

  hex(): string {
    return this.hash.digest('hex');
  }
}

export const NODE: Ground = {
  sha256: () => new NodeHasher(),
  isGenuine(publicKey, message, signature) {
    const key = createPublicKey({ key: Buffer.concat([PUBLIC, publicKey]), format: 'der', type: 'spki' });
    return verify(null, message, key, signature);
  },
  async *unpack(packed) {
    const unpacked = createGunzip({ chunkSize: 64 * 1024 });
    const source = Readable.from(packed, { objectMode: false });
    source.once('error', (fault) => unpacked.destroy(fault));
    try {
      yield* source.pipe(unpacked);
    } catch (fault) {
      throw isCompressionFault(fault) ? new BadCompression(fault.message) : fault;
    } finally {
      source.destroy();
      unpacked.destroy();
    }
  },
};

function isCompressionFault(fault: unknown): fault is Error {
  return types.isNativeError(fault) && 'code' in fault && String(fault.code).startsWith('Z_');
}
