/**
 * `npm run check:schema` fails when the generated types are stale, when the access declarations are incomplete,
 * or when the schema breaks what `graphql/schema.snapshot.graphql` promises.
 * `npm run check:schema -- --accept` takes the schema as it is now for the new promise.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Change, CriticalityLevel, diff } from '@graphql-inspector/core';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { buildSchema, type GraphQLSchema, lexicographicSortSchema } from 'graphql';
import { accessMistakes } from '../src/api/access.js';
import { typesAreCurrent } from './generate-schema-types.js';
import { ROOT, writtenSchema } from './schema-sources.js';

const SNAPSHOT = join(ROOT, 'graphql', 'schema.snapshot.graphql');

const printed = (schema: GraphQLSchema): string =>
  `${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`;

async function changesSince(snapshot: string, schema: GraphQLSchema): Promise<Change[]> {
  return diff(buildSchema(snapshot), buildSchema(printed(schema)));
}

function describe(change: Change): string {
  return `${change.criticality.level.padEnd(12)} ${change.path ?? ''}: ${change.message}`;
}

async function check(accept: boolean): Promise<string[]> {
  const schema = await writtenSchema();
  const faults = accessMistakes(schema);
  if (!(await typesAreCurrent()))
    faults.push('src/api/generated/schema.ts is stale: run `npm run generate:schema` and commit it.');
  if (accept) {
    await writeFile(SNAPSHOT, printed(schema));
    return faults;
  }
  const snapshot = await readFile(SNAPSHOT, 'utf8').catch(() => undefined);
  if (snapshot === undefined)
    return [...faults, 'graphql/schema.snapshot.graphql is missing: run with --accept and commit it.'];
  const changes = await changesSince(snapshot, schema);
  for (const change of changes) console.log(describe(change));
  const breaking = changes.filter((change) => change.criticality.level === CriticalityLevel.Breaking);
  if (breaking.length > 0)
    faults.push(`${breaking.length} breaking changes: undo them, or deprecate first and keep both.`);
  else if (changes.length > 0)
    faults.push('The snapshot is behind: run `npm run check:schema -- --accept` and commit it.');
  return faults;
}

const faults = await check(process.argv.includes('--accept'));
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log('The schema is sound.');
process.exitCode = faults.length === 0 ? 0 : 1;
