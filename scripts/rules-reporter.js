/**
 * A Jest reporter that keeps the titles of tests that cite rules in `.cache/cited-tests.json`, by test file:
 * a run of some files leaves what is known of the others. `npm run coverage:rules` reads it.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const CITES = /\[[a-z][a-z-]* [^[\]]+\]/;

export default class RulesReporter {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
    this.path = join(rootDir, '.cache', 'cited-tests.json');
  }

  onRunComplete(_contexts, { testResults }) {
    const files = this.filesStillThere();
    for (const { testFilePath, testResults: tests } of testResults) {
      const cited = tests
        .filter(({ title }) => CITES.test(title))
        .map(({ title, status }) => ({ title, status }));
      const file = relative(this.rootDir, testFilePath);
      if (cited.length > 0) files[file] = cited;
      else delete files[file];
    }
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(`${this.path}.new`, JSON.stringify({ files }, null, 1));
    renameSync(`${this.path}.new`, this.path);
  }

  filesStillThere() {
    if (!existsSync(this.path)) return {};
    const { files } = JSON.parse(readFileSync(this.path, 'utf8'));
    return Object.fromEntries(Object.entries(files).filter(([file]) => existsSync(join(this.rootDir, file))));
  }
}
