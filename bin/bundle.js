/**
 * Bundles the server, packages left outside: a start that loads a hundred files takes half of the time of one that loads two
 * thousand. Types are taken away, not checked.
 */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { transform } from '@swc/core';
import { build } from 'esbuild';

/** What is started by its name: processes, threads and the modules that they are told to load. */
const ENTRIES = [
  'start',
  'main',
  'worker',
  'cli/main',
  'workshop/thread',
  'workshop/raster',
  'rules-core/systems',
];

/** Where an output lies, by its own address: below the last folder called src. */
const HERE = `import { fileURLToPath as __pathOf } from 'node:url';
const __src = import.meta.url.slice(0, import.meta.url.lastIndexOf('/src/') + 5);`;

const SHARED = {
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none',
  logLevel: 'error',
};

/** The types that Nest reads from decorated classes, as esbuild does not write them. */
const DECORATED = {
  sourceMaps: 'inline',
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
};

const sources = (folder) => ({
  name: 'sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const contents = addressed(await readFile(path, 'utf8'), relative(folder, path).split(sep).join('/'));
      if (!/^\s*@\w+\(/m.test(contents)) return { contents, loader: 'ts' };
      return { contents: (await transform(contents, { ...DECORATED, filename: path })).code };
    });
  },
});

/** A module goes on knowing where it lay before: beside it are files that are read, and threads are started by its address. */
function addressed(text, name) {
  return text
    .replaceAll('import.meta.url', `(__src + ${JSON.stringify(name.replace(/\.ts$/, '.js'))})`)
    .replaceAll('import.meta.dirname', `__pathOf(__src + ${JSON.stringify(name.replace(/\/?[^/]*$/, ''))})`);
}

/** The server and the migrations, which stay files of their own, into a folder. */
export async function bundleServer(root, folder) {
  const src = join(root, 'src');
  await build({
    ...SHARED,
    absWorkingDir: root,
    entryPoints: ENTRIES.map((entry) => ({ in: join(src, `${entry}.ts`), out: entry })),
    outdir: join(folder, 'src'),
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    banner: { js: HERE },
    plugins: [sources(src)],
  });
  const migrations = join(root, 'migrations');
  await build({
    ...SHARED,
    absWorkingDir: root,
    entryPoints: readdirSync(migrations)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(migrations, name)),
    outdir: join(folder, 'migrations'),
  });
}
