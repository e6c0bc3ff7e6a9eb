import 'reflect-metadata';
import { runService } from './app/run.js';

/** The job process. Run as many as you like beside each other; it answers /healthz, /readyz and /metrics only. */
await runService({ api: false, jobs: true });
