/** Rows by COPY, as fast as the database takes them and no faster. */
import { once } from 'node:events';
import type { Connection, PoolClient, Submittable } from 'pg';

/** What `pg` has for COPY and its types do not say. */
interface Copying extends Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
  sync(): void;
}

/** One COPY at a time on a client: `begin`, rows, `end` or `abort`. */
export class CopyIn implements Submittable {
  private connection: Copying | undefined;
  private rows: string[] = [];
  private length = 0;
  private ready: (() => void) | undefined;
  private failed: ((fault: Error) => void) | undefined;
  private readonly opened: Promise<void>;
  private readonly done: Promise<void>;
  private finished: (() => void) | undefined;

  private constructor(private readonly text: string) {
    const closed = new Promise<void>((resolve, reject) => {
      this.finished = resolve;
      this.failed = reject;
    });
    const ready = new Promise<void>((resolve) => {
      this.ready = resolve;
    });
    this.done = closed;
    this.opened = Promise.race([ready, closed]);
    // The next wait for a row or the end hears it again.
    closed.catch(() => undefined);
    this.opened.catch(() => undefined);
  }

  static async begin(client: PoolClient, table: string, columns: readonly string[]): Promise<CopyIn> {
    const copy = client.query(new CopyIn(`copy ${table} (${columns.join(', ')}) from stdin`));
    await copy.opened;
    return copy;
  }

  /** Values in the order of the columns; null for none. */
  async row(values: readonly (string | number | null)[]): Promise<void> {
    const text = `${values.map(valueText).join('\t')}\n`;
    this.rows.push(text);
    this.length += text.length;
    if (this.length >= CHUNK) await this.send();
  }

  async end(): Promise<void> {
    await this.send();
    this.connection?.endCopyFrom();
    await this.done;
  }

  /** Nothing of it counts; the transaction is to be rolled back. */
  async abort(): Promise<void> {
    this.connection?.sendCopyFail('nothing is restored');
    await this.done.catch(() => undefined);
  }

  private async send(): Promise<void> {
    const { connection } = this;
    if (!connection || this.rows.length === 0) return;
    connection.sendCopyFromChunk(Buffer.from(this.rows.join('')));
    this.rows = [];
    this.length = 0;
    if (connection.stream.writableNeedDrain)
      await Promise.race([once(connection.stream, 'drain'), this.done]);
  }

  // What follows is called by the client.

  submit(connection: Connection): void {
    connection.query(this.text);
  }

  handleCopyInResponse(connection: Copying): void {
    this.connection = connection;
    this.ready?.();
  }

  handleCommandComplete(): void {
    // The client says by itself when it is ready again.
  }

  handleReadyForQuery(): void {
    this.finished?.();
  }

  handleError(fault: Error): void {
    this.connection = undefined;
    this.failed?.(fault);
  }
}

const CHUNK = 256 * 1024;

const SPECIAL = /[\\\n\r\t]/g;
const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function valueText(value: string | number | null): string {
  if (value === null) return '\\N';
  return typeof value === 'number' ? String(value) : value.replace(SPECIAL, (one) => ESCAPED[one] ?? one);
}
