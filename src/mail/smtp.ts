/** Hands mails over to the SMTP server that the settings name. */
import { createTransport } from 'nodemailer';
import type { Transport } from './post.js';

interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  /** `Hexledger <news@example.org>` or the address alone. */
  readonly from: string;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const SUBMISSION_PORT = 587;
const SECURE_PORT = 465;

/** A comma or a bracket would make two recipients of one. */
const ONE_ADDRESS = /^[^\s,;:<>()[\]"\\@\p{Cc}]+@[^\s,;:<>()"\\@\p{Cc}]+$/u;

/** The server's word that this mail, or mail to this address, will never be taken. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';

  constructor(
    message: string,
    /** It is the address that is not taken. */
    readonly isAddress: boolean,
  ) {
    super(message);
  }
}

export function smtp({ url, from }: SmtpSettings): Transport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? SECURE_PORT : SUBMISSION_PORT) : Number(port),
    secure,
    // A password never goes over the line in the clear.
    requireTLS: !secure && username !== '',
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { name, address } = senderOf(from);
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return {
    async send({ id, to, subject, text, html, headers }) {
      if (!ONE_ADDRESS.test(to)) throw new MailRefused('This is not one e-mail address.', true);
      try {
        await transport.sendMail({
          // The same for every attempt: who gets the mail twice can tell, and mail programs drop the second.
          messageId: `<${id}@${domain}>`,
          envelope: { from: address, to: [to] },
          from: { name, address },
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        });
      } catch (fault) {
        throw refusalIn(fault) ?? fault;
      }
    },
  };
}

function senderOf(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name: name.replace(/^"(.*)"$/, '$1'), address: address.trim() };
}

/** What is said about our own sign-in or sender is for the operator: the mail is tried again until that is mended. */
function refusalIn(fault: unknown): MailRefused | undefined {
  if (!(fault instanceof Error)) return undefined;
  const { code, command, responseCode, response }: Readonly<Record<string, unknown>> = { ...fault };
  const isForEver = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
  const isAddress = code === 'EENVELOPE' && command === 'RCPT TO';
  if (!isForEver || !(isAddress || code === 'EMESSAGE')) return undefined;
  return new MailRefused(typeof response === 'string' ? response : fault.message, isAddress);
}
