import { jwtVerify, SignJWT } from 'jose';
import { JOSEError } from 'jose/errors';
import type { DataSource, EntityManager } from 'typeorm';
import { lengthen, type Page, shorten } from '../api/index.js';
import { type Secrets, sameText } from './secrets.js';
import type { AccountsSettings } from './settings.js';

export interface SessionRow {
  session_id: string;
  person_id: string;
  generation: number;
  rotation_key: string | null;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

export interface Tokens {
  accessToken: string;
  accessTokenExpiresAt: Date;
  refreshToken: string;
  refreshTokenExpiresAt: Date;
  personId: string;
}

const ISSUER = 'hexledger';
const COLUMNS =
  'session_id, person_id, generation, rotation_key, created_at, last_used_at, expires_at, ended_at';
const REFRESH_TOKEN = /^hxr\.([A-Za-z0-9_-]{22})\.(\d{1,9})\.([A-Za-z0-9_-]{43})$/;

/**
 * Sessions: a short-lived access token that any process can check, and a refresh token of which only the newest generation works.
 * An older one can only come from a copy, so the session ends for everybody who holds it.
 */
export class Sessions {
  private readonly accessKey: Buffer;

  constructor(
    private readonly database: DataSource,
    private readonly secrets: Secrets,
    private readonly settings: AccountsSettings,
  ) {
    this.accessKey = secrets.derive('access token');
  }

  /** The same person signing in again with the same key finds the session that the first request has begun. Null: it has ended since. */
  async begin(personId: string, idempotencyKey: string): Promise<Tokens | null> {
    const id = this.secrets.uuid('session', personId, idempotencyKey);
    await this.database.query(
      `insert into session (session_id, person_id, expires_at) values ($1, $2, now() + $3 * interval '1 day')
       on conflict do nothing`,
      [id, personId, this.settings.sessionDays],
    );
    const row = await this.find(id);
    return row && isOpen(row) ? this.tokens(row) : null;
  }

  /** The next pair of tokens, or null when the refresh token is not, or no longer, good. */
  async refresh(refreshToken: string, idempotencyKey: string): Promise<Tokens | null> {
    const presented = this.read(refreshToken);
    if (!presented) return null;
    const turned = await this.turn(presented, idempotencyKey);
    if (turned) return this.tokens(turned);
    const row = await this.find(presented.id);
    if (!row || !isOpen(row)) return null;
    const repeated = presented.generation === row.generation - 1 && row.rotation_key === idempotencyKey;
    if (repeated) return this.tokens(row);
    await this.end(this.database.manager, row.person_id, presented.id);
    return null;
  }

  private read(refreshToken: string): { id: string; generation: number } | null {
    const match = REFRESH_TOKEN.exec(refreshToken);
    const id = match && lengthen(match[1]!);
    if (!match || !id) return null;
    const generation = Number(match[2]);
    return sameText(match[3]!, this.signature(id, generation)) ? { id, generation } : null;
  }

  private signature(id: string, generation: number): string {
    return this.secrets.text('refresh token', id, String(generation));
  }

  private async turn(
    presented: { id: string; generation: number },
    key: string,
  ): Promise<SessionRow | undefined> {
    const [rows] = (await this.database.query(
      `update session set generation = generation + 1, rotation_key = $3, last_used_at = now(),
         expires_at = now() + $4 * interval '1 day'
       where session_id = $1 and generation = $2 and ended_at is null and expires_at > now() returning ${COLUMNS}`,
      [presented.id, presented.generation, key, this.settings.sessionDays],
    )) as [SessionRow[], number];
    return rows[0];
  }

  private async tokens(row: SessionRow): Promise<Tokens> {
    const expires = Math.floor(Date.now() / 1000) + this.settings.accessTokenSeconds;
    const accessToken = await new SignJWT({ sid: row.session_id })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setAudience(ISSUER)
      .setSubject(row.person_id)
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(this.accessKey);
    return {
      accessToken,
      accessTokenExpiresAt: new Date(expires * 1000),
      refreshToken: `hxr.${shorten(row.session_id)}.${row.generation}.${this.signature(row.session_id, row.generation)}`,
      refreshTokenExpiresAt: row.expires_at,
      personId: row.person_id,
    };
  }

  /** Whose session an access token is of and until when it is good, by its signature alone. */
  async readAccessToken(
    token: string,
  ): Promise<{ personId: string; sessionId: string; expires: number } | null> {
    try {
      const { payload } = await jwtVerify(token, this.accessKey, {
        issuer: ISSUER,
        audience: ISSUER,
        algorithms: ['HS256'],
      });
      const { sub, sid, exp } = payload;
      return typeof sub === 'string' && typeof sid === 'string' && exp
        ? { personId: sub, sessionId: sid, expires: exp }
        : null;
    } catch (fault) {
      if (fault instanceof JOSEError || fault instanceof TypeError || fault instanceof SyntaxError)
        return null;
      throw fault;
    }
  }

  /** Returns true if the session still runs and its person may still come in. */
  async runs(sessionId: string): Promise<boolean> {
    const rows = await this.database.query(
      `select 1 from session join person using (person_id)
       where session_id = $1 and ended_at is null and expires_at > now() and disabled_at is null`,
      [sessionId],
    );
    return rows.length > 0;
  }

  async find(sessionId: string): Promise<SessionRow | undefined> {
    const rows: SessionRow[] = await this.database.query(
      `select ${COLUMNS} from session where session_id = $1`,
      [sessionId],
    );
    return rows[0];
  }

  async of(personId: string, { first, after }: Page): Promise<SessionRow[]> {
    return this.database.query(
      `select ${COLUMNS} from session
       where person_id = $1 and ($2::timestamptz is null or (date_trunc('milliseconds', created_at), session_id) < ($2, $3::uuid))
       order by date_trunc('milliseconds', created_at) desc, session_id desc limit $4`,
      [personId, after?.[0] ?? null, after?.[1] ?? null, first + 1],
    );
  }

  async end(manager: EntityManager, personId: string, sessionId: string): Promise<SessionRow | undefined> {
    const [rows] = (await manager.query(
      `update session set ended_at = coalesce(ended_at, now()) where session_id = $1 and person_id = $2 returning ${COLUMNS}`,
      [sessionId, personId],
    )) as [SessionRow[], number];
    return rows[0];
  }

  async endOthers(transaction: EntityManager, personId: string, except: string | null): Promise<void> {
    await transaction.query(
      `update session set ended_at = now()
       where person_id = $1 and ended_at is null and session_id is distinct from $2::uuid`,
      [personId, except],
    );
  }
}

function isOpen(row: SessionRow): boolean {
  return row.ended_at === null && row.expires_at.getTime() > Date.now();
}
