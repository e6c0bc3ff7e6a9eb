/**
 * Sources as they are, bundled once and run often: to load them file by file takes three times as long and twice the memory.
 * `bundled({ name: file })` returns the folder with `name.js`. What runs may ask for its address: it is told that of its source.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const shelf = join(root, '.cache', 'bundled');
/** Longer than it takes on a busy machine; who made it may have been killed. */
const PATIENCE_MS = 60_000;

export async function bundled(entries) {
  const place = join(shelf, digest(JSON.stringify(entries)));
  mkdirSync(shelf, { recursive: true });
  for (;;) {
    const folder = found(place);
    if (folder) return folder;
    if (isMine(place))
      try {
        return await made(entries, place);
      } finally {
        rmSync(`${place}.lock`, { recursive: true });
      }
    await sleep(50);
  }
}

const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The bundle that is there, if it was made of the sources as they are. */
function found(place) {
  if (!existsSync(`${place}.json`)) return undefined;
  const { folder, inputs } = JSON.parse(readFileSync(`${place}.json`, 'utf8'));
  return Object.entries(inputs).every(([file, state]) => stateOf(file) === state) ? folder : undefined;
}

/** Changes when a file does. */
function stateOf(file) {
  const { mtimeMs, size } = statSync(join(root, file), { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
}

/** One process makes it, and the others wait. */
function isMine(place) {
  const lock = `${place}.lock`;
  try {
    mkdirSync(lock);
    return true;
  } catch (fault) {
    if (fault.code !== 'EEXIST') throw fault;
    const { mtimeMs = Date.now() } = statSync(lock, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > PATIENCE_MS) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

async function made(entries, place) {
  // Not above: mostly there is nothing to be bundled.
  const { build, stop } = await import('esbuild');
  const label = `${place}.json`;
  const old = existsSync(label) ? JSON.parse(readFileSync(label, 'utf8')).folder : undefined;
  const folder = `${place}-${Date.now().toString(36)}`;
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    metafile: true,
    plugins: [sources],
    logLevel: 'error',
  });
  await stop();
  const inputs = Object.fromEntries(Object.keys(metafile.inputs).map((file) => [file, stateOf(file)]));
  writeFileSync(`${folder}.json`, JSON.stringify({ folder, inputs }));
  renameSync(`${folder}.json`, label);
  if (old !== undefined) rmSync(old, { recursive: true, force: true });
  return folder;
}

/** The bundler writes no metadata for decorators, and gives each module the address of the bundle. */
const sources = {
  name: 'sources',
  async setup({ onLoad }) {
    const { transform } = await import('@swc/core');
    const { SWC } = await import('./swc-loader.mjs');
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const contents = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      if (!/^\s*@\w+\(/m.test(text)) return { contents, loader: 'ts' };
      return { contents: (await transform(contents, { ...SWC, filename: path })).code };
    });
  },
};
