import 'reflect-metadata';
import { runService } from './app/run.js';

/** The API process. Run as many as you like beside each other. */
await runService({ api: true, jobs: false });
