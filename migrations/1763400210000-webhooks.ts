import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a campaign's news are sent by HTTP. Deliveries are jobs. */
export class Webhooks1763400210000 implements MigrationInterface {
  readonly name = 'Webhooks1763400210000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table webhook (
        campaign_id uuid not null,
        webhook_id uuid not null,
        url text not null,
        secret text not null,
        kinds text[] not null,
        role text not null,
        side text,
        position bigint not null,
        created_at timestamptz not null default now(),
        gone_at timestamptz,
        primary key (campaign_id, webhook_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table webhook');
  }
}
