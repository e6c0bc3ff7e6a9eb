import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BATTLE_FOLDING } from '../battles/index.js';
import { OperatorError, readConfig } from '../config/index.js';
import { applicationDataSource, type BorrowedServer, borrowEmbedded, poolOf } from '../database/index.js';
import { EventStore, type Verification } from '../event-store/index.js';

const USAGE = `Usage: npx hexledger verify <campaign> [--json]

Recomputes the campaign's hash chain, the positions and versions of its events, and every battle's state, and compares
them with what is stored. Uses DATABASE_URL, or the data folder of npm start, whether it runs or not.

The exit code is 0 when all is well and 1 when something is wrong.`;

const CAMPAIGN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function run(argv: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  const [campaign] = positionals;
  if (values.help || campaign === undefined) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  if (!CAMPAIGN_ID.test(campaign))
    throw new OperatorError(
      'NOT_A_CAMPAIGN',
      `"${campaign}" is not the id of a campaign`,
      'Ids look like 0b1c...-....',
      campaign,
    );
  const verification = await verify(campaign);
  console.log(values.json ? JSON.stringify(verification, null, 2) : reportOf(verification));
  return verification.findings.length === 0 ? 0 : 1;
}

async function verify(campaign: string): Promise<Verification> {
  const server = await openServer();
  const source = await applicationDataSource(server.url, { poolSize: 2 }).initialize();
  try {
    return await new EventStore(poolOf(source)).verify(campaign, async () => BATTLE_FOLDING);
  } finally {
    await source.destroy();
    await server.giveBack();
  }
}

async function openServer(): Promise<BorrowedServer> {
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

export function reportOf({ campaign, events, battles, snapshots, hash, findings }: Verification): string {
  const counted = `campaign ${campaign}: ${events} events, ${battles} battles, ${snapshots} snapshots`;
  if (findings.length === 0) return `${counted}\nchain ${hash}\nEverything is as it was stored.`;
  const lines = findings.map(({ flaw, message }) => `${flaw}: ${message}`);
  return [
    counted,
    ...lines,
    `${findings.length} ${findings.length === 1 ? 'thing is' : 'things are'} wrong.`,
  ].join('\n');
}
