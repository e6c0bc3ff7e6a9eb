/** What all commands do alike: read their options, read a file, print. */
import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { OperatorError } from '../config/index.js';

type Options = NonNullable<ParseArgsConfig['options']>;
const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/** Options and the words between them; every command has --help. What nobody knows is told with the usage. */
export function readOptions<const O extends Options>(argv: string[], usage: string, options: O) {
  const config = { args: argv, allowPositionals: true, options: { ...options, ...HELP } } as const;
  try {
    const { values, positionals } = parseArgs<typeof config>(config);
    return { values, positionals };
  } catch (error) {
    throw new OperatorError('BAD_ARGUMENTS', (error as Error).message, usage);
  }
}

/** A file's text; `-` is the standard input. */
export function readText(name: string): string {
  try {
    return readFileSync(name === '-' ? 0 : name, 'utf8');
  } catch (error) {
    throw new OperatorError(
      'CANNOT_READ',
      `${name} cannot be read: ${(error as Error).message}`,
      'Name a file that is there, or - for the standard input where the command takes it.',
      name,
    );
  }
}

export function readJson(name: string, text = readText(name)): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OperatorError(
      'BAD_JSON',
      `${name} is not JSON: ${(error as Error).message}`,
      'Correct the file.',
      name,
    );
  }
}

export function print(text: string): number {
  console.log(text);
  return 0;
}
