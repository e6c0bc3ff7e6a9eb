import type { Queryable } from '../jobs/index.js';
import type { Letter } from './letter.js';

/** `WAITING`: will be tried, perhaps again. `SENT`: the server has taken it. `REFUSED`: it never will. `FAILED`: tried for long enough. `DROPPED`: it was not to be sent any more. */
type MailState = 'WAITING' | 'SENT' | 'REFUSED' | 'FAILED' | 'DROPPED';

export interface Mail {
  readonly id: string;
  readonly kind: string;
  readonly person: string;
  readonly address: string;
  /** What the kind of mail needs to know when it is sent. */
  readonly about: unknown;
  /** Forgotten when it is no longer needed. */
  readonly letter: Letter | null;
  readonly state: MailState;
}

export type NewMail = Omit<Mail, 'state' | 'letter'> & { readonly letter: Letter };

const COLUMNS = 'mail_id as id, kind, person_id as person, address, about, letter, state';

/** All SQL about mails. */
export class MailTable {
  constructor(private readonly database: Queryable) {}

  /** False when it is there already. */
  async add(transaction: Queryable, { id, kind, person, address, about, letter }: NewMail): Promise<boolean> {
    const { rowCount } = await transaction.query(
      `insert into mail (mail_id, kind, person_id, address, about, letter) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing`,
      [id, kind, person, address, JSON.stringify(about ?? null), JSON.stringify(letter)],
    );
    return rowCount === 1;
  }

  async find(id: string): Promise<Mail | undefined> {
    const { rows } = await this.database.query<Mail>(`select ${COLUMNS} from mail where mail_id = $1`, [id]);
    return rows[0];
  }

  async ended(transaction: Queryable, id: string, state: MailState, answer: string | null): Promise<void> {
    await transaction.query(
      'update mail set state = $2, answer = $3, letter = null, ended_at = now() where mail_id = $1',
      [id, state, answer],
    );
  }

  /** How many mails of these kinds were written to an address, or for a person, within an hour. */
  async recent(of: { address: string; person: string }, kinds: readonly string[]): Promise<number> {
    const { rows } = await this.database.query<{ amount: number }>(
      `select count(*)::int as amount from mail
       where (address = $1 or person_id = $2) and kind = any($3) and created_at > now() - interval '1 hour'`,
      [of.address, of.person, kinds],
    );
    return rows[0]?.amount ?? 0;
  }

  /** Forgets whom was written to long ago. */
  async forget(days: number): Promise<number> {
    const { rowCount } = await this.database.query(
      `delete from mail where state <> 'WAITING' and created_at < now() - $1 * interval '1 day'`,
      [days],
    );
    return rowCount ?? 0;
  }
}
