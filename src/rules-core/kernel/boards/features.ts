import type { Grid } from '../geometry/grid.js';
import { HEXSIDES } from '../geometry/grid.js';
import type { Board } from './board.js';
import { allHexes, type HexIndex } from './hexes.js';
import { type BoardPlan, type Building, courseSides } from './plan.js';
import { OPEN_GROUND, type TerrainName, terrainNamed } from './terrain.js';
import { type BuildingKind, buildingTerrain, DEPTHS, type Feature, type Material } from './vocabulary.js';

/** A building as one hex knows it. */
interface BuildingHere {
  readonly is: Material;
  readonly kind: BuildingKind;
  readonly upperLevels: number;
  readonly stairway: boolean;
  /** All hexes of the building, this one among them. */
  readonly hexes: readonly HexIndex[];
}

/** A bridge leads over the terrain below it, which lies at its own level. */
interface BridgeHere {
  readonly terrain: number;
  readonly over: number;
  readonly levelBelow: number;
}

interface HousesHere {
  readonly is: Material;
  readonly sides: number;
}

/** What a hex holds in addition to its centre terrain; absent features are left out. */
export interface HexFeatures {
  /** Terrain that fills the hex: in a woods-road hex the woods, in a wooded gully the woods. */
  readonly area?: number;
  readonly watercourse?: number;
  /** Road surface by hexside; 0 where no road crosses. */
  readonly roadSides?: readonly number[];
  readonly bridge?: BridgeHere;
  readonly building?: BuildingHere;
  /** Small houses beside the centre dot: the sides towards which they stand, as a bit mask. */
  readonly houses?: HousesHere;
  /** Hexsides whose wall, hedge or bocage has a gate, as a bit mask. */
  readonly gates?: number;
  readonly places?: readonly Feature[];
}

/** A board that knows more of its hexes than a raster tells: every board made from a description. */
export interface DetailedBoard extends Board {
  readonly features: ReadonlyMap<HexIndex, HexFeatures>;
}

export const hasFeatures = (board: Board): board is DetailedBoard => 'features' in board;

type Draft = { -readonly [Key in keyof HexFeatures]: HexFeatures[Key] };

/** Collects what a plan says hex by hex. */
export function featuresOf(plan: BoardPlan): Map<HexIndex, HexFeatures> {
  const drafts = new Map<HexIndex, Draft>();
  const at = (hex: HexIndex): Draft => {
    const draft = drafts.get(hex) ?? {};
    drafts.set(hex, draft);
    return draft;
  };
  for (const { is, of } of plan.terrain) for (const hex of of) at(hex).area = codeOf(is);
  for (const { is, along } of plan.watercourses)
    for (const hex of along.hexes) at(hex).watercourse = codeOf(is);
  for (const road of plan.roads) addRoad(plan, road.is, courseSides(plan, [road]), at);
  for (const building of plan.buildings) addBuilding(building, at);
  for (const { is, of } of plan.houses)
    for (const { hex, side } of of)
      at(hex).houses = { is, sides: (at(hex).houses?.sides ?? 0) | (1 << side) };
  for (const { hex, side } of plan.gates) at(hex).gates = (at(hex).gates ?? 0) | (1 << side);
  for (const { is, of } of plan.features)
    for (const hex of of) at(hex).places = [...(at(hex).places ?? []), is];
  addBridges(plan, at);
  return drafts;
}

const codeOf = (name: TerrainName): number => terrainNamed(name).code;

function addRoad(grid: Grid, is: TerrainName, sides: readonly number[], at: (hex: HexIndex) => Draft): void {
  for (const hex of allHexes(grid)) {
    const mask = sides[hex]!;
    if (mask === 0) continue;
    const known = at(hex).roadSides ?? HEXSIDES.map(() => OPEN_GROUND);
    at(hex).roadSides = known.map((surface, side) => (mask & (1 << side) ? codeOf(is) : surface));
  }
}

function addBuilding(
  { is, kind, upperLevels, hexes, detached, stairways }: Building,
  at: (hex: HexIndex) => Draft,
): void {
  for (const hex of hexes)
    at(hex).building = {
      is,
      kind,
      upperLevels,
      stairway: upperLevels > 0 && (stairways.length === 0 || stairways.includes(hex)),
      hexes: detached ? [hex] : hexes,
    };
}

function addBridges(plan: BoardPlan, at: (hex: HexIndex) => Draft): void {
  const levels = hexLevels(plan);
  for (const { is, of } of plan.bridges)
    for (const hex of of) {
      const over = plan.watercourses.find(({ along }) => along.hexes.includes(hex))?.is;
      at(hex).bridge = {
        terrain: codeOf(is),
        over: over === undefined ? (at(hex).area ?? OPEN_GROUND) : codeOf(over),
        levelBelow: levels[hex]! + (over === undefined ? 0 : (DEPTHS.get(over) ?? 0)),
      };
    }
}

/** The level of the ground of every hex, before anything is dug into it. */
export function hexLevels(plan: BoardPlan): Int8Array {
  const levels = new Int8Array(allHexes(plan).length);
  for (const { is, of } of plan.levels) for (const hex of of) levels[hex] = is;
  return levels;
}

/** The terrain at the centre dot by what is there: a house before the ground it stands on. */
export function centreTerrain(plan: BoardPlan, features: HexFeatures): number {
  const { building, bridge, watercourse, area } = features;
  const house = building && buildingTerrain(building.is, building.kind, building.upperLevels);
  return house ? codeOf(house) : (bridge?.terrain ?? watercourse ?? area ?? codeOf(plan.ground));
}
