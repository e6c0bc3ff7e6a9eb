import { z } from 'zod';
import { readAs } from '../position/complaints.js';
import type { DetailedBoard } from './features.js';
import { SIDE_NAMES } from './hexes.js';
import { paintBoard } from './paint/painter.js';
import { parseBoard } from './plan.js';
import { Problems, type Result } from './problems.js';
import { type BoardText, boardSchema } from './schema.js';
import { findTerrain } from './terrain.js';
import {
  AREAS,
  type AreaName,
  BUILDING_KINDS,
  type BuildingKind,
  buildingTerrain,
  HEXSIDE_TERRAINS,
  type HexsideTerrain,
  MATERIALS,
  type Material,
} from './vocabulary.js';

const MOST_HEXES = 2700;

/** The names of single-hex buildings: `stone-building-2-level` and its like. */
const HOUSES = new Map(
  MATERIALS.flatMap((is) =>
    BUILDING_KINDS.flatMap((kind) => [0, 1, 2, 3, 4].map((upperLevels) => ({ is, kind, upperLevels }))),
  )
    .filter(({ kind }) => kind !== 'rowhouse')
    .map((house): [string, { is: Material; kind: BuildingKind; upperLevels: number }] => [
      buildingTerrain(house.is, house.kind, house.upperLevels) ?? '',
      house,
    ])
    .filter(([name]) => findTerrain(name) !== undefined),
);

const terrainName = z.string().refine((name) => name === 'open-ground' || isArea(name) || HOUSES.has(name), {
  error: ({ input }) =>
    `"${input}" is not a terrain that fills a hex. Choose one of: ${likely(String(input)).join(', ')}`,
});

/** The words that a person may have meant, or all of them. */
function likely(said: string): string[] {
  const words = ['open-ground', ...AREAS, ...HOUSES.keys()];
  const near = words.filter((word) => word.split('-').some((part) => said.toLowerCase().includes(part)));
  return near.length > 0 ? near : words;
}

const isArea = (name: string): name is AreaName => (AREAS as readonly string[]).includes(name);

const hexText = z.union([
  terrainName,
  z.strictObject({
    terrain: terrainName.optional(),
    level: z.int().min(-3).max(9).optional(),
    hexsides: z.partialRecord(z.enum(SIDE_NAMES), z.enum(HEXSIDE_TERRAINS)).optional(),
    houses: z
      .partialRecord(z.enum(SIDE_NAMES), z.enum(MATERIALS))
      .optional()
      .describe('Small houses beside the centre dot: { "ne": "stone" }'),
  }),
]);

/** Terrain hex by hex, with anything else that a board description can say: roads, levels, bigger buildings. */
const inlineBoardSchema = boardSchema
  .omit({ board: true, outlines: true, seed: true })
  .partial()
  .extend({
    columns: boardSchema.shape.columns,
    rows: boardSchema.shape.rows,
    hexes: z.record(z.string().max(8), hexText).default({}).describe('Terrain by hex: { "E5": "woods" }'),
  })
  .describe('A board told hex by hex');

type InlineBoardText = z.input<typeof inlineBoardSchema>;

/** A board told hex by hex: every hex is filled to its edges with what it is said to be. */
export function inlineBoard(input: unknown): Result<DetailedBoard> {
  const problems = new Problems();
  const shape = readAs(inlineBoardSchema, input);
  if (!shape.ok) {
    problems.addWrong(shape.wrong);
    return problems.failed();
  }
  const { hexes, ...rest } = shape.value;
  if (Object.keys(hexes).length > MOST_HEXES)
    problems.add('SHAPE', 'hexes', `at most ${MOST_HEXES} hexes can be told one by one`);
  if (problems.any) return problems.failed();
  const plan = parseBoard(toDescription(rest, hexes));
  return plan.ok ? { ok: true, value: paintBoard(plan.value) } : plan;
}

type HexTexts = z.output<typeof inlineBoardSchema>['hexes'];

/** Sorts what is said of single hexes into the lists of a board description. */
function toDescription(rest: Omit<InlineBoardText, 'hexes'>, hexes: HexTexts): BoardText {
  const levels = new Lists<string>(rest.levels);
  const terrain = new Lists<AreaName>(rest.terrain);
  const hexsides = new Lists<HexsideTerrain>(rest.hexsides);
  const buildings = new Lists<string>(undefined);
  const houses = new Lists<Material>(rest.houses);
  for (const [hex, text] of Object.entries(hexes)) {
    const said = typeof text === 'string' ? { terrain: text } : text;
    if (said.terrain !== undefined && isArea(said.terrain)) terrain.add(said.terrain, hex);
    if (said.terrain !== undefined && HOUSES.has(said.terrain)) buildings.add(said.terrain, hex);
    if ('level' in said && said.level) levels.add(String(said.level), hex);
    if ('hexsides' in said)
      for (const [side, is] of Object.entries(said.hexsides ?? {}) as [string, HexsideTerrain][])
        hexsides.add(is, `${hex}/${side}`);
    if ('houses' in said)
      for (const [side, is] of Object.entries(said.houses ?? {}) as [string, Material][])
        houses.add(is, `${hex}/${side}`);
  }
  return {
    ...rest,
    board: 'inline',
    outlines: 'hexes',
    levels: levels.table,
    terrain: terrain.table,
    hexsides: hexsides.table,
    houses: houses.table,
    buildings: [
      ...(rest.buildings ?? []),
      ...Object.entries(buildings.table).map(([name, list]) => ({
        ...HOUSES.get(name)!,
        hexes: list,
        detached: true,
      })),
    ],
  };
}

/** Lists of hexes by what they are. */
class Lists<Name extends string> {
  readonly table: Record<string, string>;

  constructor(start: Partial<Record<Name, string>> | undefined) {
    this.table = { ...(start as Record<string, string> | undefined) };
  }

  add(name: Name, item: string): void {
    this.table[name] = `${this.table[name] ?? ''} ${item}`.trim();
  }
}
