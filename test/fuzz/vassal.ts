/**
 * Damaged saves and logs by the thousand: `npm run fuzz:vassal -- --files 100000 --seed 1`. Nothing may throw, take long or
 * take much memory. Where the test data lies beside this repository its small files are damaged, too.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { readVassal } from '../../src/exchange/index.js';
import {
  archived,
  gameText,
  saved,
  squad,
  stackText,
  veiled,
} from '../../src/exchange/vassal/vassal.testkit.js';
import { Chance } from '../support/chance.js';

const { values } = parseArgs({
  options: { files: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
const chance = new Chance(Number(values.seed));

const GAME = gameText(
  [
    squad('1', { x: 963, y: 690, hiddenBy: 'secret' }),
    squad('2', { x: 963, y: 690 }),
    stackText('9', 963, 690, '1', '2'),
  ],
  [
    'M/1/Main Map/1019/658/null/Main Map/963/690/null/secret',
    'CHAT*** (MC DR) 6,5 ***   <Ann>      [3 / 8   avg   11.00 (11.00)]    (01.99)',
  ],
  ['-/2'],
);
const LARGEST = 4 << 10;
const FOLDER = join(import.meta.dirname, '../../../shared/vassal/files');
const real = (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
  .map((name) => readFileSync(join(FOLDER, name)))
  .filter(({ length }) => length <= LARGEST);
const texts = [GAME, ...real.flatMap(textOf)];

function textOf(archive: Uint8Array): string[] {
  const digits = strFromU8(unzipSync(archive).savedGame as Uint8Array);
  if (!digits.startsWith('!VCSK')) return [];
  const [key = 0, ...bytes] = Buffer.from(digits.slice(5), 'hex');
  return [strFromU8(Uint8Array.from(bytes, (byte) => byte ^ key))];
}

const SPICE = [
  '\\',
  '\u001b',
  '\t',
  ..."/;,'$+",
  'null',
  '-1',
  '1e308',
  '__proto__',
  'stack',
  'LOG\t',
  '\\\u001b',
];

/** Characters put in, taken out, doubled, and pieces of the text moved. */
function damaged(text: string): string {
  let result = text;
  for (let n = chance.below(8); n >= 0; n--) {
    const at = chance.below(result.length);
    const length = chance.below(40);
    const cut = result.slice(at, at + length);
    result = chance.pick([
      () => result.slice(0, at) + chance.pick(SPICE) + result.slice(at),
      () => result.slice(0, at) + result.slice(at + length),
      () => result.slice(0, at) + cut.repeat(1 + chance.below(20)) + result.slice(at),
      () => result + cut,
      () => result.slice(0, at),
    ])();
  }
  return result;
}

function flipped(archive: Uint8Array): Uint8Array {
  const bytes = archive.slice();
  for (let n = chance.below(6); n >= 0; n--) bytes[chance.below(bytes.length)] = chance.below(256);
  return bytes;
}

const archives = [saved([squad('1', { x: 963, y: 690 })]), ...real];
const next = (): Uint8Array =>
  chance.below(10) < 3 ? flipped(chance.pick(archives)) : archived(veiled(damaged(chance.pick(texts))));

const told = { files: 0, read: 0, refused: 0, slowestMs: 0, memoryMiB: 0 };
for (let n = 0; n < 200; n++) readVassal(next());
const before = process.resourceUsage().maxRSS;
for (const most = Number(values.files); told.files < most; told.files++) {
  const archive = next();
  const start = performance.now();
  const { ok } = readVassal(archive);
  told.slowestMs = Math.max(told.slowestMs, Math.round(performance.now() - start));
  told[ok ? 'read' : 'refused']++;
  if (told.files % 10_000 === 9_999) console.error(`${told.files + 1} of ${most} files`);
}
told.memoryMiB = Math.round((process.resourceUsage().maxRSS - before) / 1024);
console.log(JSON.stringify(told));
