import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Config, OperatorError } from '../config/index.js';
import { DatabaseError, type EmbeddedServer, hasData, removeData, startEmbedded } from '../database/index.js';
import { listenProblem } from './listen-problem.js';

/** Says what is going on, one line at a time. */
export type Progress = (line: string) => void;

/** Starts the embedded PostgreSQL of this folder; with `fresh`, an empty one. Nothing is thrown away before all else is known to be well. */
export async function startDatabase(config: Config, fresh: boolean, say: Progress): Promise<EmbeddedServer> {
  const server =
    fresh && (await hasData(config.home)) ? await startOver(config, say) : await startAsItIs(config, say);
  if (server.elsewhere) say(server.elsewhere);
  return server;
}

async function startAsItIs(config: Config, say: Progress): Promise<EmbeddedServer> {
  say(`starting PostgreSQL in ${config.home}`);
  return guardPort(config, await startEmbedded(config.home));
}

async function startOver(config: Config, say: Progress): Promise<EmbeddedServer> {
  const { home } = config;
  await refuseWhileInUse(home);
  await probePort(config);
  say(`starting over: throwing away the database in ${home}`);
  await removeData(home);
  return startEmbedded(home);
}

/** An instance that runs in the folder keeps it. Data that cannot be started with is exactly what may go. */
async function refuseWhileInUse(home: string): Promise<void> {
  try {
    const server = await startEmbedded(home);
    await server.stop();
  } catch (error) {
    const unusable =
      error instanceof DatabaseError &&
      ['DATA_MISSING', 'SERVER_FAILED', 'FOLDER_OF_ANOTHER_VERSION'].includes(error.code);
    if (!unusable) throw error;
  }
}

async function guardPort(config: Config, server: EmbeddedServer): Promise<EmbeddedServer> {
  try {
    await probePort(config);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Finds out early whether the port can be had. */
async function probePort({ port, host }: Config): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenProblem(error, port, host)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** The database is gone while we run: the disk may be full, or somebody ended it. */
export const databaseEnded = (home: string): OperatorError =>
  new OperatorError(
    'DATABASE_ENDED',
    'PostgreSQL ended while Hexledger was running',
    `Look at the end of ${join(home, 'postgres.log')} for the reason (a full disk, for example), and start again. What was acknowledged is kept.`,
    home,
  );
