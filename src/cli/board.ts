import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../config/index.js';
import { ORIGINAL_BOARDS, originalBoard } from '../rules-core/boards/index.js';
import {
  type Board,
  type BoardMap,
  boardJsonSchema,
  boardSvg,
  groundOf,
  inlineBoard,
  isInPlay,
  layOut,
  paintBoard,
  parseBoard,
  type Result,
  type SvgOptions,
  type Terrain,
  turnBoard,
} from '../rules-core/kernel/boards/index.js';
import { readVaslArchive, readVaslBoard, VASL_FILES } from '../rules-core/kernel/boards/vasl.js';
import { print, readJson, readOptions } from './command-line.js';

const USAGE = `Usage: npx hexledger board <board> [options]

<board> is an original board (${ORIGINAL_BOARDS.join(', ')}), a description or layout (.json),
a VASL board archive, or a folder with the files of one.

  --svg          print the board as an SVG picture
  --turned       turn it upside down first
  --no-names     leave the hex names out of the picture
  --hex P3       say what lies in a hex
  --out FILE     write to a file instead of printing
  --schema       print the JSON Schema of board descriptions`;

export async function run(argv: string[]): Promise<number> {
  const { values, positionals } = readOptions(argv, USAGE, {
    svg: { type: 'boolean' },
    turned: { type: 'boolean' },
    'no-names': { type: 'boolean' },
    hex: { type: 'string' },
    out: { type: 'string' },
    schema: { type: 'boolean' },
  });
  if (values.help) return print(USAGE);
  if (values.schema) return write(JSON.stringify(boardJsonSchema(), null, 2), values.out);
  const [name] = positionals;
  if (name === undefined) return print(USAGE);
  const found = openBoard(name);
  const board = values.turned ? turnBoard(found) : found;
  if (values.svg) return write(boardSvg(board, { names: !values['no-names'], ...veil(board) }), values.out);
  return write(values.hex ? hexReport(board, values.hex) : boardReport(board), values.out);
}

/** Cropped hexes of a layout are veiled. */
function veil(board: Board | BoardMap): SvgOptions {
  return 'inPlay' in board ? { inPlay: ({ index }) => isInPlay(board, index) } : {};
}

function write(text: string, file?: string): number {
  if (file === undefined) return print(text);
  writeFileSync(file, text.endsWith('\n') ? text : `${text}\n`);
  return 0;
}

/** A board by name or by file. */
export function openBoard(name: string): Board {
  const original = originalBoard(name);
  if (original) return original;
  const isFolder = statSync(name, { throwIfNoEntry: false })?.isDirectory();
  if (isFolder === undefined)
    throw new OperatorError(
      'UNKNOWN_BOARD',
      `there is no board and no file "${name}"`,
      `Original boards: ${ORIGINAL_BOARDS.join(', ')}.`,
      name,
    );
  if (isFolder) return openVaslFolder(name);
  return name.endsWith('.json')
    ? openDescription(name)
    : vaslBoard(name, readVaslArchive(readFileSync(name)));
}

function openVaslFolder(folder: string): Board {
  const file = (name: string) => {
    const path = join(folder, name);
    if (existsSync(path)) return readFileSync(path);
    throw new OperatorError(
      'MISSING',
      `there is no ${name} in ${folder}`,
      'Unpack the whole board archive.',
      path,
    );
  };
  return vaslBoard(
    folder,
    readVaslBoard({ losData: file(VASL_FILES.losData), boardMetadata: file(VASL_FILES.boardMetadata) }),
  );
}

function vaslBoard(name: string, read: ReturnType<typeof readVaslBoard>): Board {
  if (read.ok) return read.value;
  const { code, path, message } = read.problem;
  throw new OperatorError(code, `${name} cannot be read: ${message}`, 'Use a board archive of VASL 6.', path);
}

function openDescription(file: string): Board {
  const text = readJson(file);
  const board = readText(text);
  if (board.ok) return board.value;
  const list = board.problems.map(({ path, message }) => `  ${path}: ${message}`).join('\n');
  throw new OperatorError(
    board.problems[0]!.code,
    `${file} describes no board:\n${list}`,
    'Correct these places.',
    file,
  );
}

/** A layout names boards, a board told hex by hex has hexes; anything else is a description. */
function readText(text: unknown): Result<Board> {
  const has = (key: string) => typeof text === 'object' && text !== null && key in text;
  if (has('boards')) return layOut(text, originalBoard);
  return has('hexes') ? inlineBoard(text) : painted(text);
}

function painted(text: unknown): Result<Board> {
  const plan = parseBoard(text);
  return plan.ok ? { ok: true, value: paintBoard(plan.value) } : plan;
}

/** How much of what a board holds. */
function boardReport(board: Board): string {
  const counts = new Map<string, number>();
  for (const { index } of board.hexes) {
    const { terrain, level } = groundOf(board, index);
    const what = level === 0 ? terrain.name : `${terrain.name}, level ${level}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  const lines = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([what, n]) => `${String(n).padStart(5)}  ${what}`);
  return [
    `${board.name}: ${board.columns} columns, ${board.rows} rows, ${board.hexes.length} hexes`,
    ...lines,
  ].join('\n');
}

/** All that a rulebook may ask of a hex. */
function hexReport(board: Board, name: string): string {
  const index = board.named.get(name);
  if (index === undefined)
    throw new OperatorError(
      'UNKNOWN_HEX',
      `${board.name} has no hex ${name}`,
      'Hexes are named like P3.',
      name,
    );
  const { hex, terrain, fills, watercourse, building, bridge, roads, hexsides, places } = groundOf(
    board,
    index,
  );
  const report = {
    hex: hex.name,
    level: hex.level,
    terrain: terrain.name,
    fills: fills.name,
    watercourse: watercourse?.name,
    building: building && { ...building, terrain: building.terrain.name },
    bridge: bridge && { ...bridge, terrain: bridge.terrain.name, over: bridge.over.name },
    roads: bySide(roads),
    hexsides: bySide(hexsides),
    places,
  };
  return JSON.stringify(report, null, 2);
}

const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'];

const bySide = (terrains: readonly (Terrain | undefined)[]): Record<string, string> =>
  Object.fromEntries(
    terrains.flatMap((terrain, side): [string, string][] =>
      terrain ? [[DIRECTIONS[side]!, terrain.name]] : [],
    ),
  );
