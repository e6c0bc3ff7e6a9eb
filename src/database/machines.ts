/** The machines of a Citus cluster, as the coordinator tells of them. */

export interface Database {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

export async function isCluster(database: Database): Promise<boolean> {
  const { rows } = await database.query(
    `select from pg_proc where proname = 'create_distributed_table' and pg_function_is_visible(oid)`,
  );
  return rows.length > 0;
}

/** Machines that the coordinator cannot reach, by name and port. */
export async function machinesAway(database: Database): Promise<string[]> {
  if (!(await isCluster(database))) return [];
  const { rows } = await database.query<{ name: string }>(
    `select nodename || ':' || nodeport as name from pg_dist_node
     where isactive and noderole = 'primary' and groupid <> 0 and not citus_check_connection_to_node(nodename, nodeport)
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** The machine on which a campaign lies. A guess that is out of date costs time, and nothing else. */
export type MachineOf = (campaign: string) => Promise<number>;

const ONLY_MACHINE = 0;
/** Shards move only when somebody moves them. */
const KNOWN_MS = 600_000;
const MOST_KNOWN = 50_000;

/** One machine on plain PostgreSQL; the coordinator of a cluster is asked once for each campaign, and again after a while. */
export function machinesOf(database: Database): MachineOf {
  const known = new Map<string, number>();
  let goodUntil = 0;
  let hasOthers: boolean | undefined;

  return async (campaign) => {
    hasOthers ??= await isCluster(database);
    if (!hasOthers) return ONLY_MACHINE;
    if (Date.now() > goodUntil || known.size >= MOST_KNOWN) {
      known.clear();
      goodUntil = Date.now() + KNOWN_MS;
    }
    const machine = known.get(campaign) ?? (await machineOf(database, campaign));
    known.set(campaign, machine);
    return machine;
  };
}

async function machineOf(database: Database, campaign: string): Promise<number> {
  const { rows } = await database.query<{ machine: number }>(
    `select groupid as machine from pg_dist_placement
     where shardid = get_shard_id_for_distribution_column('campaign_head', $1::uuid)`,
    [campaign],
  );
  return rows[0]?.machine ?? ONLY_MACHINE;
}
