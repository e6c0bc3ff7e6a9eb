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
