/** Node module hooks: resolves `./x.js` to `./x.ts` where only that exists, and strips types with swc. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const SWC = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
};

export async function resolve(specifier, context, next) {
  if (specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL) {
    const asTs = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (asTs.protocol === 'file:' && existsSync(fileURLToPath(asTs)))
      return { url: asTs.href, shortCircuit: true };
  }
  if (specifier.endsWith('.ts') && specifier.startsWith('/'))
    return { url: pathToFileURL(specifier).href, shortCircuit: true };
  return next(specifier, context);
}

export async function load(url, context, next) {
  const path = url.startsWith('file:') ? fileURLToPath(url) : '';
  if (!path.endsWith('.ts')) return next(url, context);
  const { transform } = await import('@swc/core');
  const { code } = await transform(await readFile(path, 'utf8'), {
    filename: path,
    sourceMaps: 'inline',
    ...SWC,
  });
  return { format: 'module', source: code, shortCircuit: true };
}
