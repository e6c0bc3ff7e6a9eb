import type { BucketSize } from '../api/index.js';
import type { SignUp } from './door.js';

export interface AccountsSettings {
  /** What all tokens are derived from. Null: one is made and kept in the database, where every process finds it. */
  secret: string | null;
  accessTokenSeconds: number;
  sessionDays: number;
  /** An OpenID Connect issuer whose ID tokens sign people in, or null. */
  openId: { issuer: string; clientId: string } | null;
  /** Who may open an account. */
  signUp: SignUp;
  /** How often a password may be tried. */
  attempts: { byPair: BucketSize; byAddress: BucketSize; byEmail: BucketSize };
  /** How long a token that was found good is believed without asking the database again. */
  believeSeconds: number;
}

export const ACCOUNTS_SETTINGS = Symbol('AccountsSettings');

export function accountsSettings(changes: Partial<AccountsSettings> = {}): AccountsSettings {
  return {
    secret: null,
    accessTokenSeconds: 600,
    sessionDays: 30,
    openId: null,
    signUp: 'open',
    attempts: {
      byPair: { points: 10, seconds: 900 },
      byAddress: { points: 60, seconds: 900 },
      byEmail: { points: 100, seconds: 3600 },
    },
    believeSeconds: 5,
    ...changes,
  };
}
