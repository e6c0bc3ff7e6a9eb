import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Projections1763400600000 implements MigrationInterface {
  readonly name = 'Projections1763400600000';

  async up(runner: QueryRunner): Promise<void> {
    // How far a projection of a campaign is, generation by generation: one is live, a newer one may be built beside it.
    await runner.query(`create table projection_head (
      campaign_id uuid not null,
      projection text not null,
      generation int not null,
      version int not null,
      position bigint not null,
      live boolean not null,
      primary key (campaign_id, projection, generation)
    )`);
    await runner.query(`create table projection_row (
      campaign_id uuid not null,
      projection text not null,
      generation int not null,
      key text collate "C" not null,
      position bigint not null,
      data jsonb not null,
      primary key (campaign_id, projection, generation, key)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table projection_row');
    await runner.query('drop table projection_head');
  }
}
