import { openSecrets, StandIns } from '../accounts/index.js';
import { OperatorError, readConfig } from '../config/index.js';
import { DemonstrationTokens, TOKEN_DAYS } from '../demonstration/index.js';
import { withDatabase } from './campaign-store.js';
import { print, readOptions } from './command-line.js';

const USAGE = `Usage: npx hexledger tokens

Makes new tokens for the people of the demonstration campaigns; those made before stop working. They are good for ${TOKEN_DAYS} days.
Uses DATABASE_URL, or the data folder of npm start, whether it runs or not.`;

export async function run(argv: string[]): Promise<number> {
  const { values } = readOptions(argv, USAGE, {});
  if (values.help) return print(USAGE);
  return withDatabase(async (source) => {
    const secrets = await openSecrets(readConfig().accounts.secret, source);
    const handouts = await new DemonstrationTokens(new StandIns(source, secrets)).renewed();
    if (!handouts)
      throw new OperatorError(
        'NO_DEMONSTRATION',
        'this database has no demonstration campaigns',
        'Run npm start on it once with DEMONSTRATION=true, or go to the folder from which that was done.',
      );
    for (const { who, token } of handouts) print(`${who.padEnd(28)} ${token}`);
    return 0;
  });
}
