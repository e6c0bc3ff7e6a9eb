/**
 * Ports for servers of tests that must know theirs before they listen. They lie below those that systems give to outgoing
 * connections (32768 and up), and each process takes its own from a block of its own: between the choice and the moment
 * when the server listens, or is started again, nobody else takes the port.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';

const LOWEST = 16_384;
const BLOCK = 64;
const BLOCKS = 256;

/** Numbers of processes that run at the same time lie close together. */
const first = LOWEST + (process.pid % BLOCKS) * BLOCK;
// A process may load this anew for each suite; the last suite's servers may be ending still.
let next = Math.floor(Math.random() * BLOCK);
const given = new Set<number>();

/** A port that nobody listens on and that this suite was not given before. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < BLOCK; tries++) {
    const port = first + (next++ % BLOCK);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`No port is free from ${first} to ${first + BLOCK - 1}.`);
}

/** On every address of this machine. */
async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port);
  try {
    await once(probe, 'listening');
  } catch (fault) {
    if ((fault as { code?: string }).code === 'EADDRINUSE') return false;
    throw fault;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
