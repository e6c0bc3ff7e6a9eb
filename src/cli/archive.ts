import type { Writable } from 'node:stream';
import { Pool } from 'pg';
import { BattleTable } from '../battles/index.js';
import { OperatorError } from '../config/index.js';
import { poolOf } from '../database/index.js';
import { EventStore, evictCampaign } from '../event-store/index.js';
import { campaignNamed, withDatabase } from './campaign-store.js';
import { readOptions } from './command-line.js';
import { archiving } from './trust.js';

const USAGE = `Usage: npx hexledger archive <campaign> [--take-away] > campaign.bundle

Writes the log of a finished campaign to a compressed bundle, signed with the key of this server; npx hexledger restore brings
it back. Uses DATABASE_URL, or
the data folder of npm start, whether it runs or not.

  --take-away   then takes the log's rows out of the database`;

export async function run(
  argv: string[],
  to: Writable & { isTTY?: boolean } = process.stdout,
): Promise<number> {
  const { values, positionals } = readOptions(argv, USAGE, { 'take-away': { type: 'boolean' } });
  const [name] = positionals;
  if (values.help || name === undefined) {
    console.error(USAGE);
    return values.help ? 0 : 2;
  }
  const campaign = campaignNamed(name);
  if (to.isTTY)
    throw new OperatorError(
      'NO_FILE',
      'a bundle is nothing to look at',
      'Say where it goes: > campaign.bundle',
    );
  await withDatabase(async (source, ownerUrl) => {
    const store = new EventStore(poolOf(source));
    await refuseOpenBattles(new BattleTable(store.pool), campaign);
    const how = await archiving(source, campaign);
    const manifest = await store.archive(campaign, to, how);
    console.error(
      `campaign ${campaign}: ${manifest.events} events and ${manifest.commands} commands\nchain ${manifest.hash}\nsigned with the key ${how.key.publicKey}`,
    );
    if (!values['take-away']) return;
    const owner = new Pool({ connectionString: ownerUrl, max: 1 });
    await evictCampaign(owner, manifest).finally(() => owner.end());
    console.error('Its rows are taken out of the database. Keep the bundle.');
  });
  return 0;
}

/** The seed of an open battle's dice is a secret, and bundles hold none: such a battle could not be gone on with. */
async function refuseOpenBattles(table: BattleTable, campaign: string): Promise<void> {
  const open = await table.list(campaign, { first: 5, until: Number.MAX_SAFE_INTEGER, open: true });
  if (open.length === 0) return;
  throw new OperatorError(
    'OPEN_BATTLES',
    `battles of this campaign are still open: ${open.map(({ name }) => `"${name}"`).join(', ')}`,
    'Play them to their end, or end them by a ruling; then archive the campaign.',
    campaign,
  );
}
