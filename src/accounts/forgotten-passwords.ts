/**
 * A new password by mail. The answer is the same, after the same work, with and without an account: only a job finds that
 * out, later.
 */
import type { DataSource, EntityManager } from 'typeorm';
import { lengthen, shorten } from '../api/index.js';

import { type JobKey, type Jobs, NO_CAMPAIGN, type Run } from '../jobs/index.js';
import type { Letter, Mail, Post } from '../mail/index.js';
import type { Mailboxes } from './mailboxes.js';
import type { People } from './people.js';
import { queryableOf } from './queryable.js';
import { type Secrets, sameText } from './secrets.js';

const LOOK_UP = 'forgotten-password';
const NEW_PASSWORD = 'new-password';
const CHANGED = 'password-changed';
const MINUTES_GOOD = 30;
const SECRET = /^hxf\.([A-Za-z0-9_-]{22})\.[A-Za-z0-9_-]{43}$/;

interface Parts {
  readonly database: DataSource;
  readonly people: People;
  readonly secrets: Secrets;
  readonly mailboxes: Mailboxes;
  readonly post: Post;
  readonly jobs: Jobs;
}

export class ForgottenPasswords {
  constructor(private readonly parts: Parts) {
    const { post, jobs } = parts;
    jobs.process(LOOK_UP, (data, run) => this.lookUp((data as { reset: string }).reset, run));
    post.handle(NEW_PASSWORD, {
      link: ({ id }) => `${post.site}/account#password=${this.secretOf(id)}`,
      obstacle: async ({ id }) => ((await this.isGood(id)) ? undefined : 'the link is too old, or was used'),
      refused: this.refused,
    });
    post.handle(CHANGED, { refused: this.refused });
  }

  get isOpen(): boolean {
    return this.parts.post.isOpen;
  }

  wake(job: JobKey): void {
    this.parts.post.wake(job);
  }

  /** Notes that somebody asks. The same key again adds nothing. */
  async ask(email: string, key: string): Promise<void> {
    const { database, secrets, jobs } = this.parts;
    const reset = secrets.uuid('forgotten password', email, key);
    const job = await database.transaction(async (transaction) => {
      await transaction.query(`delete from password_reset where asked_at < now() - interval '1 day'`);
      await transaction.query(
        'insert into password_reset (reset_id, email) values ($1, $2) on conflict do nothing',
        [reset, email],
      );
      const options = { campaign: NO_CAMPAIGN, id: `forgotten:${reset}` };
      return jobs.enqueue(LOOK_UP, { reset }, options, queryableOf(transaction));
    });
    jobs.wake(job);
  }

  private async lookUp(reset: string, run: Run): Promise<void> {
    const { database, people, mailboxes, post } = this.parts;
    const rows: { email: string }[] = await database.query(
      'select email from password_reset where reset_id = $1 and person_id is null',
      [reset],
    );
    const email = rows[0]?.email;
    const found = email === undefined ? null : await people.byEmail(email);
    if (email === undefined || !found || found.disabled) return;
    const { personId: person } = found;
    if (await mailboxes.isPestered(person, email, NEW_PASSWORD)) return;
    const mail = { id: reset, kind: NEW_PASSWORD, person, address: email, about: null, letter: LETTER };
    const written = await database.transaction(async (transaction) => {
      await transaction.query(
        `update password_reset set person_id = $2, expires_at = now() + $3 * interval '1 minute' where reset_id = $1`,
        [reset, person, MINUTES_GOOD],
      );
      const job = await post.write(mail, queryableOf(transaction));
      await run.complete(queryableOf(transaction));
      return job;
    });
    post.wake(written);
  }

  /** Which request a link belongs to; null for one that this server did not make. */
  read(secret: string): string | null {
    const match = SECRET.exec(secret);
    const reset = match && lengthen(match[1] ?? '');
    return reset && sameText(secret, this.secretOf(reset)) ? reset : null;
  }

  /** Uses a link up, and all others of the same person; null when it is not, or no longer, good. */
  async use(transaction: EntityManager, reset: string): Promise<{ person: string; email: string } | null> {
    const [rows] = (await transaction.query(
      `update password_reset set used_at = now()
       where reset_id = $1 and used_at is null and expires_at > now() returning person_id as person, email`,
      [reset],
    )) as [{ person: string; email: string }[], number];
    const used = rows[0];
    if (!used) return null;
    await transaction.query(
      'update password_reset set used_at = now() where person_id = $1 and used_at is null',
      [used.person],
    );
    return used;
  }

  /** Tells the owner, in case that it was somebody else. */
  async tellChanged(
    transaction: EntityManager,
    reset: string,
    { person, email }: { person: string; email: string },
  ): Promise<() => void> {
    const { post, secrets } = this.parts;
    const id = secrets.uuid('password changed', reset);
    const mail = { id, kind: CHANGED, person, address: email, about: null, letter: CHANGED_LETTER };
    const job = await post.write(mail, queryableOf(transaction));
    return () => post.wake(job);
  }

  private async isGood(reset: string): Promise<boolean> {
    const rows = await this.parts.database.query(
      'select from password_reset where reset_id = $1 and used_at is null and expires_at > now()',
      [reset],
    );
    return rows.length > 0;
  }

  private readonly refused = ({ person, address }: Mail, answer: string, isAddress: boolean) =>
    this.parts.mailboxes.refused(person, address, answer, isAddress);

  private secretOf(reset: string): string {
    return `hxf.${shorten(reset)}.${this.parts.secrets.text('forgotten password secret', reset)}`;
  }
}

const LETTER: Letter = {
  subject: 'A new password',
  parts: [
    { text: 'Somebody, probably you, asked for a new password for the Hexledger account with this address.' },
    { action: 'Choose a new password' },
    {
      text: `The link works once, for ${MINUTES_GOOD} minutes. If it was not you, do nothing: your password stays as it is.`,
    },
  ],
};

const CHANGED_LETTER: Letter = {
  subject: 'Your password was changed',
  parts: [
    { text: 'The password of your Hexledger account was changed with a link that was sent to this address.' },
    { text: 'You are signed out everywhere. If it was not you, ask for a new password at once.' },
  ],
};
