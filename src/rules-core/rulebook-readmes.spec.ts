import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const BOOKS = ['aslsk', 'combat', 'lnlt', 'panzer', 'squad-leader'];
/** Not a chapter of the book: pairs of rules that meet, and what the house plays. */
const BESIDE = new Set(['crossings', 'scenarios', 'charts']);

const folderOf = (book: string): string => join(import.meta.dirname, book);
const readmeOf = (book: string): string => readFileSync(join(folderOf(book), 'README.md'), 'utf8');
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
    .slice(1)
    .map((line) => line.split('|').slice(1, -1));

/** Paths of a row: a name without a folder is in the folder of the path before it, or the rulebook's own. */
function missingOf(book: string): string[] {
  const missing: string[] = [];
  for (const [, what = '', where = ''] of rowsOf(readmeOf(book))) {
    let folder = '';
    for (const [, path = ''] of where.matchAll(/`([\w./*-]+(?:\.(?:ts|json)|\/))`/g)) {
      if (path.includes('*')) continue;
      const found = [path, join(folder, path)].find((one) => existsSync(join(folderOf(book), one)));
      if (found === undefined) missing.push(`${path} (${what.trim()})`);
      else folder = path.endsWith('/') ? path : dirname(found);
    }
  }
  return missing;
}

describe.each(BOOKS)('the README of %s', (book) => {
  test('names files that are there', () => {
    expect(missingOf(book)).toEqual([]);
  });

  test('leads to every folder', () => {
    const text = readmeOf(book);
    const folders = readdirSync(folderOf(book), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !BESIDE.has(entry.name))
      .map(({ name }) => name);
    expect(folders.filter((name) => !text.includes(`\`${name}/`))).toEqual([]);
  });
});
