/** A board told hex by hex, for clients that draw it or answer what lies where. */
import { cellOf, centre, HEXSIDES, neighbour, UNITS } from '../geometry/grid.js';
import type { Board } from './board.js';
import { groundOf } from './hex-ground.js';
import { type BoardMap, isInPlay } from './layout.js';

type SixNames = readonly (string | null)[];

export interface HexFacts {
  /** As printed; a hex on a seam has one name of each board, and answers to all of them. */
  readonly name: string;
  readonly names: readonly string[];
  /** Pixels from the upper left corner of the picture. */
  readonly x: number;
  readonly y: number;
  readonly inPlay: boolean;
  readonly level: number;
  /** At the centre dot. */
  readonly terrain: string;
  /** What fills the hex, where that is something else: the woods of a woods-road hex. */
  readonly fills: string | null;
  readonly watercourse: string | null;
  readonly building: {
    readonly material: string;
    readonly kind: string;
    readonly upperLevels: number;
    readonly stairway: boolean;
  } | null;
  readonly bridge: { readonly terrain: string; readonly over: string; readonly levelBelow: number } | null;
  /** Clockwise from north. */
  readonly hexsides: SixNames;
  readonly roads: SixNames;
  readonly neighbours: SixNames;
  readonly places: readonly string[];
}

const known = new WeakMap<Board, readonly HexFacts[]>();

export function hexFacts(board: Board): readonly HexFacts[] {
  const found = known.get(board);
  if (found) return found;
  const names = namesOf(board);
  const facts = board.hexes.map(({ index }) => factsOf(board, index, names[index] ?? []));
  known.set(board, facts);
  return facts;
}

function namesOf(board: Board): string[][] {
  const names: string[][] = board.hexes.map(() => []);
  for (const [name, index] of board.named) names[index]?.push(name);
  return names;
}

function factsOf(board: Board, index: number, names: readonly string[]): HexFacts {
  const { hex, level, terrain, fills, watercourse, building, bridge, hexsides, roads, places } = groundOf(
    board,
    index,
  );
  const { column, row } = cellOf(board, index);
  const { x, y } = centre(column, row);
  return {
    name: hex.name,
    names: names.length > 0 ? names : [hex.name],
    x: x / UNITS,
    y: y / UNITS,
    inPlay: !('inPlay' in board) || isInPlay(board as BoardMap, index),
    level,
    terrain: terrain.name,
    fills: fills === terrain ? null : fills.name,
    watercourse: watercourse?.name ?? null,
    building: building
      ? {
          material: building.material,
          kind: building.kind,
          upperLevels: building.upperLevels,
          stairway: building.stairway,
        }
      : null,
    bridge: bridge
      ? { terrain: bridge.terrain.name, over: bridge.over.name, levelBelow: bridge.levelBelow }
      : null,
    hexsides: hexsides.map((side) => side?.name ?? null),
    roads: roads.map((road) => road?.name ?? null),
    neighbours: HEXSIDES.map((side) => board.hexes[neighbour(board, index, side)]?.name ?? null),
    places,
  };
}
