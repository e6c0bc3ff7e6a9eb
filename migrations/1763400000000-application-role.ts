import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The application works under a role of its own. It gets the usual rights on every table that later
 * migrations create; a migration that wants less for it (the event table) takes rights away.
 */
export class ApplicationRole1763400000000 implements MigrationInterface {
  readonly name = 'ApplicationRole1763400000000';

  async up(runner: QueryRunner): Promise<void> {
    // Roles belong to the whole server: another database of it may have made this one already, even at this moment.
    await runner.query(`
      do $$
      begin
        if not exists (select from pg_roles where rolname = 'hexledger_app') then
          create role hexledger_app nologin;
        end if;
      exception
        when duplicate_object or unique_violation then null;
        when insufficient_privilege then
          raise exception 'This user may not create roles. Have an administrator run: create role hexledger_app nologin; grant hexledger_app to %;', current_user;
      end
      $$`);
    await runner.query(`
      do $$
      begin
        if not pg_has_role(current_user, 'hexledger_app', 'member') then
          execute format('grant hexledger_app to %I', current_user);
        end if;
      end
      $$`);
    await runner.query('grant usage on schema public to hexledger_app');
    await runner.query('grant select on all tables in schema public to hexledger_app');
    await runner.query(
      'alter default privileges in schema public grant select, insert, update, delete on tables to hexledger_app',
    );
    await runner.query(
      'alter default privileges in schema public grant usage, select on sequences to hexledger_app',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    // The role itself may serve other databases of the same server: it stays, without rights here.
    await runner.query(
      'alter default privileges in schema public revoke select, insert, update, delete on tables from hexledger_app',
    );
    await runner.query(
      'alter default privileges in schema public revoke usage, select on sequences from hexledger_app',
    );
    await runner.query('revoke all on all tables in schema public from hexledger_app');
    await runner.query('revoke usage on schema public from hexledger_app');
  }
}
