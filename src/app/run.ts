import { readConfig } from '../config/index.js';
import { createLog, Shutdown, stopOnSignals } from '../operations/index.js';
import type { KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import { SYSTEMS } from '../rules-core/systems.js';
import { describeFault } from './faults.js';
import { type Duties, startService } from './service.js';

/** The life of a process among many: configuration from the environment, log to standard output, end by signal. */
export async function runService(duties: Duties, systems: KnownSystems = SYSTEMS): Promise<void> {
  const shutdown = new Shutdown();
  try {
    const config = readConfig();
    const log = createLog(config.log);
    stopOnSignals(shutdown, log);
    await startService(config, log, duties, shutdown, systems);
  } catch (error) {
    if (shutdown.begun) return;
    console.error(describeFault(error));
    await shutdown.run(createLog({ level: 'error', format: 'json' }));
    process.exit(1);
  }
}
