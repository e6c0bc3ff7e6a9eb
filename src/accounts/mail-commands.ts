/** What people do with their account by mail: an address for news, a password that was forgotten. */
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { checked, idempotencyKey, invalidInput, type SignedInViewer, tooManyAttempts } from '../api/index.js';
import type { Attempts } from './attempts.js';
import type { TokenAuthenticator } from './authenticator.js';
import { type CommandLog, Refused } from './command-log.js';
import type { ForgottenPasswords } from './forgotten-passwords.js';
import { email, newPassword, refusal } from './inputs.js';
import { type Mailboxes, VERIFY } from './mailboxes.js';
import { hashPassword } from './passwords.js';
import type { People } from './people.js';
import type { Sessions } from './sessions.js';

const addressShape = z.object({ idempotencyKey, address: email.nullish() });
const verifyShape = z.object({ idempotencyKey, secret: z.string().max(200) });
const askShape = z.object({ idempotencyKey, email });
const passwordShape = z.object({ idempotencyKey, secret: z.string().max(200), newPassword });

const HOUR_SECONDS = 3_600;

interface Parts {
  readonly database: DataSource;
  readonly people: People;
  readonly sessions: Sessions;
  readonly authenticator: TokenAuthenticator;
  readonly commands: CommandLog;
  readonly attempts: Attempts;
  readonly mailboxes: Mailboxes;
  /** Where this server sends mail. */
  readonly forgotten: ForgottenPasswords | undefined;
}

type TooOften = ReturnType<typeof tooManyAttempts>;
type LinkNotGood = ReturnType<typeof linkNotGood>;

export class MailCommands {
  constructor(private readonly parts: Parts) {}

  get sendsMail(): boolean {
    return this.parts.forgotten?.isOpen ?? false;
  }

  async setMailAddress(input: z.input<typeof addressShape>, { personId }: SignedInViewer) {
    const { value, problem } = checked(addressShape, input);
    if (problem) return problem;
    const { mailboxes, commands, forgotten } = this.parts;
    const { address } = value;
    if (address != null && !this.sendsMail) return noMail();
    let wake: (() => void) | undefined;
    const done = await commands.once<void, TooOften>(personId, value, async (transaction) => {
      if (address == null) return mailboxes.remove(transaction, personId);
      if (await mailboxes.isPestered(personId, address, VERIFY))
        throw new Refused(tooManyAttempts(HOUR_SECONDS));
      const job = await mailboxes.set(transaction, personId, address);
      wake = () => job && forgotten?.wake(job);
    });
    if (done.problem) return done.problem;
    wake?.();
    const mailbox = await mailboxes.of(personId);
    return { __typename: 'MailAddressSet' as const, replayed: done.replayed, mailbox };
  }

  /** Holding the link is the proof: its holder reads what is sent to the address. */
  async verifyMailAddress(input: z.input<typeof verifyShape>, from: string) {
    const { value, problem } = checked(verifyShape, input);
    if (problem) return problem;
    const mailbox = await this.parts.mailboxes.verify(value.secret);
    if (mailbox) return { __typename: 'MailAddressVerified' as const, address: mailbox.address };
    const wait = await this.parts.attempts.countAddress(from);
    return wait > 0 ? tooManyAttempts(wait) : linkNotGood();
  }

  async askForPassword(input: z.input<typeof askShape>, from: string) {
    const { value, problem } = checked(askShape, input);
    if (problem) return problem;
    const { attempts, forgotten } = this.parts;
    if (!forgotten?.isOpen) return noMail();
    const wait = await attempts.count(from, value.email);
    if (wait > 0) return tooManyAttempts(wait);
    await forgotten.ask(value.email, value.idempotencyKey);
    return { __typename: 'PasswordAskedFor' as const, taken: true };
  }

  /** Ends every session, so that everybody who knew the old password is out. */
  async setForgottenPassword(input: z.input<typeof passwordShape>, from: string) {
    const { value, problem } = checked(passwordShape, input);
    if (problem) return problem;
    const { attempts, forgotten, commands, people, sessions, authenticator } = this.parts;
    const wait = await attempts.countAddress(from);
    if (wait > 0) return tooManyAttempts(wait);
    const reset = forgotten?.read(value.secret);
    if (!forgotten || !reset) return linkNotGood();
    const passwordHash = await hashPassword(value.newPassword);
    let after: (() => void) | undefined;
    const done = await commands.once<void, LinkNotGood>(
      `forgotten-password ${reset}`,
      value,
      async (transaction) => {
        const used = await forgotten.use(transaction, reset);
        if (!used) throw new Refused(linkNotGood());
        await people.setPassword(transaction, used.person, passwordHash);
        await sessions.endOthers(transaction, used.person, null);
        const wake = await forgotten.tellChanged(transaction, reset, used);
        after = () => {
          authenticator.forget(used.person);
          wake();
        };
      },
    );
    if (done.problem) return done.problem;
    after?.();
    return { __typename: 'PasswordChanged' as const, replayed: done.replayed };
  }
}

const noMail = () =>
  invalidInput(
    'This server sends no mail. Ask its operator, who sets SMTP_URL and MAIL_FROM.',
    [],
    'NO_MAIL',
  );

const linkNotGood = () =>
  refusal('LINK_NOT_GOOD', 'This link was used, is too old, or is not whole. Ask for another one.');
