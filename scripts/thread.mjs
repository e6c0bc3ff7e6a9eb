/** What a thread of the workshop runs from sources: `src/workshop/thread.ts` and the rulebooks, bundled. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { bundled } from './bundled.mjs';

const folder = await bundled({ thread: 'src/workshop/thread.ts', systems: fileURLToPath(workerData.module) });
workerData.module = pathToFileURL(join(folder, 'systems.js')).href;
await import(pathToFileURL(join(folder, 'thread.js')).href);
