import type { Readable } from 'node:stream';
import { drawMissingDice } from '../battles/index.js';
import { poolOf } from '../database/index.js';
import { EventStore } from '../event-store/index.js';
import { rebuildRows } from '../exports/index.js';
import { givePlaces, membersOf, PLACES, PLACES_USAGE, readPlaces } from './accounts-here.js';
import { withDatabase } from './campaign-store.js';
import { print, readOptions } from './command-line.js';
import { ownKey, SIGNED_BY, trusted } from './trust.js';

const USAGE = `Usage: npx hexledger restore [options] < campaign.bundle

Brings a campaign back from the bundle that npx hexledger archive or export wrote, whole or not at all, and checks it on the way.
Uses DATABASE_URL, or the data folder of npm start, whether it runs or not; where there is none yet, it is made.

  --signed-by=KEY        take a bundle that the server with this public key has signed, besides those of this server and of
                         the servers in TRUSTED_KEYS
  --unsigned             take it without a signature
  --as-it-is             add nothing to its log: open battles get no new dice, and take no orders, until its places are given
                         to accounts of this server (npx hexledger members)

From another server, its members have no accounts here:

${PLACES_USAGE}`;

export async function run(
  argv: string[],
  from: Readable & { isTTY?: boolean } = process.stdin,
): Promise<number> {
  const { values, positionals } = readOptions(argv, USAGE, {
    unsigned: { type: 'boolean' },
    'as-it-is': { type: 'boolean' },
    ...SIGNED_BY,
    ...PLACES,
  });
  if (values.help || positionals.length > 0 || from.isTTY) {
    console.error(USAGE);
    return values.help ? 0 : 2;
  }
  return withDatabase(
    async (source) => {
      const store = new EventStore(poolOf(source));
      const own = await ownKey(source);
      const keys = trusted(own, values['signed-by']);
      const places = await readPlaces(source, values);
      const trust = { keys, anybody: values.unsigned ?? false, own: own.publicKey };
      const restored = await store.restore(from, trust);
      const { campaign, events, hash, people } = restored;
      await rebuildRows(store, campaign);
      const drawn = values['as-it-is'] ? [] : await drawMissingDice(store, campaign);
      print(`campaign ${campaign}: ${events} events\nchain ${hash}\nEverything is back.`);
      if (drawn.length > 0)
        print(`New dice for battles that go on: ${drawn.map((name) => `"${name}"`).join(', ')}.`);
      await givePlaces(source, campaign, places);
      for (const line of await membersOf(source, campaign, people)) print(line);
      return 0;
    },
    { mayMake: true },
  );
}
