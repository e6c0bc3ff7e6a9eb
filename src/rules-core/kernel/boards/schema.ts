import { z } from 'zod';
import {
  AREAS,
  BRIDGES,
  BUILDING_KINDS,
  FEATURES,
  GROUNDS,
  HEXSIDE_TERRAINS,
  MATERIALS,
  ROADS,
  WATERCOURSES,
} from './vocabulary.js';

/** One board holds at most this many hexes in a row or a column; bigger battlefields are laid out from boards. */
const MOST_COLUMNS = 65;
const MOST_ROWS = 40;
export const LOWEST_LEVEL = -3;
export const HIGHEST_LEVEL = 9;
const LONGEST_LIST = 12_000;

const keysOf = <T extends object>(table: T) =>
  Object.keys(table) as [keyof T & string, ...(keyof T & string)[]];

const hexes = z
  .string()
  .max(LONGEST_LIST)
  .describe('Hexes by name or as rectangles between two hexes, separated by spaces: "B3 C4-D6"');
const sides = z
  .string()
  .max(LONGEST_LIST)
  .describe('Hexsides "F5/F6" or "F5/ne", or "(F5 F6 G5)" for all hexsides around a group of hexes');
const places = z
  .string()
  .max(LONGEST_LIST)
  .describe('Places in hexes, each between the centre dot and a hexside: "F5/ne F5/s"');
const path = z
  .string()
  .min(1)
  .max(LONGEST_LIST)
  .describe(
    'Hexes in order; hexes apart are joined by the straightest line; "I1/n" at an end leaves the board by that side',
  );

const levelName = z.string().regex(/^-?\d$/, 'a level is a whole number such as "1" or "-1"');

export const boardSchema = z
  .strictObject({
    board: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'lower case letters, digits and hyphens, at most 40')
      .describe('Short name, used to ask for the board'),
    title: z.string().max(80).optional().describe('Name for people'),
    about: z.string().max(2000).optional().describe('What the ground is like and what it is good for'),
    columns: z.int().min(2).max(MOST_COLUMNS).describe('Columns of hexes; a geomorphic board has 33'),
    rows: z.int().min(1).max(MOST_ROWS).describe('Hexes in column A; a geomorphic board has 10'),
    seed: z
      .int()
      .min(0)
      .max(0xffffffff)
      .default(1)
      .describe('Chooses the shapes of patches, houses and shellholes'),
    outlines: z
      .enum(['natural', 'hexes'])
      .default('natural')
      .describe('"hexes" fills every hex to its edges, for positions described in words'),
    ground: z.enum(GROUNDS).default('open-ground').describe('Terrain where nothing else is said'),
    levels: z
      .partialRecord(levelName, hexes)
      .default({})
      .describe(
        'Level of the ground, 0 where nothing is said; contours may nest, and the one farthest from 0 counts',
      ),
    terrain: z.partialRecord(z.enum(AREAS), hexes).default({}).describe('Terrain that fills hexes'),
    hexsides: z.partialRecord(z.enum(HEXSIDE_TERRAINS), sides).default({}).describe('Terrain along hexsides'),
    gates: sides.default('').describe('Hexsides whose wall, hedge or bocage has a gate'),
    roads: z
      .array(z.strictObject({ is: z.enum(keysOf(ROADS)), along: path }))
      .max(200)
      .default([]),
    watercourses: z
      .array(z.strictObject({ is: z.enum(keysOf(WATERCOURSES)), along: path }))
      .max(200)
      .default([]),
    bridges: z
      .partialRecord(z.enum(keysOf(BRIDGES)), hexes)
      .default({})
      .describe('Hexes in which a road crosses water or a gully on a bridge'),
    buildings: z
      .array(
        z.strictObject({
          is: z.enum(MATERIALS),
          kind: z.enum(BUILDING_KINDS).default('building'),
          upperLevels: z.int().min(0).max(4).default(0).describe('Levels above the ground floor'),
          hexes,
          detached: z.boolean().default(false).describe('Every hex is a building of its own'),
          stairways: hexes.default('').describe('Hexes with stairs; every hex when none is named'),
        }),
      )
      .max(500)
      .default([]),
    houses: z
      .partialRecord(z.enum(MATERIALS), places)
      .default({})
      .describe('Small houses between the centre dot and a hexside, on open ground: the dot is left free'),
    features: z
      .partialRecord(z.enum(FEATURES), hexes)
      .default({})
      .describe('Sewer entries, cellars, steeples, caves...'),
  })
  .describe('A board: hexes, hexsides, roads and buildings, from which the board is painted');

/** A board as written by hand. */
export type BoardText = z.input<typeof boardSchema>;
/** The same with every default filled in. */
export type FullBoardText = z.output<typeof boardSchema>;

/** The JSON Schema of what people write. */
export const boardJsonSchema = (): object => ({
  ...z.toJSONSchema(boardSchema, { io: 'input' }),
  title: 'Hexledger board',
});
