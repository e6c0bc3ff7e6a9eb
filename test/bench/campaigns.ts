/**
 * Campaigns: `turn`, the work of a large turn; `overview`, the answer to a campaign's overview over GraphQL; `rebuild`, all
 * projections of a long campaign built anew, beside Emmett's. Name one or more to run only those.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applicationDataSource, migrate, poolOf, startEmbedded } from '../../src/database/index.js';
import { benchOverview } from './campaigns-overview.js';
import { benchRebuild } from './campaigns-rebuild.js';
import { benchTurn } from './campaigns-turn.js';

const BENCHES = { turn: benchTurn, overview: benchOverview, rebuild: benchRebuild };

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
