import type { Budget } from '../api/index.js';
import type { AccountsSettings } from './settings.js';

type Buckets = { [Kind in keyof AccountsSettings['attempts']]: Budget };

/** Slows down guessing: per address and account together, per address, and per account over all addresses. */
export class Attempts {
  constructor(private readonly buckets: Buckets) {}

  /** Counts one attempt; seconds to wait when there were too many, else 0. */
  async count(address: string, email: string): Promise<number> {
    const { byPair, byAddress, byEmail } = this.buckets;
    const counted = await Promise.all([
      byPair.take(`${address} ${email}`, 1),
      byAddress.take(address, 1),
      byEmail.take(email, 1),
    ]);
    return Math.max(...counted.map((one) => one.retryAfterSeconds));
  }

  /** Counts one attempt that names no account. */
  async countAddress(address: string): Promise<number> {
    return (await this.buckets.byAddress.take(address, 1)).retryAfterSeconds;
  }
}
