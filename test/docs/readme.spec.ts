import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');
const DOCS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'src/rules-core/README.md',
  'src/api/README.md',
  'src/database/README.md',
  'web/README.md',
  'web/client/README.md',
];

test('the operations shown in the README are the ones that the tests run', () => {
  const shown = [
    ...read('README.md').matchAll(
      /<!-- ((?:graphql\/operations|test\/tour)\/[\w-]+\.graphql) -->\s*```graphql\n([\s\S]*?)```/g,
    ),
  ];
  expect(shown.length).toBeGreaterThan(0);
  for (const [, file, text] of shown) expect(undented(text as string)).toBe(read(file as string));
});

function undented(text: string): string {
  const margin = /^ */.exec(text)?.[0] ?? '';
  return text
    .split('\n')
    .map((line) => (line.startsWith(margin) ? line.slice(margin.length) : line.trimStart()))
    .join('\n');
}

test.each(DOCS)('%s names only scripts that exist', (doc) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read(doc).matchAll(/npm run ([a-z][a-z0-9:]*)/g)].map(([, name]) => name as string);
  const known = new Set(Object.keys(scripts));
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('the files and folders named in the README exist', () => {
  const named = [...read('README.md').matchAll(/`((?:src|test|graphql|docker)\/[\w./-]*)`/g)].map(
    ([, path]) => path as string,
  );
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
