import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Books1763400800000 implements MigrationInterface {
  readonly name = 'Books1763400800000';

  async up(runner: QueryRunner): Promise<void> {
    // The lines of campaigns' books: one of them goes on.
    await runner.query(`create table book_line (
      campaign_id uuid not null,
      line_id uuid not null,
      name text not null,
      from_line uuid,
      from_version bigint,
      from_reads bigint,
      opened_position bigint not null,
      created_at timestamptz(3) not null,
      current boolean not null,
      primary key (campaign_id, line_id)
    )`);
    await runner.query('create unique index book_line_current on book_line (campaign_id) where current');
    // Kept apart from everything that is ever shown; published in the log when the campaign is over.
    await runner.query(`create table book_dice (
      campaign_id uuid primary key,
      seed text not null
    )`);
    await runner.query('revoke update on book_dice from hexledger_app');
    // A campaign turn, step by step.
    await runner.query(`create table turn_step (
      campaign_id uuid not null,
      line_id uuid not null,
      turn int not null,
      step text not null,
      subject text not null,
      number int not null,
      state text not null,
      version bigint,
      attempts int not null default 0,
      started_at timestamptz(3),
      finished_at timestamptz(3),
      result json,
      problem json,
      primary key (campaign_id, line_id, turn, step, subject)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['turn_step', 'book_dice', 'book_line']) await runner.query(`drop table ${table}`);
  }
}
