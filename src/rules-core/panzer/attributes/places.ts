/** What hexes can be marked with. */
import * as z from 'zod';
import { hexside, minesOf, onOff, side, yes } from './forms.js';

/** The rows of the Terrain Effects Table that a hex can be. */
const TERRAINS = [
  'clear',
  'rough',
  'scrub',
  'light woods',
  'woods',
  'heavy woods',
  'light grove',
  'grove (medium)',
  'brick building',
  'stone building',
  'wood building',
  'desert building',
  'rubble',
  'ditch',
  'alley',
  'stream',
  'gully',
  'ford',
  'river',
  'bridge',
] as const;

const printedHere = {
  terrain: z.enum(TERRAINS).optional().describe('Terrain that the board does not draw, or has become.'),
  narrow: yes('A Narrow road or path (7.30).'),
  sunken: yes('A sunken road (7.30/i).'),
  weightLimit: z.number().optional().describe('Tons that its bridge bears (7.32).'),
  improvedPosition: yes('An Improved Position.'),
  obstacle: z
    .enum(['wire', 'roadblock'])
    .optional()
    .describe('An obstacle that engineers can attack (7.19).'),
  crests: z.array(hexside).optional().describe('Hexsides that are crests: Hull Down is sought behind them.'),
  bogs: z
    .int()
    .min(0)
    .max(100)
    .optional()
    .describe('Vehicles bog down on 01 to this, as the scenario says; 0: they do not (7.29/a).'),
  points: z.number().optional().describe('Victory Points of the objective (3.6).'),
  burnsAs: z
    .strictObject({ as: z.enum(['wood building', 'brick building', 'stone building']), modifier: z.int() })
    .optional()
    .describe('The building that a grove counts as for fires (7.35.4).'),
};

const smoke = z.strictObject({
  density: z.enum(['open', 'closed']).describe('Open-SHEAF or Closed-SHEAF smoke.'),
  face: onOff,
  only: z.string().optional().describe('The unit for which it was made; it hides nobody else (7.22.1/b).'),
});

const battlefield = {
  smoke: z.array(smoke).optional().describe('SMOKE counters (5.11).'),
  illumination: onOff.optional().describe('ILLUMINATION/ON or OFF (7.27).'),
  fire: z.int().optional().describe('ON FIRE: the turn in which it started (7.35).'),
  shelled: z
    .strictObject({ factor: z.number(), by: side, flame: yes('A flamethrower took part.') })
    .optional()
    .describe('The largest GP Factor directed at this hex in this turn (7.35.1/b).'),
  wrecks: z
    .array(
      z.strictObject({
        name: z.string(),
        weight: z.number().optional(),
        smokes: yes('It was Brewed Up: it smokes for the rest of the scenario.'),
        onShoulder: yes('On the shoulder of the road.'),
      }),
    )
    .optional()
    .describe('WRECK counters.'),
  mines: z
    .array(z.strictObject({ side, ...minesOf }))
    .optional()
    .describe('MINEFIELD counters, one of each side at most: mines that everybody knows of (7.31).'),
  control: side.optional().describe('Who was last to hold it for a full turn (3.6).'),
  held: z
    .strictObject({ side, since: z.int() })
    .optional()
    .describe('Who holds the objective uncontested, and since which turn (3.6).'),
};

export const locationAttributes = z.strictObject({ ...printedHere, ...battlefield });

export type TerrainRow = (typeof TERRAINS)[number];
