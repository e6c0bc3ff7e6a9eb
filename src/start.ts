import 'reflect-metadata';
import { helpText, readArguments } from './app/arguments.js';
import { databaseEnded, type Progress, startDatabase } from './app/embedded.js';
import { describeFault } from './app/faults.js';
import type { Service } from './app/service.js';
import { type Config, OperatorError, readConfig } from './config/index.js';
import { createLog, type Handout, type Log, Shutdown, stopOnSignals } from './operations/index.js';

/**
 * `npm start`: API and jobs in one process, with a PostgreSQL of its own unless DATABASE_URL names one. One process,
 * because that is one log, one Ctrl-C and half the memory; to scale beyond it, run main.js and worker.js instead.
 */
const say: Progress = (line) => console.log(`  ${line}`);

async function start(): Promise<void> {
  const { help, fresh, env } = readArguments(process.argv.slice(2), process.env);
  if (help) return void console.log(helpText());
  const config = readConfig(env);
  const log = createLog(config.log);
  const shutdown = new Shutdown();
  stopOnSignals(shutdown, log);
  try {
    const { service, handouts } = await bringUp(config, log, fresh, shutdown);
    console.log(welcome(service.url, config, handouts));
  } catch (error) {
    // Ctrl-C in the middle of a start: who asked for the end waits for it, and ends the process.
    if (shutdown.begun) return;
    console.error(describeFault(error));
    await shutdown.run(log);
    process.exit(1);
  }
}

async function bringUp(
  given: Config,
  log: Log,
  fresh: boolean,
  shutdown: Shutdown,
): Promise<{ service: Service; handouts: Handout[] }> {
  if (given.database.url && fresh)
    throw new OperatorError(
      'FRESH_NEEDS_EMBEDDED',
      '--fresh starts the embedded database over, but DATABASE_URL names another one',
      'Unset DATABASE_URL, or leave --fresh out and empty that database yourself.',
      'DATABASE_URL',
    );
  const config = given.database.url ? given : await withDatabase(given, fresh, shutdown);
  say('bringing the database up to date, starting the API and the jobs');
  // Not above: most of what can be wrong is known before, and said at once.
  const { startService } = await import('./app/service.js');
  const service = await startService(config, log, { api: true, jobs: true }, shutdown);
  if (!config.demonstration) return { service, handouts: [] };
  say('preparing the demonstration campaigns');
  return { service, handouts: await service.platform.seeds.run(say) };
}

async function withDatabase(config: Config, fresh: boolean, shutdown: Shutdown): Promise<Config> {
  const starting = startDatabase(config, fresh, say);
  // Also when the end comes while it is still starting: a half-made database must not be left behind.
  let isStopping = false;
  shutdown.before('PostgreSQL', () => {
    isStopping = true;
    return starting.then(
      (server) => server.stop(),
      () => undefined,
    );
  });
  const server = await starting;
  // Without its database nothing can be put away: a shutdown that began because something failed with it would wait in vain.
  void server.ended.then(() => {
    if (isStopping) return;
    console.error(describeFault(databaseEnded(config.home)));
    process.exit(1);
  });
  return { ...config, database: { ...config.database, url: server.url() } };
}

function welcome(url: string, config: Config, handouts: readonly Handout[]): string {
  const lines = [
    '',
    `  Hexledger is ready.   Stop it with Ctrl-C.`,
    '',
    `  Desk      ${url}/`,
    `  API       ${url}/graphql`,
    ...(config.api.explorer ? [`  Explorer  ${url}/explorer`] : []),
    `  Health    ${url}/healthz`,
    ...(config.demonstration ? ['', ...tokenLines(handouts)] : []),
    '',
  ];
  return lines.join('\n');
}

function tokenLines(handouts: readonly Handout[]): string[] {
  if (handouts.length === 0)
    return [
      '  Tokens for the demonstration campaigns were shown at the first start; new ones: npx hexledger tokens',
    ];
  return [
    '  Tokens for the demonstration campaigns (header "authorization: Bearer <token>"), shown this once:',
    ...handouts.map(({ who, token }) => `    ${who.padEnd(28)} ${token}`),
  ];
}

await start().catch((error: unknown) => {
  console.error(describeFault(error));
  process.exit(1);
});
