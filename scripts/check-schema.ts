/**
 * `npm run check:schema` fails when the generated types or the web client's documents are stale, when the access declarations are incomplete,
 * or when the schema breaks what `graphql/schema.snapshot.graphql` promises.
 * `npm run check:schema -- --accept` takes the schema as it is now for the new promise.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accessMistakes } from '../src/api/access/access.js';
import { typesAreCurrent } from './generate-schema-types.js';
import { documentsAreCurrent } from './generate-web-documents.js';
import { compare, printed } from './schema-changes.js';
import { ROOT, writtenSchema } from './schema-sources.js';

const SNAPSHOT = join(ROOT, 'graphql', 'schema.snapshot.graphql');

async function check(accept: boolean): Promise<string[]> {
  const schema = await writtenSchema();
  const faults = accessMistakes(schema);
  if (!(await typesAreCurrent())) {
    faults.push('src/api/generated/schema.ts is stale: run `npm run generate:schema` and commit it.');
  }
  if (!(await documentsAreCurrent())) {
    faults.push('web/generated/documents.ts is stale: run `npm run generate:web` and commit it.');
  }
  if (accept) {
    await writeFile(SNAPSHOT, printed(schema));
    return faults;
  }
  const promised = await readFile(SNAPSHOT, 'utf8').catch(() => undefined);
  if (promised === undefined) {
    return [...faults, 'graphql/schema.snapshot.graphql is missing: run with --accept and commit it.'];
  }
  const compared = await compare(promised, schema);
  for (const change of compared.changes) console.log(change);
  return [...faults, ...compared.faults];
}

const faults = await check(process.argv.includes('--accept'));
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log('The schema is sound.');
process.exitCode = faults.length === 0 ? 0 : 1;
