/** People whom nobody is: those of a demonstration. Nobody knows their password; tokens are handed out for them. */
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Scope } from '../api/index.js';
import { hashPassword } from './passwords.js';
import { People } from './people.js';
import { PersonalTokens } from './personal-tokens.js';
import type { Secrets } from './secrets.js';

/** Without the scope ACCOUNT: its holder cannot make another token that lasts longer. */
export interface HandedOut {
  readonly scopes: readonly Exclude<Scope, 'ACCOUNT'>[];
  readonly seconds: number;
}

const NAME = 'demonstration';

export class StandIns {
  private readonly people: People;
  private readonly tokens: PersonalTokens;

  constructor(
    private readonly database: DataSource,
    private readonly secrets: Secrets,
  ) {
    this.people = new People(database);
    this.tokens = new PersonalTokens(database, secrets);
  }

  idOf(email: string): string {
    return this.secrets.uuid('person', email);
  }

  /** Somebody who is there, whatever happened before. */
  async person(email: string, displayName: string): Promise<string> {
    const personId = this.idOf(email);
    const passwordHash = await hashPassword(this.secrets.text('password of a stand-in', email));
    await this.people.addWithPassword(this.database.manager, { personId, email, passwordHash, displayName });
    return personId;
  }

  isThere(personId: string): Promise<boolean> {
    return this.people.isThere(personId);
  }

  /** Returns true if a token was ever handed out. */
  async hasToken(personId: string): Promise<boolean> {
    const rows = await this.database.query(
      'select from personal_token where person_id = $1 and name = $2 limit 1',
      [personId, NAME],
    );
    return rows.length > 0;
  }

  /** A new token beside those handed out before. The same key is told the same token. */
  async token(personId: string, { scopes, seconds }: HandedOut, key: string = randomUUID()): Promise<string> {
    const tokenId = this.tokens.idFor(personId, `${NAME} ${key}`);
    if (!(await this.tokens.find(tokenId))) {
      const expiresAt = new Date(Date.now() + seconds * 1000);
      await this.tokens.add(this.database.manager, { tokenId, personId, name: NAME, scopes, expiresAt });
    }
    return this.tokens.secretOf(tokenId);
  }

  /** Those handed out before stop working. */
  async takeBack(personId: string): Promise<void> {
    await this.database.query(
      'update personal_token set revoked_at = now() where person_id = $1 and name = $2 and revoked_at is null',
      [personId, NAME],
    );
  }
}
