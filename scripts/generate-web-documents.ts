/** Writes the web client's operations with the types of what they answer: `npm run generate:web`. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql';
import { ROOT, writtenSchema } from './schema-sources.js';

const FOLDER = join(ROOT, 'web', 'documents');
const GENERATED = join(ROOT, 'web', 'generated', 'documents.ts');

const CONFIG = {
  enumsAsTypes: true,
  maybeValue: 'T | null',
  inputMaybeValue: 'T | null | undefined',
  avoidOptionals: { field: true, object: false, inputValue: false, defaultValue: false },
  useTypeImports: true,
  scalars: { DateTime: 'string', JSON: 'unknown', ID: 'string' },
  skipTypename: true,
  nonOptionalTypename: false,
};

async function generatedDocuments(): Promise<string> {
  const schema = await writtenSchema();
  const names = (await readdir(FOLDER)).sort();
  const documents = await Promise.all(
    names.map(async (name) => ({
      location: name,
      document: parse(await readFile(join(FOLDER, name), 'utf8')),
    })),
  );
  const types = await codegen({
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents,
    filename: GENERATED,
    config: CONFIG,
    plugins: [{ operations: {} }],
    pluginMap: { operations: typescriptOperations },
  });
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const fragments = new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  return [
    '// Generated from web/documents/*.graphql by `npm run generate:web`. Do not edit.',
    "import type { Document } from '../client/types.js';",
    types,
    ...operations.map((operation) => documentOf(operation, fragments)),
  ].join('\n');
}

function documentOf(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string {
  const name = operation.name?.value as string;
  const type = `${name}${operation.operation[0]?.toUpperCase()}${operation.operation.slice(1)}`;
  const used = new Set<FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value);
        if (!fragment || used.has(fragment)) return;
        used.add(fragment);
        collect(fragment);
      },
    });
  };
  collect(operation);
  const text = [operation, ...used].map((node) => print(node).replace(/\s+/g, ' ')).join(' ');
  return `export const ${name}Document = ${JSON.stringify(text)} as Document<${type}, ${type}Variables>;`;
}

export async function documentsAreCurrent(): Promise<boolean> {
  const written = await readFile(GENERATED, 'utf8').catch(() => '');
  return written === (await generatedDocuments());
}

if (process.argv[1] && fileURLToPath(import.meta.url).endsWith(process.argv[1].replace(/^\.\//, ''))) {
  await writeFile(GENERATED, await generatedDocuments());
  console.log('Wrote web/generated/documents.ts');
}
