import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

/** In the repository and in the build alike, migrations lie two folders up. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, '..', '..', 'migrations');
const MIGRATION_FILE = /^\d{13}-[a-z0-9-]+\.(ts|js)$/;

export async function migrationFiles(): Promise<string[]> {
  const names = await readdir(MIGRATIONS_FOLDER);
  return names
    .filter((name) => MIGRATION_FILE.test(name))
    .sort()
    .map((name) => join(MIGRATIONS_FOLDER, name));
}

/** The classes that the migration files export. */
export async function loadMigrations(): Promise<Migration[]> {
  const modules = await Promise.all((await migrationFiles()).map((file) => import(pathToFileURL(file).href)));
  return modules.flatMap((module: Record<string, unknown>) => Object.values(module).filter(isMigration));
}

function isMigration(value: unknown): value is Migration {
  return typeof value === 'function' && 'up' in value.prototype && 'down' in value.prototype;
}
