import { HEXSIDES } from '../../geometry/grid.js';
import { type BoardParts, createBoard, type Hex, type HexDetails, type Sides } from '../board.js';
import { centreTerrain, type DetailedBoard, featuresOf, type HexFeatures, hexLevels } from '../features.js';
import { canonicalSide, type HexSide } from '../hex-list.js';
import { allHexes, centreOf, type HexIndex, sideMiddle, vertexOf } from '../hexes.js';
import { type BoardPlan, courseSides, stretches } from '../plan.js';
import { OPEN_GROUND, TERRAIN_BY_CODE, terrainNamed } from '../terrain.js';
import {
  type AreaName,
  BRIDGES,
  DEPTHS,
  type HexsideTerrain,
  ROADS,
  SHAPES,
  WATERCOURSES,
} from '../vocabulary.js';
import { paintBuilding, paintSmallHouse } from './buildings.js';
import { Canvas, type Visit } from './canvas.js';
import { paintCourse, strokeStretch } from './courses.js';
import { growLevels, growTerrain, RAGGED, SMOOTH } from './ground.js';
import { paintPieces } from './pieces.js';

/**
 * Paints a board from its plan. Only whole numbers decide a pixel and every shape comes from the plan's seed, so the
 * same plan gives the same bytes on every machine.
 */
export function paintBoard(plan: BoardPlan): DetailedBoard {
  const canvas = new Canvas(plan);
  const levels = hexLevels(plan);
  paintGround(canvas, plan, levels);
  for (const road of plan.roads)
    paintCourse(canvas, road, { halfWidth: ROADS[road.is], wander: 0, seed: plan.seed }, levels);
  for (const course of plan.watercourses)
    paintCourse(canvas, course, { halfWidth: WATERCOURSES[course.is], wander: 40, seed: plan.seed }, levels);
  paintHexsides(canvas, plan);
  for (const building of plan.buildings) paintBuilding(canvas, building, plan.seed, plan.outlines);
  for (const { is, of } of plan.houses) for (const place of of) paintSmallHouse(canvas, is, place);
  paintBridges(canvas, plan, levels);
  const features = featuresOf(plan);
  return { ...createBoard(partsOf(plan, canvas, levels, features)), features };
}

function paintGround(canvas: Canvas, plan: BoardPlan, levels: Int8Array): void {
  canvas.terrain.fill(terrainNamed(plan.ground).code);
  if (plan.outlines === 'hexes') {
    fillHexes(canvas, plan, levels);
    return;
  }
  growLevels(canvas, levels, plan.seed);
  growTerrain(canvas, hexCodes(plan, 'field'), plan.seed + 10, SMOOTH);
  growTerrain(canvas, hexCodes(plan, 'patch'), plan.seed + 20, RAGGED);
  for (const { is, of } of plan.terrain)
    for (const hex of of) {
      if (SHAPES.get(is) === 'hex') canvas.inHex(hex, canvas.brush(is));
      if (SHAPES.get(is) === 'pieces') paintPieces(canvas, hex, is, plan.seed + 30);
    }
}

/** Every hex to its edges. */
function fillHexes(canvas: Canvas, plan: BoardPlan, levels: Int8Array): void {
  const ground = terrainNamed(plan.ground).code;
  const codes = new Uint8Array(levels.length).fill(ground);
  for (const { is, of } of plan.terrain) for (const hex of of) codes[hex] = terrainNamed(is).code;
  for (const hex of allHexes(plan))
    canvas.inHex(hex, (pixel) => {
      canvas.elevation[pixel] = levels[hex]!;
      canvas.terrain[pixel] = codes[hex]!;
    });
}

function hexCodes(plan: BoardPlan, shape: 'field' | 'patch'): Uint8Array {
  const codes = new Uint8Array(allHexes(plan).length);
  const wanted = (name: AreaName) => SHAPES.get(name) === shape;
  for (const { is, of } of plan.terrain)
    if (wanted(is)) for (const hex of of) codes[hex] = terrainNamed(is).code;
  return codes;
}

/** Half the thickness of what stands on a hexside, in quarter pixels. */
const THICKNESS: Record<Exclude<HexsideTerrain, 'crest'>, number> = {
  wall: 6,
  hedge: 7,
  bocage: 10,
  cliff: 6,
  'cactus-hedge': 7,
  'road-block': 8,
  'dune-crest-low': 5,
  'dune-crest-high': 6,
  'railway-embankment': 6,
};
const HALF_GATE = 26;

/**
 * Hexside terrain stands on its hexside from vertex to vertex, but for a gap at a gate or where a road goes through.
 * A crest is a fold of the ground, not a thing: the hexes know it, the raster does not.
 */
function paintHexsides(canvas: Canvas, plan: BoardPlan): void {
  const roads = courseSides(plan, plan.roads);
  const gates = new Set(plan.gates.map(({ hex, side }) => `${hex}/${side}`));
  for (const { is, of } of plan.hexsides) {
    if (is === 'crest') continue;
    const paint = canvas.brush(is);
    for (const { hex, side } of of) {
      const middle = sideMiddle(plan, hex, side);
      const open = gates.has(`${hex}/${side}`) || (is !== 'road-block' && (roads[hex]! & (1 << side)) !== 0);
      const gapped: Visit = (pixel, x, y) => {
        if (Math.abs(x - middle.x) > HALF_GATE || Math.abs(y - middle.y) > HALF_GATE) paint(pixel, x, y);
      };
      const from = vertexOf(plan, hex, side);
      canvas.inStroke(from, vertexOf(plan, hex, side + 1), THICKNESS[is], open ? gapped : paint);
    }
  }
}

/** A bridge lies along its road at the level of the ground beside the water. */
function paintBridges(canvas: Canvas, plan: BoardPlan, levels: Int8Array): void {
  for (const { is, of } of plan.bridges)
    for (const hex of of) {
      const paint = canvas.brush(is);
      const deck: Visit = (pixel, x, y) => {
        paint(pixel, x, y);
        canvas.elevation[pixel] = levels[hex]!;
      };
      const spans = plan.roads
        .flatMap(({ along }) => stretches(plan, along))
        .filter((stretch) => stretch.hex === hex);
      const onBridge: Visit = (pixel, x, y) => {
        if (nearWater(canvas, hex, x, y)) deck(pixel, x, y);
      };
      for (const span of spans)
        strokeStretch(canvas, span, { halfWidth: BRIDGES[is], wander: 0, seed: plan.seed }, onBridge);
    }
}

/** A bridge reaches this far from the centre dot, in quarter pixels: over the water and onto both banks. */
const HALF_BRIDGE = 96;

function nearWater(canvas: Canvas, hex: HexIndex, x: number, y: number): boolean {
  const dot = centreOf(canvas.grid, hex);
  return (x - dot.x) * (x - dot.x) + (y - dot.y) * (y - dot.y) <= HALF_BRIDGE * HALF_BRIDGE;
}

function partsOf(
  plan: BoardPlan,
  canvas: Canvas,
  levels: Int8Array,
  features: ReadonlyMap<HexIndex, HexFeatures>,
): BoardParts {
  const roads = courseSides(plan, plan.roads);
  const hexsides = new Map<string, number>();
  for (const { is, of } of plan.hexsides)
    for (const side of of) hexsides.set(keyOf(side), terrainNamed(is).code);
  const details = ({ index: hex }: Hex): HexDetails => {
    const here = features.get(hex) ?? {};
    return {
      level: levels[hex]! + sunkenBy(here),
      terrain: centreTerrain(plan, here),
      hexsides: HEXSIDES.map(
        (side) => hexsides.get(keyOf(canonicalSide(plan, { hex, side }))) ?? OPEN_GROUND,
      ) as unknown as Sides<number>,
      roads: roads[hex]!,
      bridges: here.bridge ? roads[hex]! : 0,
      stairway: here.building?.stairway ?? false,
    };
  };
  return { name: plan.board, columns: plan.columns, rows: plan.rows, raster: canvas, details };
}

const keyOf = ({ hex, side }: HexSide): string => `${hex}/${side}`;

/** How far the centre dot lies above or below the ground of its hex. */
function sunkenBy({ bridge, building, watercourse, roadSides }: HexFeatures): number {
  if (bridge || building) return 0;
  const codes = watercourse === undefined ? (roadSides ?? []) : [watercourse];
  const depths = codes.map((code) => DEPTHS.get(TERRAIN_BY_CODE[code]?.name ?? 'open-ground') ?? 0);
  return depths.find((depth) => depth !== 0) ?? 0;
}
