/** What browsers have for readers of bundles. */
import { BadCompression, type Ground, type Hasher } from '../../src/exchange/bundle/ground.js';
import { Sha256, toHex } from '../../src/rules-core/kernel/dice/sha256.js';

class BrowserHasher implements Hasher {
  private readonly hash = new Sha256();

  update(bytes: Uint8Array): this {
    this.hash.update(bytes);
    return this;
  }

  hex(): string {
    return toHex(this.hash.digest());
  }
}

export const BROWSER: Ground = {
  sha256: () => new BrowserHasher(),
  isGenuine: (publicKey, message, signature) => isGenuine(publicKey, message, signature),
  async *unpack(packed) {
    const unpacked = streamOf(packed).pipeThrough(new DecompressionStream('gzip')).getReader();
    for (;;) {
      const { done, value } = await unpacked.read().catch((fault: unknown) => {
        throw new BadCompression(fault instanceof Error ? fault.message : String(fault));
      });
      if (done) return;
      yield value;
    }
  },
};

/** Undefined where the browser does not know Ed25519, or the page was not loaded safely. */
async function isGenuine(
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
): Promise<boolean | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return undefined;
  try {
    const key = await subtle.importKey('raw', own(publicKey), { name: 'Ed25519' }, false, ['verify']);
    return await subtle.verify({ name: 'Ed25519' }, key, own(signature), own(message));
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'NotSupportedError') return undefined;
    throw fault;
  }
}

const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

function streamOf(packed: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = packed[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(own(value));
    },
  });
}

const PIECE = 1024 * 1024;

/** A file in pieces: it never lies in memory as a whole. */
export async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += PIECE)
    yield new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer());
}
