/** The database that commands work on: the one that DATABASE_URL names, or that of this folder, running or not. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError, readConfig } from '../config/index.js';
import { type BorrowedServer, borrowEmbedded } from '../database/index.js';

export async function openServer(): Promise<BorrowedServer> {
  const { database, home } = readConfig();
  if (database.url) return { url: database.url, giveBack: async () => undefined };
  if (existsSync(join(home, 'postgres'))) return borrowEmbedded(home);
  throw new OperatorError(
    'NO_DATABASE',
    `there is no data folder ${home}`,
    'Go to the folder from which npm start was run, or set HEXLEDGER_HOME or DATABASE_URL.',
    home,
  );
}
