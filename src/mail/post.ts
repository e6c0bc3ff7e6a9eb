/**
 * Mails are rows, each with a job that hands it over to the SMTP server. A row and its job commit with what the mail is about, and
 * what came of it with the end of the job: a crash anywhere loses nothing. One thing SMTP cannot rule out: where a process dies
 * between the server's yes and the commit, the mail goes out again, with the same Message-ID.
 */
import type { Pool } from 'pg';
import { inTransaction } from '../event-store/index.js';
import { type JobKey, type Jobs, NO_CAMPAIGN, type Queryable, type Run } from '../jobs/index.js';
import { asHtml, asText, subjectOf } from './letter.js';
import { type Mail, MailTable, type NewMail } from './mail-table.js';
import { MailRefused } from './smtp.js';

interface Outgoing {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Transport {
  /** Throws `MailRefused` where trying again cannot help. */
  send(mail: Outgoing): Promise<void>;
}

/** What a feature knows about the mails it writes; asked when one is sent, so that nothing secret lies in a row. */
interface MailKind {
  /** Where the letter's action leads. */
  link?(mail: Mail): string;
  /** Where one click ends mails of this kind (RFC 8058). */
  unsubscribe?(mail: Mail): string;
  /** Why it must not be sent any more. */
  obstacle?(mail: Mail): Promise<string | undefined>;
  /** The server will never take it, or did not for hours: in the server's words. */
  refused?(mail: Mail, answer: string, isAddress: boolean): Promise<void>;
}

const SEND = 'send-mail';
const FORGET = 'forget-mails';
const KEEP_DAYS = 30;
const DAY_MS = 86_400_000;
/** Tries over about half a day. */
const attempts = 18;
const backoffMs = 30_000;

export class Post {
  readonly table: MailTable;
  private readonly kinds = new Map<string, MailKind>();

  constructor(
    private readonly pool: Pool,
    private readonly jobs: Jobs,
    private readonly transport: Transport | undefined,
    /** Where people reach this server: what links begin with. */
    readonly site: string,
  ) {
    this.table = new MailTable(pool);
    jobs.process(SEND, (data, run) => this.carry((data as { mail: string }).mail, run));
    jobs.process(FORGET, () => this.table.forget(KEEP_DAYS));
  }

  /** True if this server sends mail at all. */
  get isOpen(): boolean {
    return this.transport !== undefined;
  }

  async begin(): Promise<void> {
    if (this.isOpen) await this.jobs.repeat(FORGET, DAY_MS);
  }

  handle(kind: string, how: MailKind): void {
    if (this.kinds.has(kind)) throw new Error(`two handlers for mails of the kind ${kind}`);
    this.kinds.set(kind, how);
  }

  /** A mail that will be sent if the transaction commits: wake it then. The same id again adds none. */
  async write(mail: NewMail, transaction: Queryable): Promise<JobKey> {
    await this.table.add(transaction, mail);
    const options = { campaign: NO_CAMPAIGN, id: `mail:${mail.id}`, attempts, backoff: backoffMs };
    return this.jobs.enqueue(SEND, { mail: mail.id }, options, transaction);
  }

  wake(key: JobKey): void {
    this.jobs.wake(key);
  }

  private async carry(id: string, run: Run): Promise<string> {
    const mail = await this.table.find(id);
    if (!mail?.letter || mail.state !== 'WAITING') return mail?.state ?? 'FORGOTTEN';
    const kind = this.kinds.get(mail.kind) ?? {};
    const obstacle = await kind.obstacle?.(mail);
    if (obstacle !== undefined) return this.end(mail, run, 'DROPPED', obstacle);
    try {
      await this.handOver(mail, kind);
    } catch (fault) {
      return await this.failed(mail, kind, run, fault);
    }
    return this.end(mail, run, 'SENT', null);
  }

  private async handOver(mail: Mail, kind: MailKind): Promise<void> {
    const { id, address, letter } = mail;
    if (!this.transport) throw new Error('this process has no SMTP_URL: set it, or start without mail');
    if (!letter) return;
    const links = { action: kind.link?.(mail), unsubscribe: kind.unsubscribe?.(mail) };
    await this.transport.send({
      id,
      to: address,
      subject: subjectOf(letter),
      text: asText(letter, links),
      html: asHtml(letter, links),
      headers: links.unsubscribe ? oneClick(links.unsubscribe) : {},
    });
  }

  /** The last failure ends a mail as a refusal does; the job is dead then, for the operator to see. */
  private async failed(mail: Mail, kind: MailKind, run: Run, fault: unknown): Promise<string> {
    if (fault instanceof MailRefused) {
      await kind.refused?.(mail, fault.message, fault.isAddress);
      return this.end(mail, run, 'REFUSED', fault.message);
    }
    const { failures, attempts: allowed } = run.job;
    if (failures + 1 >= allowed) {
      const answer = fault instanceof Error ? fault.message : String(fault);
      await kind.refused?.(mail, answer, false);
      await this.table.ended(this.pool, mail.id, 'FAILED', answer);
    }
    throw fault;
  }

  private async end({ id }: Mail, run: Run, state: Mail['state'], answer: string | null): Promise<string> {
    await inTransaction(this.pool, async (client) => {
      await this.table.ended(client, id, state, answer);
      await run.complete(client, state);
    });
    return state;
  }
}

const oneClick = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
