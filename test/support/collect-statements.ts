/**
 * Collects the statements that the product sends in an end-to-end suite, and fails the suite where one of them would ask more
 * than one machine of a cluster.
 */

import { readFileSync } from 'node:fs';
import { afterAll } from '@jest/globals';
import pg from 'pg';
import { migrationFiles } from '../../src/database/migrations.js';
import { unboundTables } from './statements.js';

const sent = new Set<string>();
const known = new Set<string>();

const OURS = /[/\\]src[/\\](?!.*\.(?:e2e|testkit|spec)\.ts)/;
const FRAME = /^\s+at .*$/gm;

/** What only hands statements on. */
const CARRIERS = /node_modules[/\\](pg|pg-pool|typeorm)[/\\]|\(?node:|collect-statements/;

/** Returns true if the product has sent it: not a test, not a migration, and not the queue, which has tables of its own. */
function isOfProduct(): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 40;
  const frames = new Error().stack?.match(FRAME) ?? [];
  Error.stackTraceLimit = stackTraceLimit;
  if (frames.some((frame) => /[/\\]migrations[/\\]|MigrationExecutor/.test(frame))) return false;
  const nearest = frames.find((frame) => !CARRIERS.test(frame));
  return nearest !== undefined && OURS.test(nearest) && !/node_modules/.test(nearest);
}

function note(what: unknown): void {
  const text = typeof what === 'string' ? what : (what as { text?: unknown } | undefined)?.text;
  if (typeof text !== 'string' || known.has(text)) return;
  known.add(text);
  if (isOfProduct()) sent.add(text);
}

for (const { prototype } of [pg.Client, pg.Pool] as unknown as {
  prototype: { query: (...all: unknown[]) => unknown };
}[]) {
  const { query } = prototype;
  prototype.query = function (...all: unknown[]) {
    note(all[0]);
    return query.apply(this, all);
  };
}

afterAll(async () => {
  if (sent.size === 0) return;
  const tables = await tablesOfCampaigns();
  const wide = [...sent].flatMap((text) => {
    const unbound = unboundTables(text, tables);
    return unbound.length > 0 ? [`${unbound.join(', ')}: ${text.replace(/\s+/g, ' ').trim()}`] : [];
  });
  if (wide.length > 0)
    throw new Error(
      `These statements do not say of which campaign they are, and would ask every machine of a cluster. Bind each table (campaign_id = $1), or name the statement in test/support/statements.ts:\n${wide.join('\n')}`,
    );
});

/** The tables that migrations make with a campaign in them. */
async function tablesOfCampaigns(): Promise<ReadonlySet<string>> {
  const made = (await migrationFiles()).flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/create table (\w+) \(([\s\S]*?)\n\s*\)/g),
  ]);
  return new Set(
    made.filter(([, , columns]) => /campaign_id/.test(columns ?? '')).map(([, name]) => name as string),
  );
}
