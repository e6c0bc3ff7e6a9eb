/**
 * A stand-in for a Citus cluster that has lost a machine, on plain PostgreSQL: whatever touches a row of certain campaigns fails as
 * it does where the coordinator cannot reach the machine that holds them (`ReportConnectionError` of Citus: SQLSTATE 08006).
 * Statements about all campaigns fail as a whole; asked shard by shard, the living ones answer. It shows how the product takes
 * these answers, not what Citus makes of the statements.
 */
import { Client } from 'pg';
import type { TestDatabase } from './database.js';

const WORDS =
  'connection to the remote node hexledger_app@machine-2:5432 failed with the following error: Connection refused';

/** Two shards for each table: the campaigns of the machine that lives, and of the one that may be away. */
const STAND_IN = `
  create schema citus_stand_in;
  grant usage on schema citus_stand_in to hexledger_app;
  create table citus_stand_in.away (campaign_id uuid primary key);
  grant select on citus_stand_in.away to hexledger_app;
  create table citus_stand_in.pg_dist_partition (logicalrelid regclass primary key);
  create table citus_stand_in.pg_dist_object (classid oid, objid oid, distribution_argument_index int, force_delegation boolean);
  create table citus_stand_in.pg_dist_node (nodename text, nodeport int, groupid int, isactive boolean, noderole text);
  insert into citus_stand_in.pg_dist_node values ('machine-1', 5432, 1, true, 'primary'), ('machine-2', 5432, 2, true, 'primary');
  grant select on all tables in schema citus_stand_in to hexledger_app;
  create function citus_stand_in.answers(campaign uuid) returns boolean language plpgsql stable cost 1000 as $$
  begin
    if current_setting('citus_stand_in.shard', true) = 'living' then
      return not exists (select from citus_stand_in.away a where a.campaign_id = campaign);
    end if;
    if exists (select from citus_stand_in.away a where a.campaign_id = campaign) then
      raise exception using errcode = '08006', message = '${WORDS}';
    end if;
    return true;
  end $$;
  create table citus_stand_in.pg_dist_placement (shardid bigint, groupid int);
  insert into citus_stand_in.pg_dist_placement values (1, 1), (2, 2);
  grant select on citus_stand_in.pg_dist_placement to hexledger_app;
  create function citus_stand_in.get_shard_id_for_distribution_column(name text, campaign uuid) returns bigint language sql stable as
    $$ select 1 + count(*) from citus_stand_in.away a where a.campaign_id = campaign $$;
  create function citus_stand_in.citus_check_connection_to_node(nodename text, nodeport int) returns boolean language sql as
    $$ select nodename = 'machine-1' or not exists (select from citus_stand_in.away) $$;
  create function citus_stand_in.create_distributed_table(name text, key text, colocate_with text) returns void language sql as
    $$ insert into citus_stand_in.pg_dist_partition values (to_regclass(name)) $$;
  create function citus_stand_in.create_distributed_function(signature text, argument text, colocate_with text, force_delegation boolean)
    returns void language sql as
    $$ insert into citus_stand_in.pg_dist_object values ('pg_proc'::regclass, to_regprocedure(signature), 0, force_delegation) $$;
  create function citus_stand_in.run_command_on_shards(name text, command text, out success boolean, out result text)
    returns setof record language plpgsql as $$
  begin
    perform set_config('citus_stand_in.shard', 'living', true);
    execute format(command, name) into result;
    perform set_config('citus_stand_in.shard', '', true);
    return query values (true, result), (false, 'failed to connect to machine-2:5432');
  end $$;
  create function citus_stand_in.run_command_on_colocated_placements(one text, other text, command text, out success boolean, out result text)
    returns setof record language plpgsql as $$
  begin
    perform set_config('citus_stand_in.shard', 'living', true);
    execute format(command, one, other) into result;
    perform set_config('citus_stand_in.shard', '', true);
    return query values (true, result), (false, 'failed to connect to machine-2:5432');
  end $$;`;

export class ClusterStandIn {
  private constructor(private readonly owner: Client) {}

  /** Connections that are opened from now on are those of a cluster. */
  static async on({ url }: Pick<TestDatabase, 'url'>): Promise<ClusterStandIn> {
    const owner = new Client(url);
    await owner.connect();
    await owner.query(STAND_IN);
    await owner.query(
      `alter database ${new URL(url).pathname.slice(1)} set search_path = public, citus_stand_in`,
    );
    const { rows } = await owner.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'campaign_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
    );
    for (const { name } of rows)
      await owner.query(
        `alter table ${name} enable row level security;
         create policy machines on ${name} using (citus_stand_in.answers(campaign_id)) with check (citus_stand_in.answers(campaign_id))`,
      );
    return new ClusterStandIn(owner);
  }

  async lose(...campaigns: string[]): Promise<void> {
    for (const campaign of campaigns)
      await this.owner.query('insert into citus_stand_in.away values ($1)', [campaign]);
  }

  async comeBack(): Promise<void> {
    await this.owner.query('delete from citus_stand_in.away');
  }

  async end(): Promise<void> {
    await this.owner.end();
  }
}
