import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { mergeTypeDefs } from '@graphql-tools/merge';
import { print } from 'graphql';

/** The project's folder, from the sources and from the build alike. */
export const PROJECT = projectAbove(import.meta.dirname);
const SNAPSHOT = 'schema.snapshot.graphql';

function projectAbove(folder: string): string {
  if (existsSync(join(folder, 'graphql', 'common.graphql'))) return folder;
  const above = dirname(folder);
  if (above === folder)
    throw new Error('The folder "graphql" with the schema is missing beside package.json.');
  return projectAbove(above);
}

/** The schema as written: every feature's file in `graphql/`, or those named. Who builds a schema of them puts extensions in their places. */
export async function schemaFiles(features: readonly string[] | null = null, more = ''): Promise<string> {
  const folder = join(PROJECT, 'graphql');
  const names = (await readdir(folder))
    .filter((name) => name.endsWith('.graphql') && name !== SNAPSHOT)
    .sort();
  const wanted =
    features === null ? names : names.filter((name) => features.includes(basename(name, '.graphql')));
  const texts = await Promise.all(wanted.map((name) => readFile(join(folder, name), 'utf8')));
  return [...texts, more].join('\n');
}

/** All of it put together; where two files contradict each other, it throws. */
export async function schemaText(): Promise<string> {
  return print(mergeTypeDefs(await schemaFiles(), { throwOnConflict: true, convertExtensions: true }));
}
