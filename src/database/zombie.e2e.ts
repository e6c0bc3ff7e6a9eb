import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chown, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { removeFolders } from '../../test/support/folders.js';
import { startEmbedded } from './embedded.js';

// Creating a cluster takes a second, on a busy machine many.
jest.setTimeout(120_000);

const onLinux = process.platform === 'linux' ? test : test.skip;
let parent: ChildProcess | undefined;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hexledger-test-'));
});
afterEach(async () => {
  parent?.kill('SIGKILL');
  await removeFolders(folder);
});

/** A process that has ended and that nobody has waited for. */
async function zombie(): Promise<number> {
  // The shell becomes a program that never looks after its child.
  parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 100'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface(parent.stdout!), 'line')) as [string];
  const status = async () => (await readFile(`/proc/${line}/stat`, 'utf8')).split(') ')[1]?.[0];
  while ((await status()) !== 'Z') await sleep(10);
  return Number(line);
}

onLinux('a killed server that is still a zombie is dead', async () => {
  const first = await startEmbedded(folder);
  const pidFile = join(folder, 'postgres', 'postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8')).split('\n').slice(1);
  const { uid, gid } = await stat(pidFile);
  await first.stop();
  await writeFile(pidFile, '', { mode: 0o600 });
  await chown(pidFile, uid, gid);
  await appendFile(pidFile, [await zombie(), ...lines].join('\n'));
  const second = await startEmbedded(folder);
  await second.stop();
});
