/** Bundles the web client: one page, one script, one style sheet, named by what is in them so that they may be kept for ever. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

export function buildWeb(root, folder) {
  const assets = join(folder, 'assets');
  mkdirSync(assets, { recursive: true });
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: ['web/desk/main.tsx', 'web/desk/style.css'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    entryNames: '[name]-[hash]',
    outdir: assets,
    metafile: true,
    legalComments: 'none',
    logLevel: 'error',
  });
  const files = Object.keys(metafile.outputs).map((file) => basename(file));
  const named = (ending) => `/assets/${files.find((file) => file.endsWith(ending))}`;
  const page = readFileSync(join(root, 'web', 'index.html'), 'utf8');
  writeFileSync(
    join(folder, 'index.html'),
    page.replace('STYLE', named('.css')).replace('SCRIPT', named('.js')),
  );
  writeFileSync(join(folder, 'operations.json'), JSON.stringify(operationsOf(root), null, 1));
  copyFileSync(join(root, 'web', 'icon.svg'), join(assets, 'icon.svg'));
  writeFileSync(join(folder, 'hexledger-verify.mjs'), verifierOf(root));
}

/** The verifier of bundles as one file that needs nothing but Node. */
export function verifierOf(root) {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['src/exchange/bundle/main.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    legalComments: 'none',
    logLevel: 'error',
    banner: {
      js: '// Hexledger: checks a bundle without a server. node hexledger-verify.mjs --help. MIT licence.',
    },
  });
  return outputFiles[0].text;
}

/** What the desk asks, text for text: a server that runs listed operations only runs these too. */
function operationsOf(root) {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['web/generated/documents.ts'],
    bundle: true,
    write: false,
    format: 'cjs',
    logLevel: 'error',
  });
  const module = { exports: {} };
  new Function('module', 'exports', outputFiles[0].text)(module, module.exports);
  return Object.values(module.exports).sort();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder] = process.argv.slice(2);
  buildWeb(dirname(dirname(fileURLToPath(import.meta.url))), resolve(folder ?? 'dist/web'));
}
