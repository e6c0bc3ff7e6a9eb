import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks may speak as Discord and Slack expect it, and wait as long as they are told to. */
export class WebhookForms1795122922276 implements MigrationInterface {
  readonly name = 'WebhookForms1795122922276';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table webhook add form text not null default 'JSON', add paused_until timestamptz`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table webhook drop form, drop paused_until');
  }
}
