import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SYSTEM_NAMES } from '../src/rules-core/rule-text.js';
import { readLedgers, rulesModule, SYSTEMS } from './generate-rules.js';
import RulesReporter from './rules-reporter.js';

describe('the generated rules', () => {
  const ledger =
    'rule\talias\tline\tarea\tkind\trequirement\n1/a\t-\t2\tfire\tcore\tIt costs `5` $' +
    '{money} \\ more.\n';

  it('hold the ledger as it is, whatever stands in it', async () => {
    const encoded = Buffer.from(rulesModule(ledger).replace(/export type[^;]*;/, '')).toString('base64');
    const { LEDGER } = await import(`data:text/javascript;base64,${encoded}`);
    expect(LEDGER).toBe(ledger);
    expect(rulesModule(ledger)).toContain("export type RuleId =\n  | '1/a';");
  });

  it.each(SYSTEMS)('of %s are as its ledgers say', async (system) => {
    const folder = join(import.meta.dirname, '..', 'src', 'rules-core', system);
    const written = readFileSync(join(folder, 'rules.ts'), 'utf8');
    expect(written === rulesModule(await readLedgers(system))).toBe(true);
  });

  it('are those of all ledgers that a rulebook has', async () => {
    const ledgers = await readLedgers('panzer');
    expect(ledgers).toContain('\n7.0\t');
    expect(ledgers).toContain('\nS.dice/a\t');
    expect(ledgers.match(/^rule\talias/gm)).toHaveLength(1);
  });

  it('are generated for every system that can be cited', () => {
    expect([...SYSTEMS].sort()).toEqual([...SYSTEM_NAMES].sort());
  });
});

describe('the reporter', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'cited-'));
    mkdirSync(join(root, 'src'));
    for (const file of ['a.spec.ts', 'b.spec.ts']) writeFileSync(join(root, 'src', file), '');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const run = (...files: [file: string, ...tests: [title: string, status: string][]][]) =>
    new RulesReporter({ rootDir: root }).onRunComplete(new Set(), {
      testResults: files.map(([file, ...tests]) => ({
        testFilePath: join(root, 'src', file),
        testResults: tests.map(([title, status]) => ({ title, status })),
      })),
    });
  const kept = () => JSON.parse(readFileSync(join(root, '.cache', 'cited-tests.json'), 'utf8')).files;

  it('keeps the titles that cite rules, with what became of them', () => {
    run([
      'a.spec.ts',
      ['[combat 1.1] fires', 'passed'],
      ['[combat 1.2] breaks', 'failed'],
      ['cites nothing', 'passed'],
    ]);
    expect(kept()).toEqual({
      'src/a.spec.ts': [
        { title: '[combat 1.1] fires', status: 'passed' },
        { title: '[combat 1.2] breaks', status: 'failed' },
      ],
    });
  });

  it('replaces what it knew of the files that ran, leaves the others, forgets files that are gone', () => {
    run(['a.spec.ts', ['[combat 1.1] fires', 'passed']], ['b.spec.ts', ['[combat 2.1] moves', 'passed']]);
    run(['a.spec.ts', ['[combat 1.1] fires', 'failed']]);
    expect(kept()).toEqual({
      'src/a.spec.ts': [{ title: '[combat 1.1] fires', status: 'failed' }],
      'src/b.spec.ts': [{ title: '[combat 2.1] moves', status: 'passed' }],
    });
    rmSync(join(root, 'src', 'b.spec.ts'));
    run(['a.spec.ts', ['cites nothing', 'passed']]);
    expect(kept()).toEqual({});
  });
});
