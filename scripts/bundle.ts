/**
 * The fold for browsers: `src/rules-core/kernel/position/for-browsers.ts` and what it imports as one module without
 * dependencies. `npm run bundle -- [--out FILE]` writes it and prints its size.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '..');
export const FOLD = join(ROOT, 'src', 'rules-core', 'kernel', 'position', 'for-browsers.ts');

export async function bundle(entry: string): Promise<string> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    packages: 'external',
    metafile: true,
    write: false,
    outfile: 'fold.js',
    banner: { js: "/* Hexledger: fold a battle's actions. MIT licence. */" },
  });
  for (const { imports } of Object.values(metafile.outputs))
    for (const { path } of imports)
      throw new Error(`${entry} imports ${path}: the fold in a browser depends on nothing.`);
  return outputFiles.map(({ text }) => text).join('');
}

if (process.argv[1]?.endsWith('scripts/bundle.ts')) {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: join(ROOT, '.cache', 'hexledger-fold.js') } },
  });
  const code = await bundle(FOLD);
  mkdirSync(dirname(values.out), { recursive: true });
  writeFileSync(values.out, code);
  console.log(`${values.out}: ${code.length} bytes, ${gzipSync(code).length} compressed`);
}
