import { readFileSync } from 'node:fs';
import { OperatorError } from '../config/index.js';
import { readVassal, vassalInWords } from '../exchange/index.js';
import { print, readOptions } from './command-line.js';

const USAGE = `Usage: npx hexledger vassal <file> [options]

Tells what is in a save (.vsav) or log (.vlog) of VASSAL: boards, counters and where they stand, who is gone, dice.

  --json         print all of it as JSON`;

export async function run(argv: string[]): Promise<number> {
  const { values, positionals } = readOptions(argv, USAGE, { json: { type: 'boolean' } });
  const [name] = positionals;
  if (values.help || name === undefined) return print(USAGE);
  const read = readVassal(bytesOf(name));
  if (!read.ok) {
    const { code, path, message } = read.problem;
    throw new OperatorError(
      code,
      `${name} cannot be read: ${message}`,
      'Name a save or log as VASSAL wrote it.',
      path,
    );
  }
  return print(values.json ? asJson(read.value) : vassalInWords(read.value));
}

const asJson = (value: object): string =>
  JSON.stringify(value, (_, each) => (each instanceof Map ? Object.fromEntries(each) : each), 2);

function bytesOf(name: string): Uint8Array {
  try {
    return readFileSync(name);
  } catch (error) {
    throw new OperatorError(
      'CANNOT_READ',
      `${name} cannot be read: ${(error as Error).message}`,
      'Name a file that is there.',
      name,
    );
  }
}
