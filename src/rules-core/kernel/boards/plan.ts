import { type Grid, type Hexside, neighbour } from '../geometry/grid.js';
import { readAs } from '../position/complaints.js';
import { type HexSide, type Path, parseHexes, parsePath, parsePlaces, parseSides } from './hex-list.js';
import { allHexes, type HexIndex, nameOf, sideBetween } from './hexes.js';
import { Problems, type Result } from './problems.js';
import { boardSchema, type FullBoardText, HIGHEST_LEVEL, LOWEST_LEVEL } from './schema.js';
import {
  type AreaName,
  type BridgeName,
  type BuildingKind,
  buildingTerrain,
  type Feature,
  type GroundName,
  type HexsideTerrain,
  type Material,
  type RoadName,
  type WatercourseName,
} from './vocabulary.js';

export interface Course<Name extends string> {
  readonly is: Name;
  readonly along: Path;
}

export interface Building {
  readonly is: Material;
  readonly kind: BuildingKind;
  readonly upperLevels: number;
  readonly hexes: readonly HexIndex[];
  readonly detached: boolean;
  readonly stairways: readonly HexIndex[];
}

/** What is said of a group of hexes or hexsides. */
export interface Group<Name, Of> {
  readonly is: Name;
  readonly of: readonly Of[];
}

/** A board description whose every name has been found on the grid: what the painter works from. */
export interface BoardPlan extends Grid {
  readonly board: string;
  readonly title: string;
  readonly about: string;
  readonly seed: number;
  readonly outlines: 'natural' | 'hexes';
  readonly ground: GroundName;
  readonly levels: readonly Group<number, HexIndex>[];
  readonly terrain: readonly Group<AreaName, HexIndex>[];
  readonly hexsides: readonly Group<HexsideTerrain, HexSide>[];
  readonly gates: readonly HexSide[];
  readonly roads: readonly Course<RoadName>[];
  readonly watercourses: readonly Course<WatercourseName>[];
  readonly bridges: readonly Group<BridgeName, HexIndex>[];
  readonly buildings: readonly Building[];
  /** Small houses beside the centre dot: their hex, and the side towards which they stand. */
  readonly houses: readonly Group<Material, HexSide>[];
  readonly features: readonly Group<Feature, HexIndex>[];
}

/** Reads a board description; whatever is wrong with it comes back as a list, never as an exception. */
export function parseBoard(input: unknown): Result<BoardPlan> {
  const shape = readAs(boardSchema, input);
  const problems = new Problems();
  if (!shape.ok) {
    problems.addWrong(shape.wrong);
    return problems.failed();
  }
  const plan = planOf(shape.value, problems);
  checkOverlaps(plan, problems);
  checkCourses(plan, problems);
  checkHouses(plan, problems);
  return problems.result(() => plan);
}

function planOf(text: FullBoardText, problems: Problems): BoardPlan {
  const grid = { columns: text.columns, rows: text.rows };
  const hexes = (list: string, path: string) => parseHexes(grid, list, path, problems);
  const groups = <Name extends string>(table: Partial<Record<Name, string>>, at: string) =>
    byName(table).map(([is, list]) => ({ is, of: hexes(list, `${at}.${is}`) }));
  const courses = <Name extends string>(list: readonly { is: Name; along: string }[], at: string) =>
    list.map(({ is, along }, i) => ({ is, along: parsePath(grid, along, `${at}[${i}].along`, problems) }));
  return {
    ...grid,
    board: text.board,
    title: text.title ?? text.board,
    about: text.about ?? '',
    seed: text.seed,
    outlines: text.outlines,
    ground: text.ground,
    levels: nested(groups(text.levels, 'levels').map(({ is, of }) => ({ is: levelIn(is, problems), of }))),
    terrain: groups(text.terrain, 'terrain'),
    hexsides: byName(text.hexsides).map(([is, list]) => ({
      is,
      of: parseSides(grid, list, `hexsides.${is}`, problems),
    })),
    gates: parseSides(grid, text.gates, 'gates', problems),
    roads: courses(text.roads, 'roads'),
    watercourses: courses(text.watercourses, 'watercourses'),
    bridges: groups(text.bridges, 'bridges'),
    buildings: text.buildings.map((building, i) => ({
      ...building,
      hexes: hexes(building.hexes, `buildings[${i}].hexes`),
      stairways: hexes(building.stairways, `buildings[${i}].stairways`),
    })),
    houses: byName(text.houses).map(([is, list]) => ({
      is,
      of: parsePlaces(grid, list, `houses.${is}`, problems),
    })),
    features: groups(text.features, 'features'),
  };
}

/** The named lists of a table in a fixed order, so that the order in which they were written does not matter. */
function byName<Name extends string>(table: Partial<Record<Name, string>>): [Name, string][] {
  const entries = Object.entries(table) as [Name, string | undefined][];
  return entries
    .filter((entry): entry is [Name, string] => entry[1] !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Contours nest: a hex named at several levels lies at the one farthest from 0. */
function nested(contours: readonly Group<number, HexIndex>[]): Group<number, HexIndex>[] {
  const levels = new Map<HexIndex, number>();
  for (const { is, of } of [...contours].sort((a, b) => Math.abs(a.is) - Math.abs(b.is) || b.is - a.is))
    for (const hex of of) levels.set(hex, is);
  return contours
    .map(({ is }) => ({
      is,
      of: [...levels.keys()].filter((hex) => levels.get(hex) === is).sort((a, b) => a - b),
    }))
    .filter(({ of }) => of.length > 0)
    .sort((a, b) => a.is - b.is);
}

function levelIn(name: string, problems: Problems): number {
  const level = Number(name);
  if (level < LOWEST_LEVEL || level > HIGHEST_LEVEL)
    problems.add('SHAPE', `levels.${name}`, `levels run from ${LOWEST_LEVEL} to ${HIGHEST_LEVEL}`);
  return level;
}

/** A hex has one terrain that fills it or one building, one bridge, and one thing on each hexside. */
function checkOverlaps(plan: BoardPlan, problems: Problems): void {
  const once = (claims: readonly { at: string; what: string; hexes: readonly HexIndex[] }[]) => {
    const first = new Map<HexIndex, string>();
    for (const { at, what, hexes } of claims)
      for (const hex of hexes) {
        const other = first.get(hex);
        if (other === undefined) first.set(hex, what);
        else
          problems.add(
            'CONFLICT',
            at,
            `${nameOf(plan, hex)} is ${other} already; leave it out of one of the two`,
          );
      }
  };
  once([
    ...plan.terrain.map(({ is, of }) => ({ at: `terrain.${is}`, what: is, hexes: of })),
    ...plan.buildings.map(({ hexes }, i) => ({ at: `buildings[${i}].hexes`, what: 'built up', hexes })),
  ]);
  once(plan.bridges.map(({ is, of }) => ({ at: `bridges.${is}`, what: `crossed by a bridge`, hexes: of })));
  const sides = new Map<string, string>();
  for (const { is, of } of plan.hexsides)
    for (const { hex, side } of of) {
      const other = sides.get(`${hex}/${side}`);
      if (other !== undefined)
        problems.add('CONFLICT', `hexsides.${is}`, `a hexside of ${nameOf(plan, hex)} is ${other} already`);
      sides.set(`${hex}/${side}`, is);
    }
  for (const [i, building] of plan.buildings.entries()) checkBuilding(plan, building, i, problems);
}

function checkBuilding(plan: BoardPlan, building: Building, i: number, problems: Problems): void {
  const at = `buildings[${i}]`;
  if (buildingTerrain(building.is, building.kind, building.upperLevels) === undefined)
    problems.add(
      'SHAPE',
      at,
      `there is no ${building.is} ${building.kind} with ${building.upperLevels} upper levels`,
    );
  const inside = new Set(building.hexes);
  for (const hex of building.stairways)
    if (!inside.has(hex))
      problems.add('CONFLICT', `${at}.stairways`, `${nameOf(plan, hex)} is not a hex of this building`);
  if (!building.detached && building.hexes.length > 0 && reachable(plan, building.hexes).size < inside.size)
    problems.add(
      'CONFLICT',
      `${at}.hexes`,
      'the hexes of a building must touch; write "detached": true for separate houses',
    );
}

function reachable(plan: BoardPlan, hexes: readonly HexIndex[]): Set<HexIndex> {
  const inside = new Set(hexes);
  const seen = new Set<HexIndex>(hexes.slice(0, 1));
  for (const hex of seen)
    for (let side = 0; side < 6; side++) {
      const next = neighbour(plan, hex, side as Hexside);
      if (inside.has(next)) seen.add(next);
    }
  return seen;
}

/** A bridge needs a road that crosses the hex and something to cross. */
function checkCourses(plan: BoardPlan, problems: Problems): void {
  const roads = courseSides(plan, plan.roads);
  for (const { is, of } of plan.bridges)
    for (const hex of of)
      if (!roads[hex]) problems.add('CONFLICT', `bridges.${is}`, `no road crosses ${nameOf(plan, hex)}`);
}

/** A house beside the dot stands on open ground, off the road, with others of its kind at most. */
function checkHouses(plan: BoardPlan, problems: Problems): void {
  const filled = new Map<HexIndex, string>([
    ...plan.terrain.flatMap(({ is, of }) => of.map((hex): [HexIndex, string] => [hex, is])),
    ...plan.buildings.flatMap(({ hexes }) => hexes.map((hex): [HexIndex, string] => [hex, 'built up'])),
  ]);
  const ways = courseSides(plan, [...plan.roads, ...plan.watercourses]);
  const material = new Map<HexIndex, Material>();
  for (const { is, of } of plan.houses)
    for (const { hex, side } of of) {
      const name = nameOf(plan, hex);
      const add = (what: string) => problems.add('CONFLICT', `houses.${is}`, what);
      if (filled.has(hex))
        add(`${name} is ${filled.get(hex)} already; a house beside the dot stands on open ground`);
      else if (ways[hex]! & (1 << side))
        add(`a road or a watercourse leaves ${name} where the house would stand; choose another side`);
      else if ((material.get(hex) ?? is) !== is)
        add(`the houses of ${name} are all of stone or all wooden; leave one kind out`);
      material.set(hex, material.get(hex) ?? is);
    }
}

/** The hexsides of every hex that some of the courses cross, as bit masks. */
export function courseSides(grid: Grid, courses: readonly Course<string>[]): number[] {
  const masks = new Array<number>(allHexes(grid).length).fill(0);
  for (const { along } of courses)
    for (const { hex, from, to } of stretches(grid, along)) {
      if (from !== undefined) masks[hex]! |= 1 << from;
      if (to !== undefined) masks[hex]! |= 1 << to;
    }
  return masks;
}

/** One hex of a path with the sides by which the path comes in and goes out; none where it ends in the hex. */
export interface Stretch {
  readonly hex: HexIndex;
  readonly from: Hexside | undefined;
  readonly to: Hexside | undefined;
}

export function stretches(grid: Grid, { hexes, from, to }: Path): Stretch[] {
  return hexes.map((hex, i) => ({
    hex,
    from: i === 0 ? from : sideBetween(grid, hex, hexes[i - 1]!),
    to: i === hexes.length - 1 ? to : sideBetween(grid, hex, hexes[i + 1]!),
  }));
}
