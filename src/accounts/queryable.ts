import type { EntityManager, QueryResult } from 'typeorm';
import type { Queryable } from '../jobs/index.js';

/** A transaction of accounts, for features that write rows of their own in it. */
export function queryableOf({ queryRunner }: EntityManager): Queryable {
  if (!queryRunner) throw new Error('Rows of other features are written within a transaction only.');
  return {
    async query<Row extends object>(sql: string, values: unknown[] = []) {
      const { records, affected }: QueryResult<Row> = await queryRunner.query(sql, values, true);
      return { rows: records, rowCount: affected ?? null };
    },
  };
}
