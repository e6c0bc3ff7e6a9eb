/** Runs a TypeScript file as `run.mjs` does, bundled: for processes that tests start again and again. */
import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundled } from './bundled.mjs';

const [file, ...args] = process.argv.slice(2);
const folder = await bundled({ main: file });
// Migrations are found in their folder and loaded one by one.
register('./swc-loader.mjs', import.meta.url);
process.argv = [process.argv[0], file, ...args];
await import(pathToFileURL(join(folder, 'main.js')).href);
