/** A set-up of VASL as a scenario or a position: the document to the standard output, what is to be decided beside it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../config/index.js';
import { type SetUpAsked, setUpFrom, setUpInWords, type VassalFile } from '../exchange/index.js';
import type { Board } from '../rules-core/kernel/boards/index.js';
import type { KnownSystem } from '../rules-core/kernel/decide/known-system.js';
import { SYSTEMS } from '../rules-core/systems.js';
import { openBoard } from './board.js';
import { print } from './command-line.js';

interface Options {
  readonly scenario?: string | undefined;
  readonly position?: string | undefined;
  readonly boards?: string | undefined;
  readonly board?: readonly string[] | undefined;
  readonly side?: readonly string[] | undefined;
  readonly turns?: string | undefined;
  readonly title?: string | undefined;
  readonly json?: boolean | undefined;
}

export function printSetUp(file: VassalFile, options: Options): number {
  const known = systemCalled(options.scenario ?? options.position ?? '');
  const files = boardFiles(file, options);
  const asked: SetUpAsked = {
    boards: Object.fromEntries([...files.keys()].map((name) => [name, called(name, files)])),
    sides: sidesIn(options.side),
    turns: turnsIn(options.turns),
    title: options.title,
  };
  const opened = new Map<string, Board>();
  for (const [name, path] of files) opened.set(called(name, files), openBoard(path));
  const read = setUpFrom(file, known, asked, { board: (name) => opened.get(name) });
  if (options.json) return print(JSON.stringify(read, null, 2));
  console.error(setUpInWords(read));
  const document = options.scenario === undefined ? read.position : read.scenario;
  if (document === null) return 1;
  return print(JSON.stringify(document, null, 2));
}

/** Boards of ours keep their names; a file is called as VASL calls its board, in front of which `vasl-` stands. */
const called = (name: string, files: ReadonlyMap<string, string>): string => {
  const path = files.get(name) as string;
  return /[./\\]/.test(path) ? `vasl-${name}` : path;
};

function systemCalled(name: string): KnownSystem {
  const known = SYSTEMS.get(name);
  if (known) return known;
  const names = [...SYSTEMS.keys()].join(', ');
  throw new OperatorError('UNKNOWN_SYSTEM', `There is no rulebook "${name}"`, `Name one of: ${names}.`, name);
}

/** By the board's name in VASL. */
function boardFiles({ boards }: VassalFile, { boards: folder, board = [] }: Options): Map<string, string> {
  const files = new Map<string, string>();
  for (const { name } of boards) {
    const path = folder === undefined ? undefined : join(folder, `bd${name}`);
    if (path !== undefined && existsSync(path)) files.set(name, path);
  }
  for (const one of board) {
    const [name, path] = pairIn(one, '--board 02=village');
    files.set(name, path);
  }
  return files;
}

function sidesIn(sides: readonly string[] | undefined): SetUpAsked['sides'] {
  if (sides === undefined) return undefined;
  const pairs = sides.map((one) => pairIn(one, '--side axis=German,Finnish'));
  return Object.fromEntries(
    pairs.map(([key, nations]) => [key, nations.split(',').map((one) => one.trim())]),
  );
}

function pairIn(text: string, example: string): [string, string] {
  const at = text.indexOf('=');
  if (at > 0 && at < text.length - 1) return [text.slice(0, at), text.slice(at + 1)];
  throw new OperatorError(
    'NOT_A_PAIR',
    `"${text}" has nothing before or behind its =`,
    `Write: ${example}`,
    text,
  );
}

function turnsIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const turns = Number(text);
  if (Number.isSafeInteger(turns) && turns > 0 && turns <= 200) return turns;
  throw new OperatorError(
    'NOT_A_NUMBER',
    `"${text}" turns cannot be played`,
    'Write a number from 1 to 200.',
    text,
  );
}
