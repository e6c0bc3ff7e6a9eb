import { COLUMN_PITCH, HEX_HEIGHT, HEXSIDES, UNITS, VERTICES } from '../../geometry/grid.js';
import { type Board, type Hex, terrainOf } from '../board.js';
import { centreOf } from '../hexes.js';
import { OPEN_GROUND, type Terrain, terrainNamed } from '../terrain.js';
import { CONTOUR_COLOUR, GROUND_COLOUR, levelColour, lookOf, type Marks } from './palette.js';
import { outlines, pathData } from './trace.js';

export interface SvgOptions {
  /** Print hex names (on unless told). */
  readonly names?: boolean;
  /** Hexes outside this set are veiled: what is cropped away from a map. */
  readonly inPlay?: (hex: Hex) => boolean;
}

/** How far an outline may stray from the pixels, in pixels: enough to melt the stairs of slanting edges. */
const TOLERANCE = 0.6;

/** What lies over what. */
const LAYERS: readonly Terrain['kind'][] = [
  'open',
  'water',
  'growth',
  'woods',
  'entrenchment',
  'depression',
  'road',
  'hexside',
  'building',
  'factory',
  'market',
  'bridge',
];

/** A picture of a board, drawn from what its raster and its hexes say and nothing else. */
export function boardSvg(board: Board, { names = true, inPlay }: SvgOptions = {}): string {
  const ground = groundOf(board);
  const used = usedTerrains(board).filter((terrain) => terrain !== ground);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${board.width} ${board.height}" width="${board.width}" height="${board.height}">`,
    `<title>${escapeXml(board.name)}</title>`,
    `<defs>${used.map(markPattern).join('')}${markPattern(ground)}${hexPattern(board)}</defs>`,
    groundArea(board, ground),
    ...levelAreas(board),
    ...used.map((terrain) => terrainArea(board, terrain)),
    ...contours(board),
    crests(board),
    hexGrid(board),
    stairways(board),
    names ? labels(board) : '',
    inPlay ? veil(board, inPlay) : '',
    '</svg>\n',
  ].join('\n');
}

function usedTerrains(board: Board): Terrain[] {
  const codes = new Set<number>();
  for (const code of board.terrain) codes.add(code);
  return [...codes]
    .map((code) => terrainOf(board, code))
    .sort((a, b) => LAYERS.indexOf(a.kind) - LAYERS.indexOf(b.kind) || a.code - b.code);
}

/** What most of the open board is: sand in a desert. It lies under the hills, not over them. */
function groundOf(board: Board): Terrain {
  const counts = new Array<number>(256).fill(0);
  for (const code of board.terrain) counts[code]!++;
  const open = counts.map((_, code) => code).filter((code) => terrainOf(board, code).kind === 'open');
  return terrainOf(
    board,
    open.reduce((most, code) => (counts[code]! > counts[most]! ? code : most), OPEN_GROUND),
  );
}

function groundArea(board: Board, ground: Terrain): string {
  const all = `width="${board.width}" height="${board.height}"`;
  const colour = ground.code === OPEN_GROUND ? GROUND_COLOUR : lookOf(ground).fill;
  const marks = lookOf(ground).marks ? `<rect ${all} fill="url(#t${ground.code})"/>` : '';
  return `<rect ${all} fill="${colour}"/>${marks}`;
}

function terrainArea(board: Board, terrain: Terrain): string {
  const look = lookOf(terrain);
  const d = area(board, (pixel) => board.terrain[pixel] === terrain.code);
  const edge = `stroke="${look.edge ?? look.fill}" stroke-width="${look.edge ? 1.2 : 0.7}" stroke-linejoin="round"`;
  const marks = look.marks ? `<path fill="url(#t${terrain.code})" fill-rule="evenodd" d="${d}"/>` : '';
  const shape = `<path fill="${look.fill}" fill-rule="evenodd" ${edge} d="${d}"/>`;
  return `<g id="${terrain.name}">${shape}${marks}</g>`;
}

const area = (board: Board, has: (pixel: number) => boolean): string =>
  pathData(outlines({ width: board.width, height: board.height, has }, TOLERANCE));

function markPattern(terrain: Terrain): string {
  const { marks } = lookOf(terrain);
  if (!marks) return '';
  const { every } = marks;
  return `<pattern id="t${terrain.code}" width="${every}" height="${every}" patternUnits="userSpaceOnUse">${markPath(marks)}</pattern>`;
}

function markPath({ path, fill, stroke, width }: Marks): string {
  const line = stroke ? ` stroke="${stroke}" stroke-width="${width ?? 1}"` : '';
  return `<path d="${path}" fill="${fill ?? 'none'}"${line}/>`;
}

function levelsOf(board: Board): number[] {
  return [...new Set(board.elevation)].filter((level) => level !== 0).sort((a, b) => a - b);
}

function levelAreas(board: Board): string[] {
  const levels = levelsOf(board);
  const deepestLast = [...levels.filter((l) => l < 0).reverse(), ...levels.filter((l) => l > 0)];
  return deepestLast.map(
    (level) => `<path fill="${levelColour(level)}" fill-rule="evenodd" d="${levelArea(board, level)}"/>`,
  );
}

const levelArea = (board: Board, level: number): string =>
  area(board, (pixel) => (level > 0 ? board.elevation[pixel]! >= level : board.elevation[pixel]! <= level));

/** Contour lines over everything, so that a wooded hill is still seen to be one. */
function contours(board: Board): string[] {
  return levelsOf(board)
    .filter((level) => level > 0)
    .map(
      (level) =>
        `<path fill="none" stroke="${CONTOUR_COLOUR}" stroke-width="1.6" stroke-opacity=".75" d="${levelArea(board, level)}"/>`,
    );
}

/** Hash marks along the hexsides that are a minor crest. */
function crests(board: Board): string {
  const { code } = terrainNamed('crest');
  const d = board.hexes.flatMap((hex) =>
    HEXSIDES.filter((side) => hex.hexsides[side] === code).map((side) => {
      const { x, y } = centreOf(board, hex.index);
      const [a, b] = [VERTICES[side]!, VERTICES[(side + 1) % 6]!];
      return `M${px(x + a.x)} ${px(y + a.y)}L${px(x + b.x)} ${px(y + b.y)}`;
    }),
  );
  const look = `stroke="${CONTOUR_COLOUR}" stroke-width="5" stroke-dasharray="1.5 3"`;
  return d.length === 0 ? '' : `<path fill="none" ${look} d="${d.join('')}"/>`;
}

/** Two columns of hexes, which repeat over the whole board. */
function hexPattern(board: Board): string {
  const column = (x: number, top: number, count: number) =>
    Array.from({ length: count }, (_, row) => hexPath(x, top + row * HEX_HEIGHT)).join('');
  const dots = (x: number, top: number, count: number) =>
    Array.from({ length: count }, (_, row) => `M${px(x) - 1.2} ${px(top + row * HEX_HEIGHT)}h2.4`).join('');
  const low = HEX_HEIGHT / 2;
  return [
    `<path id="columns" fill="none" stroke="#3a3a34" stroke-width=".8" stroke-opacity=".55" d="${column(0, low, board.rows)}${column(COLUMN_PITCH, 0, board.rows + 1)}"/>`,
    `<path id="dots" stroke="#fff" stroke-width="2.4" d="${dots(0, low, board.rows)}${dots(COLUMN_PITCH, 0, board.rows + 1)}"/>`,
  ].join('');
}

/** The upper right half of a hex's outline: neighbours draw the rest. */
function hexPath(x: number, y: number): string {
  const at = (vertex: number) => `${px(x + VERTICES[vertex]!.x)} ${px(y + VERTICES[vertex]!.y)}`;
  return `M${at(0)}L${at(1)} ${at(2)} ${at(3)}`;
}

const px = (units: number): number => units / UNITS;

function hexGrid(board: Board): string {
  const uses: string[] = [];
  for (let column = 0; column < board.columns; column += 2) {
    const x = px(column * COLUMN_PITCH);
    uses.push(`<use href="#columns" x="${x}"/><use href="#dots" x="${x}"/>`);
  }
  return uses.join('');
}

/** White squares where stairs lead up. */
function stairways(board: Board): string {
  const squares = board.hexes
    .filter((hex) => hex.stairway)
    .map((hex) => {
      const { x, y } = centreOf(board, hex.index);
      return `M${px(x) - 3.5} ${px(y) - 3.5}h7v7h-7z`;
    });
  return squares.length === 0
    ? ''
    : `<path fill="#fff" stroke="#222" stroke-width=".8" d="${squares.join('')}"/>`;
}

function labels(board: Board): string {
  const texts = board.hexes.map((hex) => {
    const { x, y } = centreOf(board, hex.index);
    const high = px(y) - 21 > 0;
    const anchor =
      hex.column === 0
        ? ' text-anchor="start"'
        : hex.column === board.columns - 1
          ? ' text-anchor="end"'
          : '';
    const level = hex.level === 0 ? '' : `<tspan class="l" dx="2">${hex.level}</tspan>`;
    return `<text x="${px(x)}" y="${px(y) + (high ? -21 : 14)}"${anchor}>${escapeXml(hex.name)}${level}</text>`;
  });
  const style =
    '<style>.n{font:9px sans-serif;fill:#1c1c18;paint-order:stroke;stroke:#fff;stroke-opacity:.55;stroke-width:1.6px}.l{fill:#7c1d12;font-weight:700}</style>';
  return `${style}<g class="n" text-anchor="middle">${texts.join('')}</g>`;
}

function veil(board: Board, inPlay: (hex: Hex) => boolean): string {
  const d = board.hexes
    .filter((hex) => !inPlay(hex))
    .map((hex) => {
      const { x, y } = centreOf(board, hex.index);
      return `M${VERTICES.map((v) => `${px(x + v.x)} ${px(y + v.y)}`).join('L')}z`;
    });
  return `<path fill="#fff" fill-opacity=".6" d="${d.join('')}"/>`;
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);
