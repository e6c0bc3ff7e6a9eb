import type { Writable } from 'node:stream';
import { OperatorError } from '../config/index.js';
import { poolOf } from '../database/index.js';
import { EventStore } from '../event-store/index.js';
import { campaignNamed, withDatabase } from './campaign-store.js';
import { readOptions } from './command-line.js';
import { archiving } from './trust.js';

const USAGE = `Usage: npx hexledger export <campaign> > campaign.bundle

Writes the log of a campaign as it stands to a compressed, signed bundle, running or not; npx hexledger restore brings it to another
server. Seeds of dice that are still secret stay here: there, battles and turns that go on roll with new ones. Uses
DATABASE_URL, or the data folder of npm start, whether it runs or not. A referee gets the same over the API
(Campaign.bundle).`;

export async function run(
  argv: string[],
  to: Writable & { isTTY?: boolean } = process.stdout,
): Promise<number> {
  const { values, positionals } = readOptions(argv, USAGE, {});
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
  await withDatabase(async (source) => {
    const store = new EventStore(poolOf(source));
    const how = await archiving(source, campaign);
    const { events, commands, hash } = await store.archive(campaign, to, how);
    console.error(
      `campaign ${campaign}: ${events} events and ${commands} commands\nchain ${hash}\nsigned with the key ${how.key.publicKey}`,
    );
  });
  return 0;
}
