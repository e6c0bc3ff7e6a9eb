import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Read tables of campaigns, written in the transaction of the events they come from and rebuilt from them at any time. */
export class Campaigns1763400400000 implements MigrationInterface {
  readonly name = 'Campaigns1763400400000';

  async up(runner: QueryRunner): Promise<void> {
    // One row for each change of people, sides or settings: the campaign as it was from that position on.
    await runner.query(`
      create table campaign_state (
        campaign_id uuid not null,
        position bigint not null,
        state json not null,
        primary key (campaign_id, position)
      )`);
    await runner.query(`
      create table campaign_member (
        campaign_id uuid not null,
        person_id uuid not null,
        joined_at timestamptz(3) not null,
        primary key (campaign_id, person_id)
      )`);
    await runner.query('create index on campaign_member (person_id, joined_at desc, campaign_id desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table campaign_member, campaign_state');
  }
}
