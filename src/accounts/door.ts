/** Who may open an account here, and the codes that let others in. */
import type { EntityManager } from 'typeorm';
import { lengthen, shorten } from '../api/index.js';
import { type Secrets, sameText, sha256 } from './secrets.js';

/**
 * `open`: everybody. `issuer`: people for whom the OpenID Connect issuer vouches. `invitation`: people invited to a campaign.
 * `closed`: nobody. A code that the operator has made lets its holder in everywhere.
 */
export type SignUp = 'open' | 'issuer' | 'invitation' | 'closed';

/** Returns true if a secret is that of an open invitation to a campaign. */
export interface Invitations {
  isOpen(secret: string): Promise<boolean>;
}

export const INVITATIONS = Symbol('Invitations');

const CODE = /^hxs\.([A-Za-z0-9_-]{22})\.([0-9a-z]{1,9})\.[A-Za-z0-9_-]{43}$/;

/** A code of the operator: good once, until a moment. */
export function operatorsCode(secrets: Secrets, id: string, expiresAt: Date): string {
  const until = Math.floor(expiresAt.getTime() / 1000).toString(36);
  return `hxs.${shorten(id)}.${until}.${secrets.text('sign-up code', id, until)}`;
}

export class Door {
  constructor(
    private readonly signUp: SignUp,
    private readonly secrets: Secrets,
    private readonly invitations: Invitations,
  ) {}

  /** Lets somebody in who has no account yet; false when they need a code that is good and that nobody else has used. */
  async admits(
    transaction: EntityManager,
    personId: string,
    code: string | null,
    vouchedFor = false,
  ): Promise<boolean> {
    if (this.signUp === 'open' || (vouchedFor && this.signUp === 'issuer')) return true;
    return code !== null && (await this.isGood(code)) && (await isFree(transaction, personId, code));
  }

  private async isGood(code: string): Promise<boolean> {
    if (this.isOperators(code)) return true;
    return this.signUp === 'invitation' && this.invitations.isOpen(code);
  }

  private isOperators(code: string): boolean {
    const match = CODE.exec(code);
    const id = match && lengthen(match[1]!);
    if (!match || !id) return false;
    const expiresAt = new Date(Number.parseInt(match[2]!, 36) * 1000);
    return sameText(code, operatorsCode(this.secrets, id, expiresAt)) && expiresAt.getTime() > Date.now();
  }
}

/** Takes the code for somebody; the same person finds it taken by themselves when a lost answer is asked for again. */
async function isFree(transaction: EntityManager, personId: string, code: string): Promise<boolean> {
  const hash = sha256(code);
  await transaction.query(
    'insert into sign_up_code (code_hash, person_id) values ($1, $2) on conflict do nothing',
    [hash, personId],
  );
  const rows = await transaction.query('select from sign_up_code where code_hash = $1 and person_id = $2', [
    hash,
    personId,
  ]);
  return rows.length > 0;
}
