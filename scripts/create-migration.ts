/** `npm run migration:create -- campaign-diary`: a file in migrations/ to begin with, named after this moment. */
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MIGRATIONS_FOLDER } from '../src/database/migrations.js';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export interface NewMigration {
  readonly file: string;
  readonly text: string;
}

/** The table that it makes is an example that holds all the rules of the house. */
export function newMigration(name: string, moment: number): NewMigration {
  if (!NAME.test(name))
    throw new Error(
      `"${name}" is not a name for a migration: write it like campaign-diary, small letters and hyphens.`,
    );
  const words = name.split('-');
  const title = `${words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')}${moment}`;
  const table = words.join('_');
  const text = `import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What it is for. */
export class ${title} implements MigrationInterface {
  readonly name = '${title}';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`
      create table ${table} (
        campaign_id uuid not null,
        ${table}_id uuid not null,
        created_at timestamptz not null default now(),
        primary key (campaign_id, ${table}_id)
      )\`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ${table}');
  }
}
`;
  return { file: `${moment}-${name}.ts`, text };
}

if (process.argv[1]?.endsWith('scripts/create-migration.ts')) {
  try {
    const { file, text } = newMigration(process.argv[2] ?? '', Date.now());
    const path = join(MIGRATIONS_FOLDER, file);
    writeFileSync(path, text, { flag: 'wx' });
    console.log(`Wrote ${relative(process.cwd(), path)}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
