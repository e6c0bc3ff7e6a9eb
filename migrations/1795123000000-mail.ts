import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails as rows, where people want them, and passwords that were forgotten. They belong to no campaign. */
export class Mail1795123000000 implements MigrationInterface {
  readonly name = 'Mail1795123000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mail (
        mail_id uuid primary key,
        kind text not null,
        person_id uuid not null,
        address text not null,
        about jsonb not null,
        letter json,
        state text not null default 'WAITING',
        answer text,
        created_at timestamptz not null default now(),
        ended_at timestamptz
      )`);
    await runner.query('create index on mail (address, created_at)');
    await runner.query('create index on mail (person_id, created_at)');
    await runner.query(`
      create table mailbox (
        person_id uuid primary key,
        address text not null,
        challenge uuid not null unique,
        asked_at timestamptz not null,
        verified_at timestamptz,
        refusal text,
        refused_at timestamptz,
        closed boolean not null default false
      )`);
    await runner.query(`
      create table password_reset (
        reset_id uuid primary key,
        email text not null,
        asked_at timestamptz not null default now(),
        person_id uuid,
        expires_at timestamptz,
        used_at timestamptz
      )`);
    await runner.query('create index on password_reset (asked_at)');
    await runner.query('create index on password_reset (person_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table password_reset, mailbox, mail');
  }
}
