/** The reader in Python was written from docs/bundle.md: it comes to the same chain and the same folds as the house. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleLines, ENDED, packedLines } from '../../src/exchange/bundle/bundle.testkit.js';
import { canonical } from '../../src/rules-core/kernel/position/canonical.js';
import { fold } from '../../src/rules-core/kernel/position/fold.js';
import { removeFolders } from '../support/folders.js';
import { readTape, recordedTapes } from '../tapes/tapes.js';

const READER = join(import.meta.dirname, 'bundle_reader.py');
const isHere = spawnSync('python3', ['--version']).status === 0;
const withPython = isHere ? test : test.skip;

const folder = mkdtempSync(join(tmpdir(), 'hexledger-python-'));
afterAll(() => removeFolders(folder));

interface Answer {
  readonly events: number;
  readonly hash: string;
  readonly folds: Readonly<Record<string, string>>;
  readonly wrong: readonly { readonly flaw: string }[];
}

function asked(kind: 'bundle' | 'battle', files: readonly string[]): Answer[] {
  const { stdout, stderr } = spawnSync('python3', [READER, kind, ...files], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  expect(stderr).toBe('');
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
}

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const hashOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');

withPython('every tape comes to the same position', () => {
  const tapes = recordedTapes();
  const files: string[] = [];
  const ends: string[] = [];
  for (const [i, recorded] of tapes.entries()) {
    const { start, actions } = readTape(recorded);
    files.push(file(`tape-${i}.json`, JSON.stringify({ start, actions })));
    ends.push(hashOf(fold(start, actions)));
  }
  expect(asked('battle', files).map(({ hash }) => hash)).toEqual(ends);
  expect(ends.length).toBeGreaterThan(100);
});

withPython('numbers and texts of every kind are written alike', () => {
  const bits = new DataView(new ArrayBuffer(8));
  const numbers = Array.from({ length: 3_000 }, (_, i) => {
    for (const [at, byte] of createHash('sha256').update(`${i}`).digest().subarray(0, 8).entries())
      bits.setUint8(at, byte);
    return bits.getFloat64(0);
  }).filter(Number.isFinite);
  const edges = [
    0,
    -0,
    1,
    -1,
    1e21,
    1e20,
    123456789012345680000,
    0.1,
    1e-6,
    1e-7,
    1.5e-9,
    5e-324,
    2 ** 53,
    1.5e300,
  ];
  const texts = ['', '"\\\n\t\u0001', 'é🎲\u2028', '\ud800x', '\u{1f3b2}', '\uffee', '\u007f'];
  const start = {
    numbers: [...numbers, ...edges],
    texts,
    byText: Object.fromEntries(texts.map((text) => [text, 1])),
  };
  const [answer] = asked('battle', [file('edges.json', JSON.stringify({ start, actions: [] }))]);
  expect(answer?.hash).toBe(hashOf(start));
});

withPython('a bundle has the same chain and folds, and nothing is wrong with it', () => {
  const lines = bundleLines();
  const { manifest } = JSON.parse(lines.at(-1) ?? '');
  const [answer] = asked('bundle', [file('whole.bundle', packedLines(lines))]);
  expect(answer).toMatchObject({
    events: manifest.events,
    hash: manifest.hash,
    folds: manifest.folds,
    wrong: [],
  });
});

withPython('what is wrong with a bundle is found, too', () => {
  const lines = bundleLines();
  const at = lines.findIndex((line) => line.includes(ENDED) && line.includes('"battle.action"'));
  const changed = lines.with(at, (lines[at] ?? '').replace('"effects":[', '"effects": ['));
  const [answer] = asked('bundle', [file('changed.bundle', packedLines(changed))]);
  expect(answer?.wrong.map(({ flaw }) => flaw)).toEqual(['BROKEN_CHAIN', 'MANIFEST_DIFFERS']);
  const cut = file('cut.bundle', packedLines(lines.slice(0, -1)));
  expect(asked('bundle', [cut])[0]?.wrong).toEqual([{ flaw: 'NO_MANIFEST' }]);
});

withPython('it says how it is used', () => {
  expect(() => execFileSync('python3', [READER], { stdio: 'pipe' })).toThrow(/docs\/bundle.md/);
});
