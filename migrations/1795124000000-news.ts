import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people want to be told by mail, how far each has been told, and the deadlines that their calendars show. */
export class News1795124000000 implements MigrationInterface {
  readonly name = 'News1795124000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table news_preference (
        person_id uuid primary key,
        time_zone text not null default 'UTC',
        quiet_from integer,
        quiet_until integer,
        digest_at integer not null default 420,
        timings jsonb not null default '{}',
        off_at timestamptz,
        next_digest_at timestamptz,
        calendar integer not null default 0
      )`);
    await runner.query(`
      create table news_place (
        campaign_id uuid not null,
        person_id uuid not null,
        at_once bigint not null,
        digest bigint not null,
        primary key (campaign_id, person_id)
      )`);
    await runner.query('create index on news_place (person_id)');
    await runner.query(`
      create table calendar_deadline (
        campaign_id uuid not null,
        person_id uuid not null,
        turn integer not null,
        deadline timestamptz not null,
        sequence integer not null default 0,
        changed_at timestamptz not null,
        cancelled boolean not null default false,
        primary key (campaign_id, person_id, turn)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table calendar_deadline, news_place, news_preference');
  }
}
