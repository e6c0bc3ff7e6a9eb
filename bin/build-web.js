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
    entryPoints: { desk: 'web/desk/main.tsx', style: 'web/desk/style.css', verify: 'web/verify/main.ts' },
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
  const named = (name, ending) =>
    `/assets/${files.find((file) => file.startsWith(`${name}-`) && file.endsWith(ending))}`;
  for (const [page, script] of [
    ['index.html', 'desk'],
    ['verify.html', 'verify'],
  ]) {
    const text = readFileSync(join(root, 'web', page), 'utf8');
    const linked = text.replace('STYLE', named('style', '.css')).replace('SCRIPT', named(script, '.js'));
    writeFileSync(join(folder, page), linked);
  }
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
