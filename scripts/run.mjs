#!/usr/bin/env node
/** Runs a TypeScript file of this repository: `node scripts/run.mjs test/bench/store.ts -- args`. Types are stripped by swc, nothing is checked. */
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('Which file? Usage: node scripts/run.mjs <file.ts> [arguments]');
  process.exit(2);
}
register('./swc-loader.mjs', import.meta.url);
process.argv = [process.argv[0], file, ...args];
await import(pathToFileURL(file).href);
