import { Client } from 'pg';
import { OperatorError } from '../config/index.js';
import {
  applicationUrl,
  appliedMigrations,
  migrate,
  pendingMigrations,
  revert,
  unspread,
} from '../database/index.js';
import { prepareQueueSchema } from '../jobs/index.js';
import { print, readOptions } from './command-line.js';
import { type CommandServer, openServer } from './server.js';

const USAGE = `Usage: npx hexledger migration run | revert | show        npm run migration:run ...

  run       apply every migration that waits, and prepare the queues
  revert    take back the newest migration, with everything that was kept in it
  show      tell which are applied and which wait

Works as the owner of the tables: DATABASE_MIGRATOR_URL, else DATABASE_URL, else the database of npm start in this folder,
whether it runs or not. Where there is none yet, run makes it.`;

/** Does its work on the database and tells what was done. */
type Step = (server: CommandServer) => Promise<string[]>;

const steps: Readonly<Record<string, Step>> = {
  async run({ url, ownerUrl }) {
    const { applied, spread } = await migrate(ownerUrl, applicationUrl(url, ownerUrl));
    await prepareQueueSchema(ownerUrl);
    const done = [...applied.map((name) => `applied ${name}`), ...spread.map((name) => `spread  ${name}`)];
    return done.length > 0 ? done : ['Nothing waits.'];
  },
  async revert({ ownerUrl }) {
    const name = await revert(ownerUrl);
    return [name ? `took back ${name}` : 'Nothing is applied.'];
  },
  async show({ ownerUrl }) {
    const applied = await appliedMigrations(ownerUrl);
    const waiting = await pendingMigrations(ownerUrl);
    return [
      ...applied.map((name) => `applied  ${name}`),
      ...waiting.map((name) => `waits    ${name}`),
      ...(await tellOfCluster(ownerUrl)),
    ];
  },
};

/** How things stand on a Citus cluster; on plain PostgreSQL there is nothing to tell. */
async function tellOfCluster(ownerUrl: string): Promise<string[]> {
  const client = new Client(ownerUrl);
  await client.connect();
  try {
    const left = await unspread(client);
    if (!left) return [];
    return left.length > 0 ? left.map((name) => `unspread ${name}`) : ['cluster  everything is spread'];
  } finally {
    await client.end();
  }
}

export async function run(argv: string[]): Promise<number> {
  const { values, positionals } = readOptions(argv, USAGE, {});
  const [name] = positionals;
  if (values.help || name === undefined) {
    print(USAGE);
    return values.help ? 0 : 2;
  }
  if (!Object.hasOwn(steps, name))
    throw new OperatorError('BAD_ARGUMENTS', `migration cannot "${name}"`, USAGE, name);
  const server = await openServer({ mayMake: name === 'run' });
  try {
    for (const line of await steps[name]!(server)) print(line);
    return 0;
  } finally {
    await server.giveBack();
  }
}
