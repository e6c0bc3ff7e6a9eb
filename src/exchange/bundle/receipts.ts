/**
 * Every event comes from a command, and commands come after all events. For each command that the events name, eight bytes
 * of its sender and eight of its answer are kept: a million of them take sixteen megabytes.
 */
import type { BundleCommand, BundleEvent } from './format.js';
import { type Ground, hashOf } from './ground.js';

const BYTES = 8;
const DIGITS = 2 * BYTES;
const NO_HASH = '0'.repeat(DIGITS);

export class Receipts {
  private readonly given = new Digests();
  private readonly answered = new Digests();
  private open:
    | { readonly first: number; last: number; readonly actor: string; readonly key: string }
    | undefined;
  private answer: string | null = null;
  private next = 0;
  private lasts = new Float64Array(1024);
  private count = 0;
  /** After the first that differs all others may do so: they are not looked at. */
  private isOff = false;

  constructor(private readonly ground: Pick<Ground, 'sha256'>) {}

  event({ position, actor, key, commandHash }: BundleEvent): void {
    if (this.open && (this.open.actor !== actor || this.open.key !== key || this.answer !== null))
      this.close();
    this.open ??= { first: position, last: position, actor, key };
    this.open.last = position;
    this.answer = commandHash;
  }

  /** What does not fit, as the end of a sentence; undefined when all does. */
  command({ first, last, actor, key }: BundleCommand, answered: string): string | undefined {
    this.close();
    if (this.isOff) return undefined;
    const n = this.next++;
    if (n >= this.count) {
      this.isOff = true;
      return 'belongs to no event';
    }
    if (this.given.at(n) !== this.nameOf(first, last, actor, key)) {
      this.isOff = true;
      return `does not belong to the events up to position ${this.lasts[n]}`;
    }
    const stored = this.answered.at(n);
    const isAnswered = stored === NO_HASH || stored === answered.slice(0, DIGITS);
    return isAnswered
      ? undefined
      : `, its request or its answer, is not what the event at position ${last} says`;
  }

  /** The last event of the first command that has not come; undefined when all have. */
  left(): number | undefined {
    this.close();
    return this.isOff || this.next >= this.count ? undefined : this.lasts[this.next];
  }

  private close(): void {
    const { open } = this;
    if (!open) return;
    this.given.add(this.nameOf(open.first, open.last, open.actor, open.key));
    this.answered.add(this.answer?.slice(0, DIGITS) ?? NO_HASH);
    if (this.count === this.lasts.length) {
      const longer = new Float64Array(2 * this.count);
      longer.set(this.lasts);
      this.lasts = longer;
    }
    this.lasts[this.count++] = open.last;
    this.open = undefined;
    this.answer = null;
  }

  private nameOf(first: number, last: number, actor: string, key: string): string {
    return hashOf(this.ground, [first, last, actor, key].join('\n')).slice(0, DIGITS);
  }
}

/** Short hashes, packed. */
class Digests {
  private bytes = new Uint8Array(1024 * BYTES);
  private count = 0;

  add(hex: string): void {
    const at = this.count++ * BYTES;
    if (at === this.bytes.length) {
      const longer = new Uint8Array(2 * this.bytes.length);
      longer.set(this.bytes);
      this.bytes = longer;
    }
    for (let i = 0; i < BYTES; i++) this.bytes[at + i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  }

  at(index: number): string {
    let hex = '';
    for (const byte of this.bytes.subarray(index * BYTES, (index + 1) * BYTES))
      hex += byte.toString(16).padStart(2, '0');
    return hex;
  }
}
