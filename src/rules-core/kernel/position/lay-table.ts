/**
 * Lays the table that a position speaks of: its map (boards by name, one or several, or terrain hex by hex) and its
 * charts. Tables are shared: equal positions of the same boards and charts stand on the same table.
 */
import { type Board, type BoardMap, inlineBoard, isInPlay, layOut } from '../boards/index.js';
import type { ChartPack } from '../charts/index.js';
import { forgetPixels } from '../geometry/grid.js';
import { boardsNamed } from './boards-named.js';
import { canonical } from './canonical.js';
import type { Position } from './position.js';
import type { Table } from './table.js';

/** Where boards and charts come from. */
export interface Shelf {
  readonly board: (name: string) => Board | undefined;
  /** The charts of a battle that names none. */
  readonly house: ChartPack;
  /** Other packs, by the hash that a battle is pinned to. */
  readonly pack?: (hash: string) => ChartPack | undefined;
  /** The map of this very position, where it was laid before. */
  readonly laid?: Board;
}

export interface TableProblem {
  readonly code: string;
  readonly path: string;
  readonly message: string;
}

export type TableResult =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly problems: readonly TableProblem[] };

export type OnTable = Pick<Position, 'map' | 'charts'>;

/** No scenario needs more boards at once, and each costs megabytes. */
const MOST_BOARDS = 12;
const MOST_MAP_TEXT = 200_000;
/** Maps are kept up to so many bytes together: some ten boards. */
const MOST_BYTES_KEPT = 24_000_000;

/** Lays the table; what cannot be laid is answered with paths and reasons. */
export function layTable({ map, charts }: OnTable, shelf: Shelf): TableResult {
  const pack = charts === undefined || charts === shelf.house.hash ? shelf.house : shelf.pack?.(charts);
  const laid: Laid = shelf.laid ? { ok: true, map: shelf.laid } : layMap(map, shelf.board);
  const problems = laid.ok ? [] : [...laid.problems];
  if (!pack)
    problems.push({
      code: 'UNKNOWN_CHARTS',
      path: '$.charts',
      message: `There is no chart pack "${charts}": upload it, or leave the member out for the house pack.`,
    });
  return laid.ok && pack ? { ok: true, table: tableOf(laid.map, pack) } : { ok: false, problems };
}

/** A table for code that knows its position to be sound; the message lists every problem. */
export class TableError extends Error {
  override readonly name = 'TableError';
  readonly code: string;

  constructor(readonly problems: readonly TableProblem[]) {
    super(problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
    this.code = problems[0]?.code ?? 'NO_TABLE';
  }
}

export function theTable(position: OnTable, shelf: Shelf): Table {
  const laid = layTable(position, shelf);
  if (laid.ok) return laid.table;
  throw new TableError(laid.problems);
}

/** Is this hex on the map and in play? */
export function inPlay(map: Board, hex: number): boolean {
  return map.hexes[hex] !== undefined && (!('inPlay' in map) || isInPlay(map as BoardMap, hex));
}

type Laid =
  | { readonly ok: true; readonly map: Board }
  | { readonly ok: false; readonly problems: readonly TableProblem[] };

function layMap(map: unknown, board: Shelf['board']): Laid {
  if (!isBag(map))
    return malformed(
      'A map is an object: { "board": "village" }, { "boards": [[...]] } or terrain hex by hex.',
    );
  const text = canonical(map);
  if (text.length > MOST_MAP_TEXT) return malformed(`A map is told in at most ${MOST_MAP_TEXT} characters.`);
  const names = boardsNamed(map);
  const pieces = Array.isArray(map.boards) ? map.boards.flat().length : 1;
  if (pieces > MOST_BOARDS) return malformed(`A map has at most ${MOST_BOARDS} boards.`);
  const boards = new Map(names.map((name) => [name, board(name)]));
  const key = names.map((name) => `${name}#${numberOf(boards.get(name))}`).join(' ') + text;
  return (
    remembered(key) ??
    remember(
      key,
      laidFresh(map, (name) => boards.get(name)),
    )
  );
}

function laidFresh(map: Bag, find: (name: string) => Board | undefined): Laid {
  if (typeof map.board === 'string' && Object.keys(map).length === 1) {
    const found = find(map.board);
    if (found) return { ok: true, map: found };
    return failed('UNKNOWN_BOARD', '$.map.board', `there is no board "${map.board}"`);
  }
  const isInline = 'columns' in map || 'hexes' in map;
  const laid = isInline ? inlineBoard(map) : layOut(isBag(map) && 'board' in map ? single(map) : map, find);
  if (laid.ok) return { ok: true, map: laid.value };
  const problems = laid.problems.map(({ code, path, message }) => ({
    code,
    path: path === '' ? '$.map' : `$.map.${path}`,
    message,
  }));
  return { ok: false, problems };
}

/** One board alone may be given with its turn and its part in play, without the rows of a layout. */
function single({ inPlay, ...piece }: Bag): Bag {
  return { boards: [[piece]], ...(inPlay !== undefined && { inPlay }) };
}

const numbers = new WeakMap<Board, number>();
let lastNumber = 0;

/** Boards of one name may differ from battle to battle: it is the board itself that counts. */
function numberOf(board: Board | undefined): number {
  if (!board) return 0;
  const known = numbers.get(board);
  if (known !== undefined) return known;
  numbers.set(board, ++lastNumber);
  return lastNumber;
}

const maps = new Map<string, Board>();

function remembered(key: string): Laid | undefined {
  const map = maps.get(key);
  if (!map) return undefined;
  maps.delete(key);
  maps.set(key, map);
  return { ok: true, map };
}

/** Lets go of all maps, and of what was worked out for them; they are laid again when they are needed. */
export function forgetMaps(): void {
  maps.clear();
  forgetPixels();
}

/** Keeps the maps used last. */
function remember(key: string, laid: Laid): Laid {
  if (!laid.ok) return laid;
  maps.set(key, laid.map);
  let bytes = [...maps.values()].reduce((sum, map) => sum + bytesOf(map), 0);
  for (const [oldest, map] of maps) {
    if (bytes <= MOST_BYTES_KEPT || oldest === key) break;
    maps.delete(oldest);
    bytes -= bytesOf(map);
  }
  return laid;
}

const HEX_BYTES = 600;

const bytesOf = ({ elevation, terrain, hexes }: Board): number =>
  elevation.byteLength + terrain.byteLength + hexes.length * HEX_BYTES;

const tables = new WeakMap<Board, WeakMap<ChartPack, Table>>();

function tableOf(map: Board, charts: ChartPack): Table {
  const known = tables.get(map) ?? new WeakMap<ChartPack, Table>();
  tables.set(map, known);
  const table = known.get(charts) ?? { map, charts };
  known.set(charts, table);
  return table;
}

type Bag = Readonly<Record<string, unknown>>;

function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const malformed = (message: string): Laid => failed('SHAPE', '$.map', message);

const failed = (code: string, path: string, message: string): Laid => ({
  ok: false,
  problems: [{ code, path, message }],
});
