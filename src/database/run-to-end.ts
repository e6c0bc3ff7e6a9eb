import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import type { Account } from './account.js';

export function spawnAs(
  { uid, gid }: Account,
  program: string,
  args: string[],
  options: SpawnOptions,
): ChildProcess {
  const env = { ...process.env, LC_MESSAGES: 'C', TZ: 'UTC' };
  return spawn(program, args, { ...options, uid, gid, env });
}

/** Runs a program and returns its exit code with all it printed. */
export function runToEnd(
  account: Account,
  program: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawnAs(account, program, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' });
    const printed: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: Buffer.concat(printed).toString() }));
  });
}
