import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Battles1763400500000 implements MigrationInterface {
  readonly name = 'Battles1763400500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table battle (
      campaign_id uuid not null,
      battle_id uuid not null,
      name text not null,
      system text not null,
      mode text not null,
      opened_position bigint not null,
      opened_at timestamptz(3) not null,
      closed_at timestamptz(3),
      primary key (campaign_id, battle_id)
    )`);
    await runner.query('create index battle_latest on battle (campaign_id, opened_position desc)');
    // Kept apart from everything that is ever shown; published in the log when the battle ends.
    await runner.query(`create table battle_seed (
      campaign_id uuid not null,
      battle_id uuid not null,
      seed text not null,
      primary key (campaign_id, battle_id)
    )`);
    await runner.query('revoke update on battle_seed from hexledger_app');
    // The request to take actions back that waits for consent: one at most, it lapses when the battle goes on.
    await runner.query(`create table undo_request (
      campaign_id uuid not null,
      battle_id uuid not null,
      side text not null,
      version bigint not null,
      to_version bigint not null,
      why text,
      primary key (campaign_id, battle_id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['undo_request', 'battle_seed', 'battle']) await runner.query(`drop table ${table}`);
  }
}
