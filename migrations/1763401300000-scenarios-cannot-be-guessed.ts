import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Everybody who knows an item's id may read it, and until here the id followed from its owner and the key of the command. Boards keep
 * theirs, because positions name them, and all who play on them see them.
 */
export class ScenariosCannotBeGuessed1763401300000 implements MigrationInterface {
  readonly name = 'ScenariosCannotBeGuessed1763401300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update library_item set id = gen_random_uuid() where kind = 'SCENARIO'`);
  }

  async down(): Promise<void> {}
}
