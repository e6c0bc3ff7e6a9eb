/** Finds tests that cite rules which no ledger has, before any test runs. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { citationsIn } from '../src/rules-core/kernel/citations/coverage.js';

interface WrongCitation {
  readonly file: string;
  readonly line: number;
  readonly system: string;
  readonly rule: string;
}

/** By file. */
type Texts = Readonly<Record<string, string>>;

const TESTS = /\.(spec|e2e|testkit)\.ts$/;

export function testFiles(root: string): Texts {
  const files = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && TESTS.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  return Object.fromEntries(
    files.sort().map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
  );
}

/**
 * All that looks like a citation in the text of a test is one, for the titles of `test.each` stand in its rows. An id that is put
 * together when the test runs, `[aslsk 3.1/%s]`, is in no ledger either.
 */
export function wrongCitations(
  texts: Texts,
  rules: ReadonlyMap<string, ReadonlySet<string>>,
): WrongCitation[] {
  const tables = tablesIn(texts);
  return Object.entries(texts).flatMap(([file, text]) => {
    const system = tables.get(dirname(file));
    return text.split('\n').flatMap((code, i) =>
      citationsIn(system === undefined ? code : written(code, system))
        .filter((cited) => rules.get(cited.system)?.has(cited.rule) === false)
        .map((cited) => ({ file, line: i + 1, ...cited })),
    );
  });
}

/** The title of every row of a table whose rows say `rules: '3.1 × 3.2/b'`. */
const TITLE_OF_ROWS = /\[([a-z][a-z-]*) \$\{row\.rules\}\]/g;

/** Folders whose tests are such rows, with the systems of these. */
const tablesIn = (texts: Texts): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([file, text]) =>
      [...text.matchAll(TITLE_OF_ROWS)].map(([, system = '']) => [dirname(file), system] as const),
    ),
  );

/** The line with the citation of its row written out. */
const written = (code: string, system: string): string =>
  code.replace(TITLE_OF_ROWS, '').replace(/\brules: '([^']+)'/g, `[${system} $1]`);
