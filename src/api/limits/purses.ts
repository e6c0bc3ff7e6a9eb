/**
 * Whose budget an operation is paid from. Tokens and accounts cost nothing, so each person has one budget over all
 * tokens, and all who ask from one address share a larger one.
 */

import { ApiError } from '../access/problems.js';
import type { ApiContext } from '../context.js';
import type { Budget, Spent } from './budget.js';

/** An address has the budget of so many people: a household, a club, a school. */
export const PEOPLE_AT_AN_ADDRESS = 4;

const MOST_DEBTORS = 10_000;

interface PursesOf {
  /** Of one person, or of all without a token at one address. */
  readonly callers: Budget;
  /** Of everybody at one address. */
  readonly addresses: Budget;
}

type Asker = Pick<ApiContext, 'caller' | 'address'>;

export class Purses {
  private readonly debtors = new Map<string, number>();

  constructor(
    private readonly budgets: PursesOf,
    private readonly now: () => number = Date.now,
  ) {}

  /** Takes points and answers with how many are left; throws when there are not enough. */
  async take({ caller, address }: Asker, points: number): Promise<number> {
    const { callers, addresses } = this.budgets;
    const [own, shared] = await Promise.all([callers.take(caller, points), addresses.take(address, points)]);
    if (own.granted && shared.granted) return Math.min(own.remaining, shared.remaining);
    if (own.granted) await callers.owe(caller, -points);
    if (shared.granted) await addresses.owe(address, -points);
    throw rateLimited(points, own.granted ? shared : own);
  }

  /** Takes points for what is done already. Who is in debt afterwards is asked to wait before anything else is read. */
  async owe({ caller, address }: Asker, points: number): Promise<number> {
    const { callers, addresses } = this.budgets;
    const [own, shared] = await Promise.all([callers.owe(caller, points), addresses.owe(address, points)]);
    this.note(caller, own);
    this.note(address, shared);
    return Math.min(own.remaining, shared.remaining);
  }

  /** Refuses known debtors without asking any store. */
  refuseDebtors({ caller, address }: Asker): void {
    if (this.debtors.size === 0) return;
    const until = Math.max(this.debtors.get(caller) ?? 0, this.debtors.get(address) ?? 0);
    const seconds = Math.ceil((until - this.now()) / 1000);
    if (seconds > 0) throw rateLimited(0, { granted: false, remaining: 0, retryAfterSeconds: seconds });
  }

  private note(key: string, { retryAfterSeconds }: Spent): void {
    this.debtors.delete(key);
    if (retryAfterSeconds === 0) return;
    this.debtors.set(key, this.now() + retryAfterSeconds * 1000);
    const oldest = this.debtors.keys().next();
    if (this.debtors.size > MOST_DEBTORS && !oldest.done) this.debtors.delete(oldest.value);
  }
}

function rateLimited(cost: number, { remaining, retryAfterSeconds }: Spent): ApiError {
  const what =
    cost > 0 ? `This operation costs ${cost}, and ${remaining} is left.` : 'The budget is used up.';
  return new ApiError('RATE_LIMITED', `${what} Try again in ${retryAfterSeconds} seconds.`, {
    cost,
    remaining,
    retryAfterSeconds,
    http: { status: 429, headers: new Map([['retry-after', `${retryAfterSeconds}`]]) },
  });
}
