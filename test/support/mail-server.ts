/** An SMTP server on this machine that keeps what it takes, and refuses what it is told to. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** As it came over the line. */
  readonly raw: string;
  /** By their names in small letters; unfolded. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

type Moment = 'MAIL FROM' | 'RCPT TO' | 'DATA';

interface Answer {
  readonly at: Moment;
  readonly code: number;
  readonly says: string;
}

export class MailServer {
  readonly taken: TakenMail[] = [];
  /** What the next conversations are answered at one of their moments; all else is taken. */
  answers: Answer[] = [];
  /** Told when a mail is taken, before the client hears of it. */
  onTaken: () => Promise<void> = async () => undefined;
  private readonly server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onMailFrom: (_address, _session, done) => done(this.faultAt('MAIL FROM')),
    onRcptTo: (_address, _session, done) => done(this.faultAt('RCPT TO')),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const fault = this.faultAt('DATA');
        if (fault) return done(fault);
        const { mailFrom, rcptTo } = envelope;
        const from = mailFrom ? mailFrom.address : '';
        const to = rcptTo.map(({ address }) => address);
        this.taken.push(read(from, to, Buffer.concat(chunks).toString('latin1')));
        this.onTaken().then(() => done(), done);
      });
    },
  });

  async start(): Promise<this> {
    this.server.on('error', () => undefined); // A client that hangs up does not fail the test.
    const listening = this.server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    return this;
  }

  get settings(): { url: string; from: string } {
    const { port } = this.server.server.address() as AddressInfo;
    return { url: `smtp://127.0.0.1:${port}`, from: 'Hexledger <news@hexledger.example>' };
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** Forgets what was taken, and takes everything again. */
  clear(): void {
    this.taken.splice(0);
    this.answers = [];
    this.onTaken = async () => undefined;
  }

  /** The mails to an address, once there are so many. */
  async mailsTo(address: string, amount = 1): Promise<TakenMail[]> {
    for (;;) {
      const found = this.taken.filter(({ to }) => to.includes(address));
      if (found.length >= amount) return found;
      await sleep(10);
    }
  }

  private faultAt(moment: Moment): Error | undefined {
    if (this.answers[0]?.at !== moment) return undefined;
    const { code, says } = this.answers.shift() as Answer;
    return Object.assign(new Error(says), { responseCode: code });
  }
}

function read(from: string, to: readonly string[], raw: string): TakenMail {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type')?.[0] ?? '')?.[1];
  const parts =
    boundary === undefined
      ? []
      : body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => split(part.replace(/^\r\n/, '')));
  const part = (type: string): string => {
    const found = parts.find(({ headers: of }) => of.get('content-type')?.[0]?.startsWith(type));
    return found ? decoded(found) : '';
  };
  const subject = words(headers.get('subject')?.[0] ?? '');
  return { from, to, raw, headers, subject, text: part('text/plain'), html: part('text/html') };
}

interface Split {
  readonly headers: Map<string, string[]>;
  readonly body: string;
}

function split(raw: string): Split {
  const end = raw.indexOf('\r\n\r\n');
  const headers = new Map<string, string[]>();
  for (const line of raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const [, name = '', value = ''] = /^([!-9;-~]+):\s*(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`not a header: ${JSON.stringify(line)}`);
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value]);
  }
  return { headers, body: raw.slice(end + 4).replace(/\r\n$/, '') };
}

function decoded({ headers, body }: Split): string {
  const encoding = headers.get('content-transfer-encoding')?.[0] ?? '7bit';
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? unquoted(body.replaceAll('=\r\n', ''))
        : Buffer.from(body, 'latin1');
  return bytes.toString('utf8').replaceAll('\r\n', '\n');
}

function unquoted(text: string): Buffer {
  return Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}

/** Encoded words of a header (RFC 2047). */
function words(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, content: string) =>
      (kind.toUpperCase() === 'B'
        ? Buffer.from(content, 'base64')
        : unquoted(content.replaceAll('_', ' '))
      ).toString('utf8'),
    );
}
