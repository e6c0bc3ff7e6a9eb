/** What hexes, and the places within them, can be marked with. */
import * as z from 'zod';
import { hexside, place, side, yes } from './forms.js';

/** The rows of the Terrain Effects Chart that a hex can be. */
const TERRAINS = [
  'Clear',
  'Road',
  'Light Woods',
  'Forest',
  'Brush',
  'Low Crops',
  'Wheatfield',
  'Tall/Kunai Grass',
  'Light Jungle',
  'Heavy Jungle',
  'LC Building',
  'HC Building, one story',
  'HC Building, 3+ hexes (two stories)',
  'Rubble',
  'Hut',
  'Pond, River, Surf, Ocean',
] as const;

const printedHere = {
  terrain: z
    .enum(TERRAINS)
    .optional()
    .describe('Terrain that the board does not draw, or has become: jungle, huts, Rubble.'),
  ford: yes('A Ford marker.'),
  streams: z
    .array(z.strictObject({ side: hexside, type: z.int().min(1).max(5) }))
    .optional()
    .describe('Stream hexsides by type (TEC).'),
  points: z.number().optional().describe('Victory Points for the side that controls it (22.0).'),
  stacking: z.int().optional().describe('Squads that may stand here where the scenario says so (1.3/b).'),
};

const fortifications = {
  foxholes: yes('A Foxholes marker (21.2).'),
  wire: yes('A Wire marker (21.3).'),
  mines: z
    .array(z.strictObject({ side, fp: z.number() }))
    .max(2)
    .optional()
    .describe('Mines markers: whose, and their FP (21.4).'),
  bunker: z
    .strictObject({ tm: z.number(), facing: hexside })
    .optional()
    .describe('A Bunker: its TM, and the hexside its red arrow points to (21.1).'),
  cave: z
    .strictObject({ tm: z.number(), facing: hexside.optional() })
    .optional()
    .describe('A Cave: its TM, and where it opens to, if not all round.'),
};

const battlefield = {
  smoke: z
    .union([z.literal(1), z.literal(2)])
    .optional()
    .describe('Smoke 1, or Smoke 2 in the turn after (7.0).'),
  ffe: z
    .strictObject({ by: z.enum(['mortar', 'artillery']), fp: z.number(), side })
    .optional()
    .describe('Fire for Effect: by what, with what FP, whose (18.1, 18.2); in the middle hex only.'),
  spottingRound: z
    .strictObject({ by: z.string(), mission: z.string() })
    .optional()
    .describe('A Spotting Round: who has called the fire of which Artillery (18.2).'),
  starshell: yes('A Starshell: it lights this hex and the six around it (20.2).'),
  spotted: yes('A Spotted marker (10.1).'),
  melee: z
    .enum(['to-fight', 'fought'])
    .optional()
    .describe('A Melee marker, and whether the round of this turn was fought (8.0).'),
  wreck: z.string().optional().describe('A Wreck: of what.'),
  control: side.optional().describe('Who was last to hold it or to pass through it (22.1).'),
  event: z
    .strictObject({
      name: z.string(),
      by: z.enum(['occupation', 'sight']),
      side: side.optional().describe('Whose units trigger it; absent: anybody.'),
    })
    .optional()
    .describe('An Event Marker (1.8).'),
  flightPath: z
    .array(place)
    .optional()
    .describe('The hexes an aircraft in flight has still to cross (19.1).'),
};

export const locationAttributes = z.strictObject({ ...printedHere, ...fortifications, ...battlefield });

export type TerrainRow = (typeof TERRAINS)[number];
