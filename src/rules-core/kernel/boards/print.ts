import { printHexes, printPath, printPlaces, printSides } from './hex-list.js';
import type { BoardPlan, Group } from './plan.js';
import type { BoardText } from './schema.js';

/** Writes a plan as a description again: reading it gives the same plan, and printing that the same description. */
export function printBoard(plan: BoardPlan): BoardText {
  const hexes = <Name extends string | number>(groups: readonly Group<Name, number>[]) =>
    Object.fromEntries(groups.map(({ is, of }) => [String(is), printHexes(plan, of)]));
  const courses = <Name extends string>(
    list: readonly { is: Name; along: Parameters<typeof printPath>[1] }[],
  ) => list.map(({ is, along }) => ({ is, along: printPath(plan, along) }));
  return {
    board: plan.board,
    title: plan.title,
    about: plan.about,
    columns: plan.columns,
    rows: plan.rows,
    seed: plan.seed,
    outlines: plan.outlines,
    ground: plan.ground,
    levels: hexes(plan.levels),
    terrain: hexes(plan.terrain),
    hexsides: Object.fromEntries(plan.hexsides.map(({ is, of }) => [is, printSides(plan, of)])),
    gates: printSides(plan, plan.gates),
    roads: courses(plan.roads),
    watercourses: courses(plan.watercourses),
    bridges: hexes(plan.bridges),
    buildings: plan.buildings.map((building) => ({
      ...building,
      hexes: printHexes(plan, building.hexes),
      stairways: printHexes(plan, building.stairways),
    })),
    houses: Object.fromEntries(plan.houses.map(({ is, of }) => [is, printPlaces(plan, of)])),
    features: hexes(plan.features),
  };
}
