/**
 * What a thread of the workshop runs from sources: `src/workshop/thread.ts` and the rulebooks, bundled once for the sources
 * as they are. To load them file by file takes four times as long and twice the memory.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { build, stop } from 'esbuild';

const root = join(import.meta.dirname, '..');
const shelf = join(root, '.cache', 'threads');
const systems = fileURLToPath(workerData.module);
const label = join(shelf, `${digest(systems)}.json`);

function digest(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Changes when a file does. */
function stateOf(file) {
  const { mtimeMs, size } = statSync(join(root, file), { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
}

/** The bundle that is there, if it was made of the sources as they are. */
function found() {
  if (!existsSync(label)) return undefined;
  const { folder, inputs } = JSON.parse(readFileSync(label, 'utf8'));
  return Object.entries(inputs).every(([file, state]) => stateOf(file) === state) ? folder : undefined;
}

/** Several threads may make it at the same time: each makes its own, and the label names the last. */
async function made() {
  const old = existsSync(label) ? JSON.parse(readFileSync(label, 'utf8')).folder : undefined;
  const folder = join(shelf, digest(`${systems} ${process.pid} ${process.hrtime.bigint()}`));
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { thread: 'src/workshop/thread.ts', systems },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    metafile: true,
    logLevel: 'error',
  });
  await stop();
  const inputs = Object.fromEntries(Object.keys(metafile.inputs).map((file) => [file, stateOf(file)]));
  writeFileSync(`${folder}.json`, JSON.stringify({ folder, inputs }));
  renameSync(`${folder}.json`, label);
  if (old !== undefined) rmSync(old, { recursive: true, force: true });
  return folder;
}

mkdirSync(shelf, { recursive: true });
const folder = found() ?? (await made());
workerData.module = pathToFileURL(join(folder, 'systems.js')).href;
await import(pathToFileURL(join(folder, 'thread.js')).href);
