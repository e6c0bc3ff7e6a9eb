/** The verifier as one file, and what the documents promise of the format. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { verifierOf } from '../../../bin/build-web.js';
import { removeFolders } from '../../../test/support/folders.js';
import { bundleLines, KEY, OTHER, packedLines } from './bundle.testkit.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'hexledger-verifier-'));
afterAll(() => removeFolders(folder));

const file = (name: string, content: string | Buffer): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

describe('the verifier as one file', () => {
  const code: string = verifierOf(ROOT);
  const script = file('hexledger-verify.mjs', code);
  const whole = file('whole.bundle', packedLines(bundleLines()));
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };

  test('is small, and imports nothing but what Node has', () => {
    expect(code.length).toBeLessThan(150_000);
    const imports = [...code.matchAll(/\bimport\b[^"`;]*?\bfrom\s*"([^"]+)"/g)].map(([, name]) => name);
    expect(imports.length).toBeGreaterThan(2);
    for (const name of imports) expect([name, isBuiltin(name ?? '')]).toEqual([name, true]);
  });

  test('says that all is well, and by whom it is signed', () => {
    const { status, said } = run(whole);
    expect(said).toContain('Everything fits together');
    expect(said).toContain(KEY.publicKey);
    expect(status).toBe(0);
  });

  test('says what is wrong, and where', () => {
    const lines = bundleLines();
    const changed = lines.with(7, (lines[7] ?? '').replace('"at":1', '"at":2'));
    const { status, said } = run(file('changed.bundle', packedLines(changed)));
    expect(said).toMatch(
      /BROKEN_CHAIN \(line 8, position 5\): the event at position 5 is not as it was stored/,
    );
    expect(status).toBe(1);
    const report = JSON.parse(run('--json', `--signed-by=${OTHER.publicKey}`, whole).said);
    expect(report.findings).toMatchObject([{ flaw: 'ANOTHER_KEY' }]);
  });

  test('says how it is used', () => {
    expect(run('--help')).toMatchObject({ status: 0, said: expect.stringContaining('Usage') });
    expect(run()).toMatchObject({ status: 2 });
    expect(run(join(folder, 'nothing'))).toMatchObject({
      status: 2,
      said: expect.stringContaining('ENOENT'),
    });
    expect(run('--signed-by=x', whole)).toMatchObject({ status: 2 });
    expect(run('--loud', whole)).toMatchObject({ status: 2 });
  });
});

test('every line fits the JSON Schema', () => {
  const schema = JSON.parse(readFileSync(join(ROOT, 'docs', 'bundle.schema.json'), 'utf8'));
  const fits = new Ajv2020({ strict: false }).compile(schema);
  for (const line of bundleLines())
    expect([line.slice(0, 90), fits(JSON.parse(line))]).toEqual([line.slice(0, 90), true]);
  expect(fits({ event: 1 })).toBe(false);
});

test('the page tells every member, and the limits', async () => {
  const page = readFileSync(join(ROOT, 'docs', 'bundle.md'), 'utf8');
  const lines = bundleLines();
  const of = (name: string) => lines.find((line) => line.startsWith(`{"${name}"`)) ?? '';
  for (const name of ['bundle', 'seed', 'provenance', 'event', 'command'])
    for (const member of Object.keys(JSON.parse(of(name)))) expect(page).toContain(`"${member}":`);
  for (const member of Object.keys(JSON.parse(of('manifest')).manifest))
    expect(page).toContain(`\`${member}\``);
  const { DEEPEST, LONGEST_LINE } = await import('./format.js');
  expect(page).toContain(
    `none longer than ${LONGEST_LINE / 1024 / 1024} MiB, none nested deeper than ${DEEPEST}`,
  );
});
