import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { SigningKey } from '../event-store/index.js';

/** Everything secret that the server hands out is derived from one secret, so that a repeated command can answer the same without storing it. */
export class Secrets {
  constructor(private readonly root: Buffer) {}

  /** 32 bytes for a purpose and what it is about. */
  derive(purpose: string, ...about: readonly string[]): Buffer {
    return createHmac('sha256', this.root)
      .update(JSON.stringify([purpose, ...about]))
      .digest();
  }

  text(purpose: string, ...about: readonly string[]): string {
    return this.derive(purpose, ...about).toString('base64url');
  }

  /** The same UUID for the same words, foreseeable to nobody else. */
  uuid(purpose: string, ...about: readonly string[]): string {
    const bytes = this.derive(purpose, ...about).subarray(0, 16);
    bytes[6] = (bytes[6]! & 0x0f) | 0x80;
    bytes[8] = (bytes[8]! & 0x3f) | 0x80;
    const hex = bytes.toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }
}

const SHORTEST_SECRET = 32;

/** The configured secret, or the one that the first process to start has left in the database. */
export async function openSecrets(configured: string | null, database: DataSource): Promise<Secrets> {
  if (configured !== null) {
    if (configured.length < SHORTEST_SECRET) {
      throw new Error(
        `The secret for tokens has ${configured.length} characters. Give it ${SHORTEST_SECRET} random ones or more.`,
      );
    }
    return new Secrets(createHash('sha256').update(configured).digest());
  }
  await database.query("insert into server_secret values ('tokens', $1) on conflict do nothing", [
    randomBytes(32),
  ]);
  const rows: { secret: Buffer }[] = await database.query(
    "select secret from server_secret where name = 'tokens'",
  );
  return new Secrets(rows[0]!.secret);
}

/** What this server's word is signed with. */
export function signingKey(secrets: Secrets): SigningKey {
  return new SigningKey(secrets.derive('signing key'));
}

export function sameText(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}

export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
