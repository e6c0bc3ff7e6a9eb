/**
 * SHA-256 and HMAC-SHA256 (FIPS 180-4, RFC 2104) in plain TypeScript, because the rules core runs in browsers too
 * and the Web Crypto functions there are asynchronous: a roll has to be there when the rules ask for it.
 */
const BLOCK = 64;

/** The first 32 bits of the fractional parts of a root of the first primes, exact (no floating point). */
function primeRootBits(count: number, root: (prime: bigint) => bigint): number[] {
  const primes: bigint[] = [];
  for (let n = 2n; primes.length < count; n++) if (primes.every((p) => n % p !== 0n)) primes.push(n);
  return primes.map((p) => Number(BigInt.asUintN(32, root(p))));
}

/** floor(n^(1/k)) by bisection. */
function integerRoot(n: bigint, k: bigint): bigint {
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** k <= n) low = middle;
    else high = middle;
  }
  return low;
}

const INITIAL = Int32Array.from(primeRootBits(8, (p) => integerRoot(p << 64n, 2n)));
const ROUND = Int32Array.from(primeRootBits(64, (p) => integerRoot(p << 96n, 3n)));
const schedule = new Int32Array(64);

/** Mixes one 64-byte block of `bytes` into `state`. */
function compress(state: Int32Array, bytes: Uint8Array, offset: number): void {
  const w = schedule;
  for (let i = 0, at = offset; i < 16; i++, at += 4) {
    w[i] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  }
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] = (state[0]! + a) | 0;
  state[1] = (state[1]! + b) | 0;
  state[2] = (state[2]! + c) | 0;
  state[3] = (state[3]! + d) | 0;
  state[4] = (state[4]! + e) | 0;
  state[5] = (state[5]! + f) | 0;
  state[6] = (state[6]! + g) | 0;
  state[7] = (state[7]! + h) | 0;
}

/** Scratch space: hashing is synchronous, so one of each will do. */
const tail = new Uint8Array(2 * BLOCK);
const working = new Int32Array(8);

/** Digests `message` onto a copy of `start`, which has already swallowed `before` bytes (whole blocks). */
function finish(start: Int32Array, message: Uint8Array, before: number): Uint8Array {
  working.set(start);
  const whole = message.length - (message.length % BLOCK);
  for (let at = 0; at < whole; at += BLOCK) compress(working, message, at);

  const rest = message.length - whole;
  const padded = rest + 9 <= BLOCK ? BLOCK : 2 * BLOCK;
  tail.fill(0, 0, padded);
  tail.set(whole === 0 ? message : message.subarray(whole));
  tail[rest] = 0x80;
  const length = before + message.length;
  writeWord(tail, padded - 8, Math.floor(length / 0x2000_0000));
  writeWord(tail, padded - 4, length << 3);
  for (let at = 0; at < padded; at += BLOCK) compress(working, tail, at);

  const digest = new Uint8Array(32);
  for (let i = 0; i < 8; i++) writeWord(digest, 4 * i, working[i]!);
  return digest;
}

function writeWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
}

export function sha256(message: Uint8Array): Uint8Array {
  return finish(INITIAL, message, 0);
}

/** The same for a message that comes in pieces. */
export class Sha256 {
  private readonly state = INITIAL.slice();
  /** What does not make a whole block yet. */
  private readonly rest = new Uint8Array(BLOCK);
  private waiting = 0;
  private before = 0;

  update(bytes: Uint8Array): this {
    let from = 0;
    if (this.waiting > 0) {
      from = Math.min(BLOCK - this.waiting, bytes.length);
      this.rest.set(bytes.subarray(0, from), this.waiting);
      this.waiting += from;
      if (this.waiting < BLOCK) return this;
      this.swallow(this.rest, 0);
    }
    for (; from + BLOCK <= bytes.length; from += BLOCK) this.swallow(bytes, from);
    this.rest.set(bytes.subarray(from));
    this.waiting = bytes.length - from;
    return this;
  }

  digest(): Uint8Array {
    return finish(this.state, this.rest.subarray(0, this.waiting), this.before);
  }

  private swallow(bytes: Uint8Array, at: number): void {
    compress(this.state, bytes, at);
    this.before += BLOCK;
    this.waiting = 0;
  }
}

/** A keyed hash with the key already mixed in: two blocks less per message. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const padWith = (pad: number): Int32Array => {
    const block = new Uint8Array(BLOCK).fill(pad);
    for (let i = 0; i < short.length; i++) block[i] = short[i]! ^ pad;
    const state = INITIAL.slice();
    compress(state, block, 0);
    return state;
  };
  const inner = padWith(0x36);
  const outer = padWith(0x5c);
  return (message) => finish(outer, finish(inner, message, BLOCK), BLOCK);
}

export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
}

/** The bytes of a hex string, or null when it is not one. */
export function fromHex(text: string): Uint8Array | null {
  if (text.length % 2 !== 0) return null;
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) {
    const [high, low] = [digit(text.charCodeAt(2 * i)), digit(text.charCodeAt(2 * i + 1))];
    if (high < 0 || low < 0) return null;
    bytes[i] = 16 * high + low;
  }
  return bytes;
}

/** The value of a hexadecimal digit by its code; -1 for anything else. */
function digit(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}

const encoder = new TextEncoder();

/** ASCII by hand, because the encoder's call costs as much as hashing a block. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) return encoder.encode(text);
    bytes[i] = code;
  }
  return bytes;
}

export function sha256Hex(text: string): string {
  return toHex(sha256(utf8(text)));
}
