import type { Readable } from 'node:stream';
import { BattleTable, drawMissingDice } from '../battles/index.js';
import { BookTable } from '../books/index.js';
import { CampaignStates } from '../campaigns/index.js';
import { poolOf } from '../database/index.js';
import { EventStore, inTransaction } from '../event-store/index.js';
import { withDatabase } from './campaign-store.js';
import { readOptions } from './command-line.js';

const USAGE = `Usage: npx hexledger restore < campaign.bundle

Brings a campaign back from the bundle that npx hexledger archive or export wrote, whole or not at all, and checks it on the way.
Uses DATABASE_URL, or the data folder of npm start, whether it runs or not; where there is none yet, it is made.`;

export async function run(
  argv: string[],
  from: Readable & { isTTY?: boolean } = process.stdin,
): Promise<number> {
  const { values, positionals } = readOptions(argv, USAGE, {});
  if (values.help || positionals.length > 0 || from.isTTY) {
    console.error(USAGE);
    return values.help ? 0 : 2;
  }
  const mayMake = { mayMake: true };
  await withDatabase(async (source) => {
    const store = new EventStore(poolOf(source));
    const { campaign, events, hash } = await store.restore(from);
    // What is kept beside the log follows from it; projections find by themselves what they have missed.
    await inTransaction(store.pool, async (client) => {
      await new CampaignStates(store).rebuild(client, campaign);
      await new BattleTable(store.pool).rebuild(client, campaign);
      await new BookTable(store.pool).rebuild(client, campaign);
    });
    const drawn = await drawMissingDice(store, campaign);
    console.log(`campaign ${campaign}: ${events} events\nchain ${hash}\nEverything is back.`);
    if (drawn.length > 0)
      console.log(`New dice for battles that go on: ${drawn.map((name) => `"${name}"`).join(', ')}.`);
  }, mayMake);
  return 0;
}
