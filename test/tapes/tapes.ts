/** Recorded battles of the released rules: where they lie, how they are read and written. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Tape } from '../../src/rules-core/kernel/decide/tape.js';

const FOLDER = import.meta.dirname;
const ENDING = '.json.br';

export interface Recorded {
  readonly system: string;
  readonly rules: string;
  readonly name: string;
  readonly file: string;
}

export function recordedTapes(): Recorded[] {
  return foldersIn(FOLDER).flatMap((system) =>
    foldersIn(join(FOLDER, system)).flatMap((rules) =>
      readdirSync(join(FOLDER, system, rules))
        .filter((name) => name.endsWith(ENDING))
        .sort()
        .map((name) => ({ system, rules, name, file: join(FOLDER, system, rules, name) })),
    ),
  );
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => statSync(join(folder, name)).isDirectory())
    .sort();
}

export function readTape({ file }: Pick<Recorded, 'file'>): Tape {
  return JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as Tape;
}

/** Writes the tape into the folder of its rules and returns its size in bytes. */
export function writeTape(name: string, tape: Tape): number {
  const folder = join(FOLDER, tape.system, tape.rules);
  mkdirSync(folder, { recursive: true });
  const json = Buffer.from(JSON.stringify(tape));
  const written = brotliCompressSync(json, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: json.length },
  });
  writeFileSync(join(folder, `${name}${ENDING}`), written);
  return written.length;
}
