import { HEXSIDES, type Hexside, neighbour, UNITS } from '../geometry/grid.js';
import { type Board, type Hex, terrainOf } from './board.js';
import { type HexFeatures, hasFeatures } from './features.js';
import { centreOf, type HexIndex, oppositeSide, sideMiddle } from './hexes.js';
import { OPEN_GROUND, type Terrain } from './terrain.js';
import type { BuildingKind, Feature, Material } from './vocabulary.js';

/** Everything a rulebook may ask of the ground in a hex, whatever kind of board it lies on. */
interface HexGround {
  readonly hex: Hex;
  readonly level: number;
  /** At the centre dot. */
  readonly terrain: Terrain;
  /** What fills the hex besides: the woods of a woods-road or of a wooded gully; the centre terrain where nothing does. */
  readonly fills: Terrain;
  readonly watercourse?: Terrain;
  readonly building?: GroundBuilding;
  readonly bridge?: GroundBridge;
  /** Small houses that leave the centre dot free, by the side towards which they stand. */
  readonly houses?: { readonly material: Material; readonly sides: readonly Hexside[] };
  /** Road surfaces by hexside; undefined where no road crosses. */
  readonly roads: readonly (Terrain | undefined)[];
  /** Walls, hedges, cliffs... by hexside. */
  readonly hexsides: readonly (Terrain | undefined)[];
  readonly places: readonly Feature[];
}

interface GroundBuilding {
  readonly terrain: Terrain;
  readonly material: Material;
  readonly kind: BuildingKind;
  readonly upperLevels: number;
  readonly stairway: boolean;
  /** Hexsides across which the same building goes on. */
  readonly joined: readonly Hexside[];
}

interface GroundBridge {
  readonly terrain: Terrain;
  /** What flows or lies below, and at which level. */
  readonly over: Terrain;
  readonly levelBelow: number;
}

/** Reads the ground of a hex. */
export function groundOf(board: Board, index: HexIndex): HexGround {
  const hex = board.hexes[index]!;
  const here = hasFeatures(board) ? board.features.get(index) : undefined;
  const terrain = terrainOf(board, hex.terrain);
  const watercourse = here?.watercourse ?? (terrain.kind === 'depression' ? terrain.code : undefined);
  const building = buildingOf(board, hex, here);
  const bridge = bridgeOf(board, hex, here);
  return {
    hex,
    level: hex.level,
    terrain,
    fills: here?.area === undefined ? terrain : terrainOf(board, here.area),
    ...(watercourse !== undefined && { watercourse: terrainOf(board, watercourse) }),
    ...(building && { building }),
    ...(bridge && { bridge }),
    ...(here?.houses && {
      houses: {
        material: here.houses.is,
        sides: HEXSIDES.filter((side) => here.houses!.sides & (1 << side)),
      },
    }),
    roads: HEXSIDES.map((side) => roadAcross(board, hex, side, here)),
    hexsides: HEXSIDES.map((side) => named(board, hex.hexsides[side])),
    places: here?.places ?? [],
  };
}

const named = (board: Board, code: number): Terrain | undefined =>
  code === OPEN_GROUND ? undefined : terrainOf(board, code);

/** The terrain at the middle of a hexside. */
export function terrainAcross(board: Board, hex: Hex, side: Hexside): Terrain {
  const { x, y } = sideMiddle(board, hex.index, side);
  const column = Math.min(board.width - 1, Math.max(0, Math.floor(x / UNITS)));
  const row = Math.min(board.height - 1, Math.max(0, Math.floor(y / UNITS)));
  return terrainOf(board, board.terrain[column * board.height + row]!);
}

function roadAcross(
  board: Board,
  hex: Hex,
  side: Hexside,
  here: HexFeatures | undefined,
): Terrain | undefined {
  if (!(hex.roads & (1 << side))) return undefined;
  const surface = here?.roadSides?.[side];
  return surface ? terrainOf(board, surface) : terrainAcross(board, hex, side);
}

function buildingOf(board: Board, hex: Hex, here: HexFeatures | undefined): GroundBuilding | undefined {
  const terrain = terrainOf(board, hex.terrain);
  const known = here?.building ?? readBuilding(terrain);
  if (!known) return undefined;
  const together = here?.building && new Set(here.building.hexes);
  const joined = HEXSIDES.filter((side) =>
    together
      ? together.has(neighbour(board, hex.index, side))
      : isBuilt(terrainAcross(board, hex, side)) && neighbour(board, hex.index, side) >= 0,
  );
  return {
    terrain,
    material: 'is' in known ? known.is : known.material,
    kind: known.kind,
    upperLevels: known.upperLevels,
    stairway: hex.stairway,
    joined,
  };
}

const isBuilt = ({ kind }: Terrain): boolean =>
  kind === 'building' || kind === 'factory' || kind === 'market';

/** What the name of a building's terrain says of it; `stone-building-2-level` has two upper levels. */
function readBuilding({
  name,
}: Terrain): Pick<GroundBuilding, 'material' | 'kind' | 'upperLevels'> | undefined {
  const parts = /^(gutted-|roofless-)?(stone|wooden)-(building|factory|market-place)(?:-(\d))?/.exec(name);
  if (!parts) return undefined;
  const [, state, material, form, levels = '0'] = parts;
  const factory = state === undefined ? 'factory' : 'roofless-factory';
  return {
    material: material as Material,
    kind:
      form === 'factory'
        ? factory
        : form === 'market-place'
          ? form
          : state === 'gutted-'
            ? 'gutted'
            : 'building',
    upperLevels: form === 'factory' ? Number(levels) - 1 : form === 'market-place' ? 1 : Number(levels),
  };
}

function bridgeOf(board: Board, hex: Hex, here: HexFeatures | undefined): GroundBridge | undefined {
  if (here?.bridge) {
    const { terrain, over, levelBelow } = here.bridge;
    return { terrain: terrainOf(board, terrain), over: terrainOf(board, over), levelBelow };
  }
  const terrain = terrainOf(board, hex.terrain);
  if (terrain.kind !== 'bridge') return undefined;
  return { terrain, ...belowBridge(board, hex) };
}

/** Beside the bridge, some way off the centre dot, lies what it leads over: the lowest ground found there. */
function belowBridge(board: Board, hex: Hex): Pick<GroundBridge, 'over' | 'levelBelow'> {
  const { x, y } = centreOf(board, hex.index);
  let lowest = { over: terrainOf(board, OPEN_GROUND), levelBelow: hex.level };
  for (const side of HEXSIDES) {
    const edge = sideMiddle(board, hex.index, side);
    const column = Math.min(board.width - 1, Math.max(0, (x + edge.x) >> 3));
    const row = Math.min(board.height - 1, Math.max(0, (y + edge.y) >> 3));
    const pixel = column * board.height + row;
    const terrain = terrainOf(board, board.terrain[pixel]!);
    const level = board.elevation[pixel]!;
    const wet = terrain.kind === 'water' || terrain.kind === 'depression';
    if (wet && (level < lowest.levelBelow || lowest.over.code === OPEN_GROUND))
      lowest = { over: terrain, levelBelow: level };
  }
  return lowest;
}

/** What somebody meets who goes from a hex across one of its hexsides. */
interface HexsideCrossing {
  readonly to: HexIndex;
  readonly hexside?: Terrain;
  readonly gate: boolean;
  /** The surface of the road that leads across; a road on one side only leads nowhere. */
  readonly road?: Terrain;
  /** Levels up, negative when it goes down. */
  readonly rise: number;
  /** Both hexes belong to one building. */
  readonly inBuilding: boolean;
}

/** Reads a crossing; undefined at the edge of the board. */
export function crossingFrom(board: Board, from: HexIndex, side: Hexside): HexsideCrossing | undefined {
  const to = neighbour(board, from, side);
  if (to < 0) return undefined;
  const here = groundOf(board, from);
  const there = groundOf(board, to);
  const back = oppositeSide(side);
  const hexside = here.hexsides[side] ?? there.hexsides[back];
  const road = there.roads[back] && here.roads[side];
  return {
    to,
    ...(hexside && { hexside }),
    gate: hasGate(board, from, side) || hasGate(board, to, back),
    ...(road && { road }),
    rise: there.level - here.level,
    inBuilding: here.building?.joined.includes(side) ?? false,
  };
}

function hasGate(board: Board, hex: HexIndex, side: Hexside): boolean {
  const gates = hasFeatures(board) ? (board.features.get(hex)?.gates ?? 0) : 0;
  return (gates & (1 << side)) !== 0;
}
