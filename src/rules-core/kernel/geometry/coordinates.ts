import { type Cell, type Grid, hexIndex, isRaised } from './grid.js';

/** A hex as the books print it: `3K7`, `yN5`, `P20`, `GG10`, and `P20 level +1` for a place above the ground. */
interface Coordinate {
  /** The board's number or letters in front of the hex: empty when there is but one board. */
  readonly board: string;
  readonly column: number;
  readonly row: number;
  /** Levels above (or below) the ground of the hex. */
  readonly level: number;
}

const PRINTED = /^(\d{0,3}[a-z]{0,3})([A-Z]{1,4})(\d{1,3})(?: level ([+-]\d{1,2}))?$/;
const LETTERS = 26;

/** Columns run A to Z, then AA to ZZ, then AAA. */
export const columnName = (column: number): string =>
  String.fromCharCode(65 + (column % LETTERS)).repeat(Math.floor(column / LETTERS) + 1);

/** The column of a name, or -1 when its letters differ: there is no column AB. */
function columnNumber(name: string): number {
  const letter = name.charCodeAt(0) - 65;
  const same = [...name].every((each) => each === name[0]);
  return same ? (name.length - 1) * LETTERS + letter : -1;
}

/** Raised columns are numbered from 0 (the half hex at the top edge), the others from 1. */
export const hexName = ({ column, row }: Cell): string =>
  columnName(column) + (isRaised(column) ? row : row + 1);

export function printCoordinate({ board, column, row, level }: Coordinate): string {
  const height = level === 0 ? '' : ` level ${level > 0 ? '+' : ''}${level}`;
  return board + hexName({ column, row }) + height;
}

/** The inverse of printing; undefined when the text is not a coordinate. */
export function parseCoordinate(text: string): Coordinate | undefined {
  const match = PRINTED.exec(text);
  if (!match) return undefined;
  const [, board = '', letters = '', digits = '', level = '0'] = match;
  const column = columnNumber(letters);
  if (column < 0) return undefined;
  const row = Number(digits) - (isRaised(column) ? 0 : 1);
  const coordinate = { board, column, row, level: Number(level) };
  return row >= 0 && printCoordinate(coordinate) === text ? coordinate : undefined;
}

/** The number of a hex on a single board's grid by its printed name, or -1. */
export function hexNumber(grid: Grid, name: string): number {
  const coordinate = parseCoordinate(name);
  return coordinate ? hexIndex(grid, coordinate.column, coordinate.row) : -1;
}
