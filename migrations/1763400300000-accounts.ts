import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People and their tokens. They belong to no campaign; nothing that belongs to one refers to them but by id. */
export class Accounts1763400300000 implements MigrationInterface {
  readonly name = 'Accounts1763400300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table person (
        person_id uuid primary key,
        email text unique,
        password_hash text,
        issuer text,
        subject text,
        display_name text not null,
        created_at timestamptz not null default now(),
        disabled_at timestamptz,
        unique (issuer, subject),
        check ((email is null) = (password_hash is null)),
        check ((issuer is null) = (subject is null)),
        check (email is not null or issuer is not null)
      )`);
    await runner.query(`
      create table session (
        session_id uuid primary key,
        person_id uuid not null,
        generation integer not null default 0,
        rotation_key text,
        created_at timestamptz not null default now(),
        last_used_at timestamptz not null default now(),
        expires_at timestamptz not null,
        ended_at timestamptz
      )`);
    await runner.query('create index on session (person_id, created_at desc, session_id desc)');
    await runner.query(`
      create table personal_token (
        token_id uuid primary key,
        person_id uuid not null,
        name text not null,
        scopes text[] not null,
        secret_hash bytea not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz,
        revoked_at timestamptz
      )`);
    await runner.query('create index on personal_token (person_id, created_at desc, token_id desc)');
    await runner.query(`
      create table account_command (
        actor text not null,
        idempotency_key text not null,
        request_hash bytea not null,
        answer jsonb,
        at timestamptz not null default now(),
        primary key (actor, idempotency_key)
      )`);
    await runner.query('create table server_secret (name text primary key, secret bytea not null)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table server_secret, account_command, personal_token, session, person');
  }
}
