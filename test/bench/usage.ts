/** How much processor time a server of a bench has used; it tells when it is asked. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** In microseconds. */
export async function usage(server: ChildProcess): Promise<number> {
  server.send('usage');
  const [used] = (await once(server, 'message')) as [number];
  return used;
}

/** For the server itself. */
export function tellUsage(): void {
  process.on('message', (question) => {
    if (question !== 'usage') return;
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
}
