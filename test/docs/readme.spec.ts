import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountsSettings } from '../../src/accounts/settings.js';
import { page } from '../../src/api/ids/connections.js';
import { PEOPLE_AT_AN_ADDRESS } from '../../src/api/limits/purses.js';
import { apiSettings } from '../../src/api/settings.js';
import { SYSTEMS } from '../../src/rules-core/systems.js';

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

/** What the table of limits says of something, as numbers. */
function figures(of: string): number[] {
  const row = new RegExp(`^\\| ${of}[^|]*\\| (.+) \\|$`, 'm').exec(read('README.md'))?.[1] ?? '';
  return [...row.matchAll(/\d[\d,]*/g)].map(([number]) => Number(number.replaceAll(',', '')));
}

test('the limits in the README are those of the settings', () => {
  const { limits } = apiSettings('');
  const { budget, bodies, bodyBytes, subscriptions } = limits;
  const { accessTokenSeconds, sessionDays } = accountsSettings();
  const [least = 0, most = 0] = figures('page');
  for (const first of [least, most]) expect(page({ first }, []).first).toBe(first);
  for (const first of [least - 1, most + 1]) expect(() => page({ first }, [])).toThrow(/Ask for 1 to 100/);
  expect(figures('cost of one request')[0]).toBe(limits.cost);
  expect(figures('budget')).toEqual([budget.points, budget.seconds, 429]);
  expect(PEOPLE_AT_AN_ADDRESS).toBe(4); // "four times that"
  expect(figures('body')).toEqual([bodyBytes, bodies.seconds]);
  expect(figures('document')).toEqual([limits.tokens, limits.depth, limits.aliases, limits.spreads]);
  expect(figures('answer')).toEqual([limits.answer, limits.values]);
  const { perSocket, perCaller, bufferedBytes } = subscriptions;
  expect(figures('WebSocket')).toEqual([perSocket, perCaller, bufferedBytes]);
  expect(figures('tokens')).toEqual([accessTokenSeconds / 60, sessionDays]);
});

test('orders that are listed by example, as the README says, there are in every rulebook that is played', () => {
  for (const system of ['aslsk', 'combat'])
    expect(Object.values(SYSTEMS.get(system)?.rulebook.orders ?? {}).some(({ byExample }) => byExample)).toBe(
      true,
    );
});

test('the files and folders named in the README exist', () => {
  const named = [...read('README.md').matchAll(/`((?:src|test|graphql|docker)\/[\w./-]*)`/g)].map(
    ([, path]) => path as string,
  );
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
