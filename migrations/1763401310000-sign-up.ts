import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What works once: codes with which an account may be opened, and an issuer's tokens. Neither belongs to a campaign. */
export class SignUp1763401310000 implements MigrationInterface {
  readonly name = 'SignUp1763401310000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table sign_up_code (
      code_hash bytea primary key,
      person_id uuid not null,
      used_at timestamptz not null default now()
    )`);
    await runner.query('revoke update, delete on sign_up_code from hexledger_app');
    // Kept until the token is out of date anyway. The key tells a repeated request from a stolen token.
    await runner.query(`create table used_id_token (
      token_hash bytea primary key,
      idempotency_key text not null,
      expires_at timestamptz not null
    )`);
    await runner.query('create index on used_id_token (expires_at)');
    await runner.query('revoke update on used_id_token from hexledger_app');
    // Those of the demonstration were good for ever and for everything.
    await runner.query(`update personal_token t set revoked_at = now() from person p
      where p.person_id = t.person_id and p.email like '%@demonstration.example'
        and t.name = 'demonstration' and t.expires_at is null and t.revoked_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table used_id_token, sign_up_code');
  }
}
