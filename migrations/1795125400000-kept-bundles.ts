import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bundles that are written on a schedule, in parts, so that neither side of the connection holds a whole one. */
export class KeptBundles1795125400000 implements MigrationInterface {
  readonly name = 'KeptBundles1795125400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table bundle_schedule (
        campaign_id uuid primary key,
        every_hours int not null,
        keep int not null,
        next_at timestamptz(3) not null
      )`);
    await runner.query(`
      create table kept_bundle (
        campaign_id uuid not null,
        number int not null,
        made_at timestamptz(3) not null,
        position bigint not null,
        bytes bigint not null,
        primary key (campaign_id, number)
      )`);
    await runner.query(`
      create table kept_bundle_part (
        campaign_id uuid not null,
        number int not null,
        part int not null,
        content bytea not null,
        primary key (campaign_id, number, part)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['kept_bundle_part', 'kept_bundle', 'bundle_schedule'])
      await runner.query(`drop table ${table}`);
  }
}
