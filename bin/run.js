#!/usr/bin/env node
/** `node bin/run.js start|main|worker|cli/main [arguments]`: checks Node, builds when needed, and runs that entry of the build. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BuildError, buildIfNeeded } from './build.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function checkMachine() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new BuildError(
      'NODE_TOO_OLD',
      `Node ${process.versions.node} is too old`,
      'Install Node 20.19 or newer from https://nodejs.org.',
    );
  if (!existsSync(join(root, 'node_modules')))
    throw new BuildError('NOT_INSTALLED', 'the packages are not installed', `Run npm ci in ${root} first.`);
}

export async function runEntry(entry, say) {
  try {
    checkMachine();
    await buildIfNeeded(say);
  } catch (error) {
    console.error(error instanceof BuildError ? error.message : error);
    process.exit(1);
  }
  // Libraries check less what only their own developers get wrong.
  process.env.NODE_ENV ??= 'production';
  await import(pathToFileURL(join(root, 'dist', 'src', `${entry}.js`)).href);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [entry] = process.argv.splice(2, 1);
  await runEntry(entry, (line) => console.log(`  ${line}`));
}
