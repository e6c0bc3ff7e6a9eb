/** The boards of a VASL map, and the hexes of a point on it. */
import { split } from './tokens.js';

export interface BoardOnMap {
  readonly column: number;
  readonly row: number;
  readonly name: string;
  /** Turned upside down. */
  readonly reversed: boolean;
  readonly version: string;
  readonly zoom: number;
  /** On the unturned board; a width or height of -1 is all of it. */
  readonly crop: Rectangle | undefined;
  readonly overlays: readonly { readonly name: string; readonly hex1: string; readonly hex2: string }[];
  readonly terrainRules: readonly string[];
  /** Where it lies on the map. */
  readonly pixels: Rectangle;
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const BOARD = { width: 1800, height: 645 };
const HEX = { width: 56.25, height: 64.5 };
/** A rim lies around the boards: narrower up to VASL 6.1. */
const RIM = { now: 400, before: 200 };
const MOST_BOARDS = 100;
/** These begin with an r, and are not turned. */
const NAMES_WITH_R = new Set(['r', 'rdx']);

export function boardsIn(command: string, vaslVersion: string): BoardOnMap[] {
  const rim = /^([0-5]\.|6\.[01]\b)/.test(vaslVersion) ? RIM.before : RIM.now;
  const boards: BoardOnMap[] = [];
  for (const text of command.split(/\t?bd\t/).slice(1, MOST_BOARDS + 1)) {
    const words = split(text, '\t');
    if (words.length < 3) continue;
    const board = boardOf(words);
    const before = (isBefore: (one: BoardOnMap) => boolean, size: 'width' | 'height') =>
      boards.filter(isBefore).reduce((sum, one) => sum + one.pixels[size], rim);
    const x = before((one) => one.row === board.row && one.column < board.column, 'width');
    const y = before((one) => one.column === board.column && one.row < board.row, 'height');
    boards.push({ ...board, pixels: { x, y, ...sizeOf(board) } });
  }
  return boards;
}

const numberIn = (word: string | undefined): number => Number(word) || 0;

function boardOf(words: readonly string[]): Omit<BoardOnMap, 'pixels'> {
  const [column, row, written = ''] = words;
  const reversed = written.startsWith('r') && !NAMES_WITH_R.has(written);
  const at = words.indexOf('VER');
  const [x, y, width, height] = words.slice(3, at < 0 ? 3 : at).map(Number);
  const after = at < 0 ? [] : words.slice(at + 2);
  return {
    column: numberIn(column),
    row: numberIn(row),
    name: reversed ? written.slice(1) : written,
    reversed,
    version: at < 0 ? '' : (words[at + 1] ?? ''),
    zoom: numberIn(after[after.indexOf('ZOOM') + 1]) || 1,
    crop:
      height === undefined || ![x, y, width, height].every(Number.isFinite)
        ? undefined
        : { x: x as number, y: y as number, width: width as number, height },
    overlays: overlaysIn(after),
    terrainRules: rulesIn(after),
  };
}

function overlaysIn(words: readonly string[]): BoardOnMap['overlays'] {
  return words.flatMap((word, i) => {
    if (word !== 'OVR') return [];
    const [name = '', hex1 = '', hex2 = ''] = words.slice(i + 1);
    return [{ name, hex1, hex2 }];
  });
}

function rulesIn(words: readonly string[]): string[] {
  const at = words.indexOf('SSR');
  if (at < 0) return [];
  const rest = words.slice(at + 1);
  const end = rest.findIndex((word) => word === 'ZOOM' || word === 'FH');
  return rest.slice(0, end < 0 ? rest.length : end).filter((word) => word !== '');
}

function sizeOf({ crop, zoom }: Pick<BoardOnMap, 'crop' | 'zoom'>): { width: number; height: number } {
  const width = crop && crop.width >= 0 ? crop.width : BOARD.width;
  const height = crop && crop.height >= 0 ? crop.height : BOARD.height;
  return { width: width * zoom, height: height * zoom };
}

interface OnBoard {
  readonly board: string;
  readonly hex: string;
  /** It lies on the hexside between both: in bypass. */
  readonly bypass: string | undefined;
  /** Pixels off the centre of the hex. */
  readonly offCentre: number;
}

/** Undefined beyond all boards. */
export function onBoard(boards: readonly BoardOnMap[], x: number, y: number): OnBoard | undefined {
  const board = boards.find(({ pixels }) => isWithin(pixels, x, y));
  if (!board) return undefined;
  const point = pointOn(board, x - board.pixels.x, y - board.pixels.y);
  const hex = hexAt(point);
  const bypass = bypassOf(point, hex);
  return {
    board: board.name,
    hex: nameOf(hex),
    bypass: bypass && nameOf(bypass),
    offCentre: Math.round(10 * apart(point, centreOf(hex))) / 10,
  };
}

const isWithin = (area: Rectangle, x: number, y: number): boolean =>
  x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of the picture in the pixels of the whole board as it is printed. */
function pointOn({ reversed, zoom, crop, pixels }: BoardOnMap, x: number, y: number): Point {
  const turned = reversed ? { x: pixels.width - x, y: pixels.height - y } : { x, y };
  return { x: Math.round(turned.x / zoom) + (crop?.x ?? 0), y: Math.round(turned.y / zoom) + (crop?.y ?? 0) };
}

interface Hex {
  readonly column: number;
  readonly row: number;
}

const isOdd = (column: number): boolean => column % 2 !== 0;

function hexAt({ x, y }: Point): Hex {
  const column = Math.floor(x / HEX.width + 0.5);
  const row = isOdd(column) ? Math.floor(y / HEX.height + 0.5) : Math.floor(y / HEX.height) + 1;
  return { column, row };
}

const centreOf = ({ column, row }: Hex): Point => ({
  x: HEX.width * column,
  y: isOdd(column) ? HEX.height * row : HEX.height * (row - 1) + HEX.height / 2,
});

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** VASL snaps counters to the middles of hexsides, too. */
const SNAP = 1.5;

function bypassOf(point: Point, hex: Hex): Hex | undefined {
  const centre = centreOf(hex);
  return neighboursOf(hex).find((beside) => {
    const there = centreOf(beside);
    return apart(point, { x: (centre.x + there.x) / 2, y: (centre.y + there.y) / 2 }) <= SNAP;
  });
}

function neighboursOf({ column, row }: Hex): Hex[] {
  const above = isOdd(column) ? row : row - 1;
  return [
    { column, row: row - 1 },
    { column, row: row + 1 },
    ...[column - 1, column + 1].flatMap((beside) => [
      { column: beside, row: above },
      { column: beside, row: above + 1 },
    ]),
  ];
}

const LETTERS = 26;

/** A to Z, then AA, BB and on. */
function nameOf({ column, row }: Hex): string {
  const letter = String.fromCharCode(65 + (((column % LETTERS) + LETTERS) % LETTERS));
  return `${letter.repeat(Math.max(1, Math.floor(column / LETTERS) + 1))}${row}`;
}
