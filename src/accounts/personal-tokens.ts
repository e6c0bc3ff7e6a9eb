import type { DataSource, EntityManager } from 'typeorm';
import { lengthen, type Page, type Scope, shorten } from '../api/index.js';
import { type Secrets, sameText, sha256 } from './secrets.js';

export interface PersonalTokenRow {
  token_id: string;
  person_id: string;
  name: string;
  scopes: Scope[];
  secret_hash: Buffer;
  created_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
}

const COLUMNS = 'token_id, person_id, name, scopes, secret_hash, created_at, expires_at, revoked_at';
const TOKEN = /^hxp\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/** Long-lived tokens for programs. Only a hash of each is kept. */
export class PersonalTokens {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: Secrets,
  ) {}

  /** The id that a command's key stands for, so that its secret can be told again to a repeated request. */
  idFor(personId: string, idempotencyKey: string): string {
    return this.secrets.uuid('personal token', personId, idempotencyKey);
  }

  secretOf(tokenId: string): string {
    return `hxp.${shorten(tokenId)}.${this.secrets.text('personal token secret', tokenId)}`;
  }

  async add(
    transaction: EntityManager,
    token: {
      tokenId: string;
      personId: string;
      name: string;
      scopes: readonly Scope[];
      expiresAt: Date | null;
    },
  ): Promise<PersonalTokenRow> {
    const rows: PersonalTokenRow[] = await transaction.query(
      `insert into personal_token (token_id, person_id, name, scopes, secret_hash, expires_at)
       values ($1, $2, $3, $4, $5, $6) returning ${COLUMNS}`,
      [
        token.tokenId,
        token.personId,
        token.name,
        token.scopes,
        sha256(this.secretOf(token.tokenId)),
        token.expiresAt,
      ],
    );
    return rows[0]!;
  }

  /** The token's row when the token is good. A forged one is found out before the database is asked. */
  async check(token: string): Promise<PersonalTokenRow | null> {
    const match = TOKEN.exec(token);
    const id = match && lengthen(match[1]!);
    if (!id || !sameText(token, this.secretOf(id))) return null;
    const rows: PersonalTokenRow[] = await this.database.query(
      `select ${COLUMNS} from personal_token token
       where token_id = $1 and revoked_at is null and (expires_at is null or expires_at > now())
         and exists (select from person where person.person_id = token.person_id and disabled_at is null)`,
      [id],
    );
    const row = rows[0];
    return row?.secret_hash.equals(sha256(token)) ? row : null;
  }

  async find(
    tokenId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<PersonalTokenRow | undefined> {
    const rows: PersonalTokenRow[] = await manager.query(
      `select ${COLUMNS} from personal_token where token_id = $1`,
      [tokenId],
    );
    return rows[0];
  }

  async of(personId: string, { first, after }: Page): Promise<PersonalTokenRow[]> {
    return this.database.query(
      `select ${COLUMNS} from personal_token
       where person_id = $1 and ($2::timestamptz is null or (date_trunc('milliseconds', created_at), token_id) < ($2, $3::uuid))
       order by date_trunc('milliseconds', created_at) desc, token_id desc limit $4`,
      [personId, after?.[0] ?? null, after?.[1] ?? null, first + 1],
    );
  }

  async revoke(
    transaction: EntityManager,
    personId: string,
    tokenId: string,
  ): Promise<PersonalTokenRow | undefined> {
    const [rows] = (await transaction.query(
      `update personal_token set revoked_at = coalesce(revoked_at, now())
       where token_id = $1 and person_id = $2 returning ${COLUMNS}`,
      [tokenId, personId],
    )) as [PersonalTokenRow[], number];
    return rows[0];
  }
}
