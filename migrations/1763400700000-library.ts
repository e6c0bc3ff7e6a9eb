import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Library1763400700000 implements MigrationInterface {
  readonly name = 'Library1763400700000';

  async up(runner: QueryRunner): Promise<void> {
    // What people upload, and the chart packs that battles are pinned to. Never changed: a new version is a new item.
    await runner.query(`create table library_item (
      id uuid primary key,
      kind text not null,
      system text,
      name text not null,
      owner uuid,
      hash text not null,
      document json not null,
      created_at timestamptz(3) not null default clock_timestamp()
    )`);
    await runner.query('create index library_owner on library_item (owner, kind, created_at desc, id)');
    await runner.query('create index library_hash on library_item (kind, hash)');
    await runner.query('revoke update, delete on library_item from hexledger_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table library_item');
  }
}
