/** Benchmarks of several parts, against one embedded server in one run. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  applicationDataSource,
  applicationUrl,
  migrate,
  poolOf,
  startEmbedded,
} from '../../src/database/index.js';
import { removeFolders } from '../support/folders.js';
import type { Ground } from './contestants.js';

/** Runs the parts that the command line names, or all of them. */
export async function runParts(parts: Record<string, (ground: Ground) => Promise<void>>): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}; there are: ${Object.keys(parts).join(', ')}.`);
  const folder = await mkdtemp(join(tmpdir(), 'hexledger-bench-'));
  const server = await startEmbedded(folder);
  try {
    await migrate(server.url());
    const source = await applicationDataSource(applicationUrl(server.url()));
    for (const [name, run] of Object.entries(parts))
      if (wanted.length === 0 || wanted.includes(name))
        await run({ pool: poolOf(source), ownerUrl: server.url() });
    await source.destroy();
  } finally {
    await server.stop();
    await removeFolders(folder);
  }
}
