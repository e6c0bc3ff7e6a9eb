/** Statements about the campaigns of all machines, which must not fail for all because one machine is away. */
import { escapeLiteral } from 'pg';
import { isAway } from './away.js';
import { type Database, isCluster } from './machines.js';

interface Everywhere {
  /** Tables stand in braces. What it changes, it returns. */
  readonly text: string;
  readonly values?: readonly unknown[];
}

const TABLE = /\{(\w+)\}/g;

/**
 * The rows of all campaigns. Where a machine of a Citus cluster does not answer, each shard is asked by itself, and those that
 * cannot answer are left out; the rows then come in no order, and more than a limit that the statement sets. Texts and
 * numbers only: what comes from the shards is JSON.
 */
export async function everywhere<Row extends object>(
  database: Database,
  { text, values = [] }: Everywhere,
): Promise<Row[]> {
  try {
    const { rows } = await database.query<Row>(text.replace(TABLE, '$1'), [...values]);
    return rows;
  } catch (fault) {
    if (!isAway(fault) || !(await isCluster(database))) throw fault;
    const told = await askShards<Row>(database, text, values);
    if (!told) throw fault;
    return told;
  }
}

/** Undefined where no shard answers. */
async function askShards<Row>(
  database: Database,
  text: string,
  values: readonly unknown[],
): Promise<Row[] | undefined> {
  const tables = [...new Set([...text.matchAll(TABLE)].map(([, name]) => name as string))];
  const written = text.replace(/\$(\d+)/g, (_, n) => literal(values[Number(n) - 1])).replaceAll('%', '%%');
  const found = written.replace(TABLE, (_, name) => `%${tables.indexOf(name) + 1}$s`);
  const command = `with found as (${found}) select coalesce(json_agg(found), '[]') from found`;
  const { rows } = await database.query<{ success: boolean; result: string }>(
    tables.length > 1
      ? 'select success, result from run_command_on_colocated_placements($1, $2, $3)'
      : 'select success, result from run_command_on_shards($1, $2)',
    [...tables, command],
  );
  const told = rows.filter(({ success }) => success);
  return told.length > 0 ? told.flatMap(({ result }) => JSON.parse(result) as Row[]) : undefined;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return escapeLiteral(value.toISOString());
  if (Array.isArray(value)) return escapeLiteral(`{${value.join(',')}}`);
  return escapeLiteral(String(value));
}
