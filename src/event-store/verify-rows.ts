import type { Pool, PoolClient } from 'pg';
import { canonical, firstDifference } from '../rules-core/kernel/position/canonical.js';
import type { Finding } from './verify.js';

/** Rows of a campaign that follow from its log. */
export interface RowsBeside {
  readonly table: string;
  /** The columns that tell a row from the others. */
  readonly key: readonly string[];
  /** What to compare, as SQL; all columns, unless told. */
  readonly columns?: string;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Tells where the rows of these tables differ from those that `remake` writes in their place, out of the log. It happens in a
 * transaction that is taken back, under the lock of the campaign's head, so that the log stands still meanwhile.
 */
export async function compareRows(
  pool: Pool,
  campaign: string,
  tables: readonly RowsBeside[],
  remake: (client: PoolClient) => Promise<void>,
): Promise<Finding[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select from campaign_head where campaign_id = $1 for update', [campaign]);
    const here = await readAll(client, campaign, tables);
    await remake(client);
    const right = await readAll(client, campaign, tables);
    return tables.flatMap((table, n) => differences(table, right[n]!, here[n]!));
  } finally {
    const gone = await client.query('rollback').catch((fault: Error) => fault);
    client.release(gone instanceof Error ? gone : undefined);
  }
}

async function readAll(
  client: PoolClient,
  campaign: string,
  tables: readonly RowsBeside[],
): Promise<Map<string, Row>[]> {
  const all: Map<string, Row>[] = [];
  for (const { table, key, columns = '*' } of tables) {
    const { rows } = await client.query<{ row: Row }>(
      `select to_json(r) as row from (select ${columns} from ${table} where campaign_id = $1) r`,
      [campaign],
    );
    all.push(new Map(rows.map(({ row }) => [key.map((column) => String(row[column])).join(' '), row])));
  }
  return all;
}

function differences({ table }: RowsBeside, right: Map<string, Row>, here: Map<string, Row>): Finding[] {
  const keys = [...new Set([...right.keys(), ...here.keys()])].sort();
  return keys.flatMap((key) => {
    const [expected, actual] = [right.get(key), here.get(key)];
    if (canonical(expected) === canonical(actual)) return [];
    return [{ flaw: 'ROWS_DIFFER' as const, table, ...whatDiffers(table, key, expected, actual) }];
  });
}

function whatDiffers(table: string, key: string, expected: Row | undefined, actual: Row | undefined) {
  if (!actual) return { message: `The row ${key} of "${table}" is missing.` };
  if (!expected) return { message: `The log knows nothing of the row ${key} of "${table}".` };
  const difference = firstDifference(expected, actual);
  return {
    expected: difference?.expected,
    actual: difference?.actual,
    message: `The row ${key} of "${table}" is not what the log says${difference ? ` at ${difference.path}` : ''}.`,
  };
}
