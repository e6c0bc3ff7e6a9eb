import { columnName } from '../geometry/coordinates.js';
import {
  cellOf,
  type Grid,
  HEXSIDES,
  type Hexside,
  hexCount,
  neighbour,
  neighbours,
  range,
} from '../geometry/grid.js';
import {
  centreOf,
  type HexIndex,
  hexNamed,
  hexOfNumber,
  nameOf,
  oppositeSide,
  printedNumber,
  SIDE_NAMES,
  sideBetween,
  sideNamed,
} from './hexes.js';
import type { Problems } from './problems.js';

/** A hexside of a hex; every inner hexside is also that of a neighbour, and is kept under the lower hex number. */
export interface HexSide {
  readonly hex: HexIndex;
  readonly side: Hexside;
}

/** A way from hex to hex; `from` and `to` are the sides by which it leaves the board at its ends. */
export interface Path {
  readonly hexes: readonly HexIndex[];
  readonly from?: Hexside;
  readonly to?: Hexside;
}

/** Hexes named one by one (`B3`) or as the rectangle between two of them (`B3-D6`), separated by spaces. */
export function parseHexes(grid: Grid, text: string, path: string, problems: Problems): HexIndex[] {
  const found = new Set<HexIndex>();
  for (const word of words(text)) {
    const corners = word.split('-');
    const ends = corners.map((name) => namedHex(grid, name, path, problems));
    if (corners.length > 2)
      problems.add('UNKNOWN_HEX', path, `"${shown(word)}" is not a hex or a range; write B3 or B3-D6`);
    else if (ends.every((hex) => hex >= 0)) {
      const hexes = rectangle(grid, ends[0]!, ends[ends.length - 1]!);
      if (!problems.spend(hexes.length, path)) break;
      for (const hex of hexes) found.add(hex);
    }
  }
  return [...found].sort((a, b) => a - b);
}

function rectangle(grid: Grid, a: HexIndex, b: HexIndex): HexIndex[] {
  const columns = [a, b].map((hex) => cellOf(grid, hex).column).sort((x, y) => x - y);
  const numbers = [a, b].map((hex) => printedNumber(grid, hex)).sort((x, y) => x - y);
  const hexes: HexIndex[] = [];
  for (let column = columns[0]!; column <= columns[1]!; column++)
    for (let number = numbers[0]!; number <= numbers[1]!; number++) {
      const hex = hexOfNumber(grid, column, number);
      if (hex >= 0) hexes.push(hex);
    }
  return hexes;
}

/** The shortest list this format can say a set of hexes with: runs in a column, equal runs of neighbouring columns joined. */
export function printHexes(grid: Grid, hexes: readonly HexIndex[]): string {
  const open: Block[] = [];
  const done: Block[] = [];
  for (const run of runs(grid, hexes)) {
    const block = open.find((b) => b.last === run.column - 1 && b.top === run.top && b.bottom === run.bottom);
    if (block) block.last = run.column;
    else {
      const fresh = { first: run.column, last: run.column, top: run.top, bottom: run.bottom };
      open.push(fresh);
      done.push(fresh);
    }
  }
  return done.map((block) => printBlock(block)).join(' ');
}

interface Block {
  first: number;
  last: number;
  top: number;
  bottom: number;
}

function printBlock({ first, last, top, bottom }: Block): string {
  const start = columnName(first) + top;
  return first === last && top === bottom ? start : `${start}-${columnName(last)}${bottom}`;
}

function runs(grid: Grid, hexes: readonly HexIndex[]): { column: number; top: number; bottom: number }[] {
  const found: { column: number; top: number; bottom: number }[] = [];
  for (const hex of [...hexes].sort((a, b) => a - b)) {
    const { column } = cellOf(grid, hex);
    const number = printedNumber(grid, hex);
    const last = found[found.length - 1];
    if (last && last.column === column && last.bottom === number - 1) last.bottom = number;
    else found.push({ column, top: number, bottom: number });
  }
  return found;
}

/** Hexsides: `F5/F6`, `F5/ne`, or `(F5 F6 G5)` for all sides around a group of hexes. */
export function parseSides(grid: Grid, text: string, path: string, problems: Problems): HexSide[] {
  const found = new Map<string, HexSide>();
  const keep = (side: HexSide) => found.set(`${side.hex}/${side.side}`, side);
  const rest = text.replace(/\(([^()]*)\)/g, (_, group: string) => {
    for (const side of outline(grid, parseHexes(grid, group, path, problems))) keep(side);
    return ' ';
  });
  for (const word of words(rest)) {
    const side = parseSide(grid, word);
    if (side) keep(side);
    else
      problems.add(
        'UNKNOWN_SIDE',
        path,
        `"${shown(word)}" is not a hexside of this board; ${sideHelp(grid, word)}`,
      );
  }
  return sortSides([...found.values()]);
}

/** Places in hexes, between the centre dot and a hexside: `F5/ne`. Unlike a hexside, a place is in one hex only. */
export function parsePlaces(grid: Grid, text: string, path: string, problems: Problems): HexSide[] {
  const found = new Map<string, HexSide>();
  for (const word of words(text)) {
    const [name = '', direction = '', ...more] = word.split('/');
    const hex = hexNamed(grid, name);
    const side = sideNamed(direction);
    if (hex < 0 || side === undefined || more.length > 0)
      problems.add(
        'UNKNOWN_SIDE',
        path,
        `"${shown(word)}" is not a place in a hex of this board; write F5/ne with n, ne, se, s, sw or nw`,
      );
    else if (neighbour(grid, hex, side) < 0)
      problems.add(
        'UNKNOWN_SIDE',
        path,
        `${name} has no hex beside it to the ${direction}; choose another side`,
      );
    else found.set(`${hex}/${side}`, { hex, side });
  }
  return sortSides([...found.values()]);
}

export const printPlaces = (grid: Grid, places: readonly HexSide[]): string =>
  places.map(({ hex, side }) => `${nameOf(grid, hex)}/${SIDE_NAMES[side]}`).join(' ');

function sideHelp(grid: Grid, word: string): string {
  const [first = '', second = ''] = word.split('/');
  const hex = hexNamed(grid, first);
  if (hex < 0 || hexNamed(grid, second) < 0) return 'write F5/F6, F5/ne or (F5 F6) for a ring';
  const touching = neighbours(grid, hex).map((other) => nameOf(grid, other));
  return `${first} touches ${touching.join(', ')}`;
}

const sortSides = (sides: readonly HexSide[]): HexSide[] =>
  [...sides].sort((a, b) => a.hex - b.hex || a.side - b.side);

function parseSide(grid: Grid, word: string): HexSide | undefined {
  const parts = word.split('/');
  const hex = hexNamed(grid, parts[0] ?? '');
  if (parts.length !== 2 || hex < 0) return undefined;
  const direction = sideNamed(parts[1]!);
  if (direction !== undefined) return canonicalSide(grid, { hex, side: direction });
  const other = hexNamed(grid, parts[1]!);
  const side = other < 0 ? undefined : sideBetween(grid, hex, other);
  return side === undefined ? undefined : canonicalSide(grid, { hex, side });
}

export function canonicalSide(grid: Grid, { hex, side }: HexSide): HexSide {
  const other = neighbour(grid, hex, side);
  return other >= 0 && other < hex ? { hex: other, side: oppositeSide(side) } : { hex, side };
}

/** The sides between a group of hexes and the rest of the board; the board's own edge does not count. */
function outline(grid: Grid, hexes: readonly HexIndex[]): HexSide[] {
  const inside = new Set(hexes);
  return hexes.flatMap((hex) =>
    HEXSIDES.filter((side) => {
      const other = neighbour(grid, hex, side);
      return other >= 0 && !inside.has(other);
    }).map((side) => canonicalSide(grid, { hex, side })),
  );
}

export function printSides(grid: Grid, sides: readonly HexSide[]): string {
  return sides.map((side) => printSide(grid, side)).join(' ');
}

function printSide(grid: Grid, { hex, side }: HexSide): string {
  const other = neighbour(grid, hex, side);
  return `${nameOf(grid, hex)}/${other >= 0 ? nameOf(grid, other) : SIDE_NAMES[side]}`;
}

/** Hexes in order; hexes that do not touch are joined by the straightest line; `I1/n` at an end leaves the board there. */
export function parsePath(grid: Grid, text: string, path: string, problems: Problems): Path {
  const steps = words(text);
  const hexes: HexIndex[] = [];
  const exits: (Hexside | undefined)[] = [];
  for (const word of steps) {
    const [name, direction] = word.split('/') as [string, string | undefined];
    const hex = namedHex(grid, name, path, problems);
    if (hex < 0) continue;
    exits.push(exitSide(grid, hex, direction, word, path, problems));
    const last = hexes[hexes.length - 1] ?? hex;
    if (!problems.spend(range(grid, last, hex), path)) break;
    if (hexes.length === 0) hexes.push(hex);
    else hexes.push(...lineTo(grid, last, hex));
  }
  if (exits.slice(1, -1).some((side) => side !== undefined))
    problems.add(
      'BROKEN_PATH',
      path,
      'only the first and the last hex of a path may leave the board by a side',
    );
  const from = exits[0];
  const to = exits.length > 1 ? exits[exits.length - 1] : undefined;
  if (hexes.length === 0) problems.add('BROKEN_PATH', path, 'a path needs at least one hex');
  return { hexes, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function exitSide(
  grid: Grid,
  hex: HexIndex,
  direction: string | undefined,
  word: string,
  path: string,
  problems: Problems,
): Hexside | undefined {
  if (direction === undefined) return undefined;
  const side = sideNamed(direction);
  if (side !== undefined && neighbour(grid, hex, side) < 0) return side;
  problems.add(
    'BROKEN_PATH',
    path,
    `"${shown(word)}" does not leave the board; name a side that lies on the board's edge`,
  );
  return undefined;
}

/** The hexes after `from` up to `to`, each step the one that stays nearest the straight line among those that come closer. */
function lineTo(grid: Grid, from: HexIndex, to: HexIndex): HexIndex[] {
  const start = centreOf(grid, from);
  const end = centreOf(grid, to);
  const line: HexIndex[] = [];
  let here = from;
  while (here !== to) {
    const left = range(grid, here, to);
    const closer = HEXSIDES.map((side) => neighbour(grid, here, side)).filter(
      (hex) => hex >= 0 && range(grid, hex, to) < left,
    );
    here = closer.reduce((best, hex) => (offLine(hex) < offLine(best) ? hex : best));
    line.push(here);
  }
  return line;

  function offLine(hex: HexIndex): number {
    const point = centreOf(grid, hex);
    return Math.abs((point.x - start.x) * (end.y - start.y) - (point.y - start.y) * (end.x - start.x));
  }
}

export function printPath(grid: Grid, path: Path): string {
  return path.hexes
    .map((hex, i) => {
      const exit = i === 0 ? path.from : i === path.hexes.length - 1 ? path.to : undefined;
      return nameOf(grid, hex) + (exit === undefined ? '' : `/${SIDE_NAMES[exit]}`);
    })
    .join(' ');
}

function namedHex(grid: Grid, name: string, path: string, problems: Problems): HexIndex {
  const hex = hexNamed(grid, name);
  if (hex < 0)
    problems.add('UNKNOWN_HEX', path, `"${shown(name)}" is not a hex of this board (${boardRange(grid)})`);
  return hex;
}

const boardRange = (grid: Grid): string => `${nameOf(grid, 0)} to ${nameOf(grid, hexCount(grid) - 1)}`;

/** Enough of a word to find it again. */
const shown = (word: string): string => (word.length > 20 ? `${word.slice(0, 20)}...` : word);

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');
