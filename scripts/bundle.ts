/**
 * The fold for browsers: `src/rules-core/kernel/fold.ts` and what it imports as one module without dependencies.
 * `node scripts/run.mjs scripts/bundle.ts [--out FILE]` writes it and prints its size.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { minify, transform } from '@swc/core';

const ROOT = join(import.meta.dirname, '..');
export const FOLD = join(ROOT, 'src', 'rules-core', 'kernel', 'fold.ts');

const LEADING_COMMENT = /^[ \t]*\/\*[\s\S]*?\*\/\s*/gm;
const IMPORT = /^import\s*(?:\{[^}]*\}\s*from\s*)?['"]([^'"]+)['"];?$/gm;
const REEXPORT = /^export\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"];?$/gm;
const EXPORT = /^export (?=(?:async )?(?:function|class|const|let))/gm;
const NAMED = /^export (?:async )?(?:function\*?|class|const|let) ([A-Za-z0-9_$]+)/gm;

/** One file without its types, and the files it needs at run time. */
interface Piece {
  readonly code: string;
  readonly needs: readonly string[];
  readonly exports: readonly string[];
}

/**
 * Modules one after the other, those that others need first. It is enough for modules that import each other by name
 * and declare every name once between them; anything else does not compile and is told.
 */
export async function bundle(entry: string): Promise<string> {
  const pieces = new Map<string, Piece>();
  await collect(resolve(entry), pieces);
  const whole = [...pieces.values()].map(({ code }) => code).join('\n');
  const exported = pieces.get(resolve(entry))?.exports ?? [];
  const { code } = await minify(`${whole}\nexport { ${exported.join(', ')} };`, {
    module: true,
    ecma: 2022,
    compress: { unused: true, toplevel: true },
    mangle: { toplevel: true },
  });
  return `/* Hexledger: fold a battle's actions. MIT licence. */\n${code}\n`;
}

async function collect(file: string, pieces: Map<string, Piece>): Promise<void> {
  if (pieces.has(file)) return;
  const piece = await read(file);
  for (const need of piece.needs) await collect(need, pieces);
  pieces.set(file, piece);
}

async function read(file: string): Promise<Piece> {
  const { code: plain } = await transform(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  });
  const code = plain.replace(LEADING_COMMENT, '');
  const reexports = [...code.matchAll(REEXPORT)];
  const needs = [...code.matchAll(IMPORT), ...reexports].map((match) =>
    sourceOf(file, match.at(-1) as string),
  );
  const passedOn = reexports.flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );
  return {
    code: code.replace(IMPORT, '').replace(REEXPORT, '').replace(EXPORT, ''),
    needs,
    exports: [...passedOn, ...[...code.matchAll(NAMED)].map(([, name]) => name as string)],
  };
}

function sourceOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier.replace(/\.js$/, '.ts'));
  throw new Error(`${from} imports ${specifier}: what is folded in a browser depends on nothing.`);
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
