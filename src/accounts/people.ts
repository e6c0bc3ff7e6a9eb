import DataLoader from 'dataloader';
import type { DataSource, EntityManager } from 'typeorm';

/** Somebody, by id. What others see of them is loaded when it is asked for. */
export interface PersonRef {
  personId: string;
}

export interface Credentials {
  personId: string;
  passwordHash: string | null;
  disabled: boolean;
}

/** The `person` table. */
export class People {
  constructor(private readonly database: DataSource) {}

  async byEmail(email: string): Promise<Credentials | null> {
    const rows: { person_id: string; password_hash: string; disabled_at: Date | null }[] =
      await this.database.query('select person_id, password_hash, disabled_at from person where email = $1', [
        email,
      ]);
    const row = rows[0];
    return row
      ? { personId: row.person_id, passwordHash: row.password_hash, disabled: row.disabled_at !== null }
      : null;
  }

  async passwordHash(personId: string): Promise<string | null> {
    const rows: { password_hash: string | null }[] = await this.database.query(
      'select password_hash from person where person_id = $1',
      [personId],
    );
    return rows[0]?.password_hash ?? null;
  }

  async email(personId: string): Promise<string | null> {
    const rows: { email: string | null }[] = await this.database.query(
      'select email from person where person_id = $1',
      [personId],
    );
    return rows[0]?.email ?? null;
  }

  /** Does nothing when the address is taken. */
  async addWithPassword(
    transaction: EntityManager,
    person: { personId: string; email: string; passwordHash: string; displayName: string },
  ): Promise<void> {
    await transaction.query(
      `insert into person (person_id, email, password_hash, display_name) values ($1, $2, $3, $4) on conflict do nothing`,
      [person.personId, person.email, person.passwordHash, person.displayName],
    );
  }

  /** The person an issuer vouches for. Never joined to an account by address alone. */
  async byIssuer(issuer: string, subject: string): Promise<Credentials | null> {
    const rows: { person_id: string; disabled_at: Date | null }[] = await this.database.query(
      'select person_id, disabled_at from person where issuer = $1 and subject = $2',
      [issuer, subject],
    );
    const row = rows[0];
    return row ? { personId: row.person_id, passwordHash: null, disabled: row.disabled_at !== null } : null;
  }

  /** Enters somebody at their first visit. */
  async addFromIssuer(
    transaction: EntityManager,
    person: { personId: string; issuer: string; subject: string; displayName: string },
  ): Promise<void> {
    await transaction.query(
      `insert into person (person_id, issuer, subject, display_name) values ($1, $2, $3, $4) on conflict do nothing`,
      [person.personId, person.issuer, person.subject, person.displayName],
    );
  }

  async isThere(personId: string): Promise<boolean> {
    const rows = await this.database.query('select from person where person_id = $1', [personId]);
    return rows.length > 0;
  }

  async setPassword(transaction: EntityManager, personId: string, passwordHash: string): Promise<void> {
    await transaction.query('update person set password_hash = $2 where person_id = $1', [
      personId,
      passwordHash,
    ]);
  }

  /** Names of many people in one query. A loader lives for one request. */
  /** Of those who have an account here. */
  async namesOf(ids: readonly string[]): Promise<Record<string, string>> {
    const rows: { id: string; name: string }[] = await this.database.query(
      'select person_id as id, display_name as name from person where person_id = any($1::uuid[])',
      [ids],
    );
    return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
  }

  names(): DataLoader<string, string> {
    return new DataLoader(async (ids) => {
      const rows: { person_id: string; display_name: string }[] = await this.database.query(
        'select person_id, display_name from person where person_id = any($1::uuid[])',
        [ids],
      );
      const names = new Map(rows.map((row) => [row.person_id, row.display_name]));
      return ids.map((id) => names.get(id) ?? 'Somebody who has left');
    });
  }
}
