/** Where people want to get mail. An address is written to only when its owner has followed the link that was sent there. */
import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { lengthen, shorten } from '../api/index.js';

import type { JobKey } from '../jobs/index.js';
import type { Letter, Mail, Post } from '../mail/index.js';
import { queryableOf } from './queryable.js';
import { type Secrets, sameText } from './secrets.js';

interface Mailbox {
  readonly person: string;
  readonly address: string;
  readonly verifiedAt: Date | null;
  /** What the mail server said when it would not take a mail, and when. */
  readonly refusal: string | null;
  readonly refusedAt: Date | null;
  /** It is the address that is refused: nothing more is sent there. */
  readonly closed: boolean;
}

export const VERIFY = 'verify-address';
const COLUMNS = `person_id as person, address, verified_at as "verifiedAt", refusal, refused_at as "refusedAt", closed`;
const SECRET = /^hxv\.([A-Za-z0-9_-]{22})\.[A-Za-z0-9_-]{43}$/;
const HOURS_GOOD = 24;
/** More letters to an address or for a person within an hour would be a nuisance to its owner. */
const LETTERS_AN_HOUR = 5;

export class Mailboxes {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: Secrets,
    private readonly post: Post | undefined,
  ) {
    post?.handle(VERIFY, {
      link: (mail) => `${post.site}/account#verify=${this.secretOf(challengeOf(mail))}`,
      obstacle: async (mail) =>
        (await this.isOpen(challengeOf(mail))) ? undefined : 'another link was sent',
      refused: ({ person, address }, answer, isAddress) => this.refused(person, address, answer, isAddress),
    });
  }

  async of(personId: string): Promise<Mailbox | null> {
    const rows: Mailbox[] = await this.database.query(`select ${COLUMNS} from mailbox where person_id = $1`, [
      personId,
    ]);
    return rows[0] ?? null;
  }

  /** Those that mail may go to, behind a person: as many as asked for. */
  async open(most: number, after: string | undefined): Promise<Pick<Mailbox, 'person' | 'address'>[]> {
    return this.database.query(
      `select person_id as person, address from mailbox
       where verified_at is not null and not closed and ($2::uuid is null or person_id > $2)
       order by person_id limit $1`,
      [most, after ?? null],
    );
  }

  /** Returns true if so many letters went there, or were asked for by this person, that the next has to wait. */
  async isPestered(person: string, address: string, kind: string): Promise<boolean> {
    const written = (await this.post?.table.recent({ address, person }, [kind])) ?? 0;
    return written >= LETTERS_AN_HOUR;
  }

  /** Another address, or the same once more: a link goes there. Wake the job when the transaction has committed. */
  async set(transaction: EntityManager, person: string, address: string): Promise<JobKey | undefined> {
    const challenge = randomUUID();
    await transaction.query(
      `insert into mailbox (person_id, address, challenge, asked_at) values ($1, $2, $3, now())
       on conflict (person_id) do update set address = $2, challenge = $3, asked_at = now(), verified_at = null,
         refusal = null, refused_at = null, closed = false`,
      [person, address, challenge],
    );
    const mail = { id: challenge, kind: VERIFY, person, address, about: { challenge }, letter: LETTER };
    return this.post?.write(mail, queryableOf(transaction));
  }

  async remove(transaction: EntityManager, person: string): Promise<void> {
    await transaction.query('delete from mailbox where person_id = $1', [person]);
  }

  /** The mailbox whose link was followed; null when the link is not, or no longer, good. Following it twice does no harm. */
  async verify(secret: string): Promise<Mailbox | null> {
    const match = SECRET.exec(secret);
    const challenge = match && lengthen(match[1] ?? '');
    if (!challenge || !sameText(secret, this.secretOf(challenge))) return null;
    const [rows] = (await this.database.query(
      `update mailbox set verified_at = coalesce(verified_at, now())
       where challenge = $1 and asked_at > now() - $2 * interval '1 hour' returning ${COLUMNS}`,
      [challenge, HOURS_GOOD],
    )) as [Mailbox[], number];
    return rows[0] ?? null;
  }

  /** The person reads it in the API; where the address itself is refused, nothing more is sent there. */
  async refused(person: string, address: string, answer: string, isAddress: boolean): Promise<void> {
    await this.database.query(
      `update mailbox set refusal = $3, refused_at = now(), closed = closed or $4
       where person_id = $1 and address = $2`,
      [person, address, answer.slice(0, 500), isAddress],
    );
  }

  private async isOpen(challenge: string): Promise<boolean> {
    const rows = await this.database.query(
      'select from mailbox where challenge = $1 and verified_at is null and not closed',
      [challenge],
    );
    return rows.length > 0;
  }

  private secretOf(challenge: string): string {
    return `hxv.${shorten(challenge)}.${this.secrets.text('address of a mailbox', challenge)}`;
  }
}

const challengeOf = ({ about }: Mail): string => (about as { challenge: string }).challenge;

const LETTER: Letter = {
  subject: 'Is this your address?',
  parts: [
    { text: 'Somebody, probably you, wants Hexledger to send its news to this address.' },
    { action: 'Yes, send it here' },
    { text: `The link works for ${HOURS_GOOD} hours. If it was not you, do nothing: no more will come.` },
  ],
};
