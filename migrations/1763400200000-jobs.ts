import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Background work. Queues only carry wake-ups: what is to be done, and what has been done, is here. */
export class Jobs1763400200000 implements MigrationInterface {
  readonly name = 'Jobs1763400200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table job (
        campaign_id uuid not null,
        job_id text not null,
        name text not null,
        data jsonb not null,
        state text not null default 'WAITING'
          check (state in ('WAITING', 'ACTIVE', 'DONE', 'DEAD', 'CANCELLED')),
        due_at timestamptz not null default now(),
        failures int not null default 0,
        attempts int not null check (attempts > 0),
        backoff_ms int not null check (backoff_ms >= 0),
        every_ms bigint check (every_ms > 0),
        fence int not null default 0,
        vanished int not null default 0,
        lease_until timestamptz,
        progress jsonb,
        result jsonb,
        error text,
        revision int not null default 1,
        created_at timestamptz not null default now(),
        finished_at timestamptz,
        primary key (campaign_id, job_id)
      )`);
    await runner.query(`create index job_due on job (due_at) where state = 'WAITING'`);
    await runner.query(`create index job_lease on job (lease_until) where state = 'ACTIVE'`);
    await runner.query(`create index job_finished on job (finished_at) where state in ('DONE', 'CANCELLED')`);
    await runner.query('create index job_newest on job (campaign_id, created_at, job_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table job');
  }
}
