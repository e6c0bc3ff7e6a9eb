#!/usr/bin/env node
/**
 * `npm run bench -- store api`: runs those benchmarks, or all of them; `store:read` only that part of one. Each prints one JSON
 * line per figure.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'test', 'bench');

/** The other files of the folder are their helpers. */
const known = [
  'api',
  'aslsk',
  'bundle',
  'campaigns',
  'combat',
  'dice',
  'fold',
  'lnlt',
  'los',
  'panzer',
  'squad-leader',
  'store',
  'web',
].filter((name) => existsSync(join(folder, `${name}.ts`)));

const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = asked.filter((one) => !known.includes(one.split(':')[0]));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are: ${known.join(', ')}.`);
  process.exit(2);
}

let failed = 0;
for (const one of asked.length > 0 ? asked : known) {
  const [name, ...parts] = one.split(':');
  const options = [
    '--disable-warning=ExperimentalWarning',
    '--expose-gc',
    join(root, 'scripts', 'run.mjs'),
    join(folder, `${name}.ts`),
    ...parts,
  ];
  const { status } = spawnSync(process.execPath, options, { cwd: root, stdio: 'inherit' });
  if (status !== 0) failed++;
}
process.exit(failed > 0 ? 1 : 0);
