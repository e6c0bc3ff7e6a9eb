import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, variables } from '../../src/config/index.js';
import { exampleIn } from '../support/operating-page.js';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');
const PAGE = read('docs', 'operating.md');

/** Words in capitals that are not settings. */
const OTHER = new Set(['TEMPORARILY_UNAVAILABLE', 'TEST_DATABASE_URL']);

describe('docs/operating.md', () => {
  test('names only settings that there are', () => {
    const named = [...PAGE.matchAll(/`([A-Z][A-Z_]{3,})`/g)].map(([, name]) => name as string);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !Object.hasOwn(variables, name) && !OTHER.has(name))).toEqual([]);
  });

  test('names only commands and scripts that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = [...PAGE.matchAll(/npx hexledger ([a-z]+)/g)].map(([, name]) => name as string);
    const named = [...PAGE.matchAll(/npm run ([a-z][a-z0-9:]*)/g)].map(([, name]) => name as string);
    expect(commands.length).toBeGreaterThan(4);
    const listed = read('src', 'cli', 'main.ts');
    expect(commands.filter((name) => !new RegExp(`^  ${name}: \\[`, 'm').test(listed))).toEqual([]);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  test('has an example that is read as it stands', () => {
    const config = readConfig(exampleIn(PAGE));
    expect(config).toMatchObject({
      publicUrl: 'https://hexledger.example',
      demonstration: false,
      accounts: { signUp: 'invitation' },
      api: { introspection: false, explorer: false, trustedProxies: 1 },
    });
  });

  test('names only files that there are, and is linked from the README', () => {
    const files = [...PAGE.matchAll(/`((?:test|docker|docs|src)\/[\w./-]+)`/g)].map(
      ([, file]) => file as string,
    );
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(read('README.md')).toContain('(docs/operating.md)');
  });
});
