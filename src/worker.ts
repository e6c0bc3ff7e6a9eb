import 'reflect-metadata';
import { runService } from './app/run.js';

/** The job process. Run as many as you like beside each other; it answers no clients, only /healthz, /readyz and /metrics. */
await runService({ api: false, jobs: true });
