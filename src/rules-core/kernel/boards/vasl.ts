/**
 * Reads the terrain of a VASL board, from the archive players have or from its files. The format in short: LOSData is
 * gzip over Java block data holding the size, then elevation and terrain code of every pixel, then a stairway byte a
 * hex; BoardMetadata.xml names the board and its grid; SharedBoardMetadata.xml names the terrain codes.
 *
 * Archives come from strangers: sizes are checked before anything is unpacked, and what is wrong is a value.
 */
import { type Cell, centre, type Grid, UNITS } from '../geometry/grid.js';
import { type Board, createBoard, type Ground, type Hex, type HexDetails } from './board.js';
import { findTerrain, TERRAIN_BY_CODE } from './terrain.js';
import { readLosData } from './vasl-data.js';
import { failed, type Read } from './vasl-problem.js';
import { GEOMORPHIC, rescaled, type Scale } from './vasl-scale.js';
import { attributesOf, textOf } from './vasl-xml.js';
import { unzip } from './vasl-zip.js';

export type { Read } from './vasl-problem.js';

export interface VaslFiles {
  readonly losData: Uint8Array;
  readonly boardMetadata: Uint8Array;
  /** Where it is missing, the codes are taken to be those every current archive uses. */
  readonly sharedMetadata?: Uint8Array;
}

export const VASL_FILES = {
  losData: 'LOSData',
  boardMetadata: 'BoardMetadata.xml',
  sharedMetadata: 'SharedBoardMetadata.xml',
} as const;

/** Boards of up to this many columns and rows: three geomorphic boards a side. */
const MOST_COLUMNS = 100;
const MOST_ROWS = 60;

/** A board from the bytes of its archive. */
export function readVaslArchive(archive: Uint8Array, sharedMetadata?: Uint8Array): Read<Board> {
  const unpacked = unzip(archive, [VASL_FILES.losData, VASL_FILES.boardMetadata]);
  if (!unpacked.ok) return unpacked;
  const losData = unpacked.value.get(VASL_FILES.losData);
  const boardMetadata = unpacked.value.get(VASL_FILES.boardMetadata);
  if (!losData)
    return failed('MISSING', VASL_FILES.losData, 'The archive has no LOSData: use a board of VASL 6.');
  if (!boardMetadata)
    return failed('MISSING', VASL_FILES.boardMetadata, 'The archive has no BoardMetadata.xml.');
  return readVaslBoard({ losData, boardMetadata, ...(sharedMetadata && { sharedMetadata }) });
}

/** A board from its files. */
export function readVaslBoard(files: VaslFiles): Read<Board> {
  const head = readHead(files.boardMetadata);
  if (!head.ok) return head;
  const codes = files.sharedMetadata ? readTerrainCodes(files.sharedMetadata) : sameCodes();
  if (!codes.ok) return codes;
  const { name, columns, rows, scale } = head.value;
  const data = readLosData(files.losData, { columns, rows });
  if (!data.ok) return data;
  const { elevation, terrain, stairways } = rescaled(data.value, { columns, rows }, scale);
  for (let pixel = 0; pixel < terrain.length; pixel++) {
    const code = codes.value[terrain[pixel]!]!;
    if (code < 0) {
      return failed('UNKNOWN_TERRAIN', VASL_FILES.losData, `Terrain code ${terrain[pixel]} has no name.`);
    }
    terrain[pixel] = code;
  }
  const details = (hex: Hex, board: Ground): HexDetails => ({
    stairway: stairways[hex.index] === 1,
    terrain: hexTerrain(board, hex),
  });
  return { ok: true, value: createBoard({ name, columns, rows, raster: { elevation, terrain }, details }) };
}

interface Head extends Grid {
  readonly name: string;
  readonly scale: Scale;
}

function readHead(xml: Uint8Array): Read<Head> {
  const path = VASL_FILES.boardMetadata;
  const text = textOf(xml, path);
  if (!text.ok) return text;
  const [head] = attributesOf(text.value, 'boardMetadata');
  if (!head) return failed('SHAPE', path, 'There is no boardMetadata element.');
  const columns = Number(head.get('width'));
  const rows = Number(head.get('height'));
  if (!isWhole(columns, MOST_COLUMNS) || !isWhole(rows, MOST_ROWS)) {
    return failed(
      'SHAPE',
      path,
      `width and height must be whole numbers up to ${MOST_COLUMNS} and ${MOST_ROWS}.`,
    );
  }
  const scale = scaleOf(head);
  if (!scale) return failed('GEOMETRY', path, 'The hex grid cannot be read: A1 must be at its upper left.');
  return { ok: true, value: { name: (head.get('name') ?? '').slice(0, 40), columns, rows, scale } };
}

/** How the picture lays its hexes; undefined when the grid lies another way than ours. */
function scaleOf(head: ReadonlyMap<string, string>): Scale | undefined {
  const number = (name: string, usual: number) => Number(head.get(name) ?? usual);
  const hexWidth = number('hexWidth', GEOMORPHIC.hexWidth);
  const hexHeight = number('hexHeight', GEOMORPHIC.hexHeight);
  const a1 = { x: number('A1CenterX', 0), y: number('A1CenterY', hexHeight / 2) };
  const sizes = [hexWidth, hexHeight].every((size) => size >= 10 && size <= 1000);
  const placed = a1.x >= 0 && a1.x <= hexWidth && a1.y >= 0 && a1.y <= 2 * hexHeight;
  const turned = head.get('altHexGrain')?.toUpperCase() === 'TRUE';
  return sizes && placed && !turned ? { hexWidth, hexHeight, a1 } : undefined;
}

const isWhole = (value: number, most: number): boolean =>
  Number.isInteger(value) && value > 0 && value <= most;

/** Our code for each code of the archive, -1 where it has no name. */
function readTerrainCodes(xml: Uint8Array): Read<Int16Array> {
  const path = VASL_FILES.sharedMetadata;
  const text = textOf(xml, path);
  if (!text.ok) return text;
  const codes = new Int16Array(256).fill(-1);
  for (const element of attributesOf(text.value, 'terrainType')) {
    const code = Number(element.get('typeCode'));
    const terrain = findTerrain(terrainNameOf(element.get('name') ?? ''));
    if (Number.isInteger(code) && code >= 0 && code < 256 && terrain) codes[code] = terrain.code;
  }
  return codes.every((code) => code < 0)
    ? failed('SHAPE', path, 'There is no terrainType element with a name and a typeCode.')
    : { ok: true, value: codes };
}

/** "Stone Building, 1 Level" is our stone-building-1-level. */
const terrainNameOf = (name: string): string =>
  name
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const sameCodes = (): Read<Int16Array> => ({
  ok: true,
  value: Int16Array.from(TERRAIN_BY_CODE, (terrain) => terrain?.code ?? -1),
});

/** Pixels around the centre dot that still count as the dot: a building may just miss it. */
const NEAR_DOT = [-5, 0, 5];

/** The terrain of the hex, or the building that just misses its dot. */
function hexTerrain(board: Ground, hex: Hex): number {
  const isBuilding = (code: number) => board.terrains[code]?.kind === 'building';
  return isBuilding(hex.terrain) ? hex.terrain : (codesNearDot(board, hex).find(isBuilding) ?? hex.terrain);
}

function codesNearDot(board: Ground, cell: Cell): number[] {
  const { x, y } = centre(cell.column, cell.row);
  const codes: number[] = [];
  for (const dx of NEAR_DOT) {
    for (const dy of NEAR_DOT) {
      const column = Math.floor(x / UNITS) + dx;
      const row = Math.floor(y / UNITS) + dy;
      if (column < 0 || row < 0 || column >= board.width || row >= board.height) continue;
      codes.push(board.terrain[column * board.height + row]!);
    }
  }
  return codes;
}
