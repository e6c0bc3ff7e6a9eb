import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until here all entries of a campaign's book had the same dice: a line that goes on draws a seed of the next scheme. */
export class DiceSchemes1763401200000 implements MigrationInterface {
  readonly name = 'DiceSchemes1763401200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table dice_seed add column scheme text not null default 'hmac-sha256/1'`);
    await runner.query('alter table dice_seed alter column scheme drop default');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table dice_seed drop column scheme');
  }
}
