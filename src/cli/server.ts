/** The database that commands work on: the one that DATABASE_URL names, or that of this folder, running or not. */
import { OperatorError, readConfig } from '../config/index.js';
import { type BorrowedServer, borrowEmbedded, hasData } from '../database/index.js';

export async function openServer(): Promise<BorrowedServer> {
  const { database, home } = readConfig();
  if (database.url) return { url: database.url, giveBack: async () => undefined };
  if (await hasData(home)) return borrowEmbedded(home);
  throw new OperatorError(
    'NO_DATABASE',
    `there is no data folder ${home}`,
    'Go to the folder from which npm start was run, or set HEXLEDGER_HOME or DATABASE_URL.',
    home,
  );
}
