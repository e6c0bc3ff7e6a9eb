import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ledgers of campaigns were kept as rows once; nobody reads those any more. */
export class LedgersAreFolded1763400900000 implements MigrationInterface {
  readonly name = 'LedgersAreFolded1763400900000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['projection_row', 'projection_head'])
      await runner.query(`delete from ${table} where projection = 'campaign-book'`);
  }

  /** Code that keeps such rows builds them from the log. */
  async down(): Promise<void> {
    return undefined;
  }
}
