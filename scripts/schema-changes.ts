import { type Change, CriticalityLevel, diff } from '@graphql-inspector/core';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { buildSchema, type GraphQLSchema, lexicographicSortSchema } from 'graphql';

/** A schema as text that does not depend on the order in which it was written. */
export function printed(schema: GraphQLSchema): string {
  return `${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`;
}

export interface Comparison {
  /** Every change, for people. */
  changes: string[];
  /** Why the schema cannot stay as it is; none when nothing has changed. */
  faults: string[];
}

export async function compare(promised: string, schema: GraphQLSchema): Promise<Comparison> {
  const changes = await diff(buildSchema(promised), buildSchema(printed(schema)));
  const breaking = changes.filter((change) => change.criticality.level === CriticalityLevel.Breaking).length;
  return { changes: changes.map(describeChange), faults: faultsOf(changes.length, breaking) };
}

function describeChange(change: Change): string {
  return `${change.criticality.level.padEnd(12)} ${change.path ?? ''}: ${change.message}`;
}

function faultsOf(changes: number, breaking: number): string[] {
  if (breaking > 0) return [`${breaking} breaking changes: undo them, or deprecate first and keep both.`];
  return changes > 0 ? ['The snapshot is behind: run `npm run check:schema -- --accept` and commit it.'] : [];
}
