#!/usr/bin/env node
/**
 * `node bin/image.js FOLDER` puts what a server needs into a folder, for the image of a container: the build, the schema, and
 * of the installed packages the files that the build can load, with their licences. Everything else stays behind: compilers,
 * types, source maps of others, the embedded PostgreSQL, drivers of other databases.
 */
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const WHOLE = ['package.json', 'LICENSE', 'graphql', 'dist'];
/** What is read as a file and not loaded: the explorer's, and what draws PNGs. */
const READ = [
  'react/umd/react.production.min.js',
  'react-dom/umd/react-dom.production.min.js',
  'graphiql/graphiql.min.js',
  'graphiql/graphiql.min.css',
  '@resvg/resvg-wasm/index_bg.wasm',
];
const LICENCE = /^(licen[cs]e|notice|copying)/i;

/** Node reads the "exports" of a package with other conditions from one version to the next: what any of them finds is kept. */
const CONDITIONS = [[], ['module-sync']];

/** The files of packages that the build can load, as esbuild finds them. */
async function loaded() {
  const scripts = scriptsIn('dist').filter((file) => !file.startsWith(join('dist', 'web')));
  const missing = new Set();
  const files = [];
  for (const conditions of CONDITIONS) files.push(...(await filesBehind(scripts, conditions, missing)));
  return files.filter((file) => file.startsWith('node_modules/'));
}

/** What some package would use if it were there is noted as missing, and passed over. */
async function filesBehind(scripts, conditions, missing) {
  for (;;) {
    try {
      const { metafile } = await build({
        absWorkingDir: root,
        stdin: { contents: scripts.map((file) => `import './${file}';`).join('\n'), resolveDir: root },
        bundle: true,
        write: false,
        platform: 'node',
        format: 'esm',
        // As Node resolves, and not as bundlers do.
        conditions,
        mainFields: ['main'],
        loader: { '.node': 'empty' },
        external: [...missing],
        metafile: true,
        logLevel: 'silent',
        logLimit: 0,
      });
      return Object.keys(metafile.inputs);
    } catch (fault) {
      const before = missing.size;
      for (const { text } of fault.errors ?? []) {
        const [, name] = /^Could not resolve "(.+)"$/.exec(text) ?? [];
        if (name === undefined) throw fault;
        missing.add(name);
      }
      if (missing.size === before) throw fault;
    }
  }
}

function scriptsIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** With a file, what says how it is to be read, and under which licence. */
function* withPapers(file) {
  yield file;
  for (let folder = dirname(file); !isShelf(folder); folder = dirname(folder)) {
    yield* [join(folder, 'package.json')].filter((one) => existsSync(join(root, one)));
    if (isShelf(dirname(folder))) for (const name of licencesIn(folder)) yield join(folder, name);
  }
}

/** A folder in which packages lie: `node_modules`, or a scope in it. */
const isShelf = (folder) => /(^|\/)node_modules(\/@[^/]+)?$/.test(folder);

const licencesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE.test(entry.name))
    .map(({ name }) => name);

async function putTogether(target) {
  const read = READ.map((file) => join('node_modules', file));
  const files = new Set([...(await loaded()), ...read].flatMap((file) => [...withPapers(file)]));
  for (const file of files) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(root, file), join(target, file));
  }
  for (const name of WHOLE)
    cpSync(join(root, name), join(target, name), {
      recursive: true,
      filter: (path) => !path.endsWith('.tsbuildinfo'),
    });
  return files.size;
}

const [folder] = process.argv.slice(2);
if (folder === undefined || !existsSync(join(root, 'dist'))) {
  console.error('Usage: npm run build && node bin/image.js FOLDER');
  process.exit(2);
}
const count = await putTogether(resolve(folder));
console.log(`${count} files of packages, with the build, are in ${resolve(folder)}`);
