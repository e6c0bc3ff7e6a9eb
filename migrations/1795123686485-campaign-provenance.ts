import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the log of a campaign came from: the bundles of other servers with which it was restored. */
export class CampaignProvenance1795123686485 implements MigrationInterface {
  readonly name = 'CampaignProvenance1795123686485';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table campaign_provenance (
        campaign_id uuid not null,
        number int not null,
        restored_at timestamptz(3) not null,
        events bigint not null,
        hash text not null,
        signed text,
        people json not null,
        primary key (campaign_id, number)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table campaign_provenance');
  }
}
