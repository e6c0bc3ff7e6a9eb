/** `api.memory`: the memory of an API process, as it is built and run, with 1,000 live battles of a rulebook. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/ports.js';
import { Client } from './api-client.js';
import { report } from './report.js';

const LIVE_BATTLES = 1_000;
const AT_ONCE = 16;
const HOUSE = { system: 'aslsk', name: 'the-walled-church' };
const SIDES = ['german', 'russian'];

export async function benchMemory(databaseUrl: string): Promise<void> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../../bin/run.js'), 'main'],
    {
      env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), LOG_LEVEL: 'error' },
      stdio: 'inherit',
    },
  );
  const client = new Client(`http://127.0.0.1:${port}`, AT_ONCE);
  try {
    await ready(server, port);
    const token = await client.referee();
    const campaigns = await Promise.all(
      Array.from({ length: AT_ONCE }, () => client.newCampaign(SIDES, token)),
    );
    for (let n = 0; n < LIVE_BATTLES; n += AT_ONCE)
      await Promise.all(campaigns.map((campaign) => begun(client, campaign, token)));
    report({ bench: 'api.memory', who: 'ours', value: await residentMegabytes(server), unit: 'MB' });
  } finally {
    client.close();
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  }
}

/** A battle with its first order, one of those that are listed. */
async function begun(client: Client, campaign: string, token: string): Promise<void> {
  const battleId = await client.openBattle(campaign, { house: HOUSE }, token);
  const asked =
    'query Legal($id: ID!, $side: String!) { battle(id: $id) { legalOrders(side: $side) { order } } }';
  for (const side of SIDES) {
    const { data, errors } = await client.ask(asked, { id: battleId, side }, token);
    if (!data?.battle) throw new Error(JSON.stringify(errors));
    const [first] = data.battle.legalOrders as { order: unknown }[];
    if (!first) continue;
    await client.command('issueOrders', { battleId, side, orders: [{ json: first.order }] }, '', token);
    return;
  }
  throw new Error('Neither side may do anything.');
}

async function residentMegabytes({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function ready(server: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 600 && server.exitCode === null; tries++) {
    try {
      if ((await fetch(`http://127.0.0.1:${port}/readyz`)).ok) return;
    } catch (fault) {
      if (!(fault instanceof TypeError)) throw fault; // Nobody listens yet.
    }
    await sleep(100);
  }
  throw new Error('The API did not come up.');
}
