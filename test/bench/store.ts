/**
 * The event store beside Emmett and beside plain SQL, against one embedded server in one run.
 * `append`: 16 clients over 200 campaigns, an action of three effects at a time. `read`: reading and folding a long battle.
 * `growth`: append and load of the last state while the table grows. Name one or more to run only those.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applicationDataSource, migrate, poolOf, startEmbedded } from '../../src/database/index.js';
import { benchAppend } from './store-append.js';
import { benchGrowth } from './store-growth.js';
import { benchRead } from './store-read.js';

const BENCHES = { append: benchAppend, read: benchRead, growth: benchGrowth };

const wanted = process.argv.slice(2).filter((name) => name in BENCHES);
const folder = await mkdtemp(join(tmpdir(), 'hexledger-bench-'));
const server = await startEmbedded(folder);
try {
  await migrate(server.url());
  const source = await applicationDataSource(server.url()).initialize();
  for (const [name, run] of Object.entries(BENCHES))
    if (wanted.length === 0 || wanted.includes(name))
      await run({ pool: poolOf(source), ownerUrl: server.url() });
  await source.destroy();
} finally {
  await server.stop();
  await rm(folder, { recursive: true });
}
