import { drawMissingDice } from '../battles/index.js';
import { poolOf } from '../database/index.js';
import { EventStore } from '../event-store/index.js';
import { givePlaces, membersOf, PLACES, PLACES_USAGE, readPlaces } from './accounts-here.js';
import { campaignNamed, withDatabase } from './campaign-store.js';
import { print, readOptions } from './command-line.js';

const USAGE = `Usage: npx hexledger members <campaign> [--referee ACCOUNT] [--map PERSON=ACCOUNT]...

Lists the members of a campaign and gives their places away: after a restore on another server, or when its only referee is
gone. Uses DATABASE_URL, or the data folder of npm start, whether it runs or not.

${PLACES_USAGE}`;

export async function run(argv: string[]): Promise<number> {
  const { values, positionals } = readOptions(argv, USAGE, PLACES);
  const [name] = positionals;
  if (values.help || name === undefined) {
    print(USAGE);
    return values.help ? 0 : 2;
  }
  const campaign = campaignNamed(name);
  return withDatabase(async (source) => {
    const places = await readPlaces(source, values);
    // Somebody wants to go on with it: what was restored as it is has no dice for its open battles yet.
    if (places.referee !== undefined || places.by.size > 0)
      await drawMissingDice(new EventStore(poolOf(source)), campaign);
    await givePlaces(source, campaign, places);
    for (const line of await membersOf(source, campaign)) print(line);
    return 0;
  });
}
