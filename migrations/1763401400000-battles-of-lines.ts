import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A battle of a campaign's book belongs to the line in which it was opened. */
export class BattlesOfLines1763401400000 implements MigrationInterface {
  readonly name = 'BattlesOfLines1763401400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table battle add column line_id uuid, add column line_version bigint');
    await runner.query(`update battle b set line_id = e.line_id, line_version = e.line_version
      from (select o.campaign_id, (o.payload -> 'fact' ->> 'battle')::uuid as battle_id, l.line_id,
          o.version + coalesce(l.from_version - 1, 0) as line_version
        from event o join book_line l on l.campaign_id = o.campaign_id and l.line_id = o.battle_id
        where o.kind = 'book.open-battle') e
      where e.campaign_id = b.campaign_id and e.battle_id = b.battle_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table battle drop column line_id, drop column line_version');
  }
}
