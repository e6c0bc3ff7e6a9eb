/** The database that commands work on: the one that DATABASE_URL names, or that of this folder, running or not. */
import { OperatorError, readConfig } from '../config/index.js';
import { type BorrowedServer, borrowEmbedded, hasData } from '../database/index.js';

/** What a command needs of a database. */
export interface CommandServer extends BorrowedServer {
  /** The owner of the tables; `url` is anybody's who works on them. */
  readonly ownerUrl: string;
}

/** With `mayMake`, a data folder that is not there yet is made. */
export async function openServer({ mayMake = false } = {}): Promise<CommandServer> {
  const { database, home } = readConfig();
  const { url, migratorUrl } = database;
  if (url) return { url, ownerUrl: migratorUrl ?? url, giveBack: async () => undefined };
  if (mayMake || (await hasData(home))) {
    const server = await borrowEmbedded(home);
    return { ...server, ownerUrl: server.url };
  }
  throw new OperatorError(
    'NO_DATABASE',
    `there is no data folder ${home}`,
    'Go to the folder from which npm start was run, or set HEXLEDGER_HOME or DATABASE_URL.',
    home,
  );
}
