/** Streams, rivers and men in them (4.14, 14.18 to 14.23, 14.28). */
import * as z from 'zod';

const yes = z.literal(true).optional();

/** Whither rivers flow: `e` and `w` as the map lies, the others by the hexside. */
const FLOWS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** Of the scenario. */
export const waterOption = z
  .strictObject({
    streams: z
      .enum(['dry', 'shallow', 'deep', 'flooded'])
      .optional()
      .describe('How deep all streams are, whatever the map says (14.22.2).'),
    rivers: z
      .enum(['shallow', 'deep'])
      .optional()
      .describe('How deep all rivers are, whatever the map says (14.28.7.1).'),
    level: z
      .enum(['high', 'low'])
      .optional()
      .describe('How rivers run: high, marshes are rivers; low, they are mud flats (14.28.7.2).'),
    current: z
      .strictObject({
        flows: z.enum(FLOWS).describe('The direction of the current.'),
        force: z.enum(['slow', 'moderate', 'heavy']).describe('Its force.'),
      })
      .optional()
      .describe('The current of rivers (14.28.6.1).'),
    cold: yes.describe('The water is cold: swimmers tire (4.14.11).'),
    frozen: yes.describe(
      'Ice bears men: rivers and ponds are open ground, streams are dry (14.28.4, 14.22.17).',
    ),
    rafts: z.array(z.string()).readonly().optional().describe('Sides that have rafting material (4.14.12).'),
  })
  .optional();

/** Of a hex. */
export const fords = {
  ford: yes.describe('A ford, where the scenario has one (14.23.2).'),
};

/** Of men. */
export const inWater = {
  swims: z
    .strictObject({
      since: z.int().describe('The game turn in which it entered the water.'),
      armed: yes.describe('It keeps its arms, and may carry a little (4.14.12).'),
      immersed: yes.describe('It last moved in the Advance Phase (4.14.10).'),
    })
    .optional()
    .describe('It swims (4.14).'),
  drifted: yes.describe('The current has carried it off in this phase (4.14.8).'),
  balked: yes.describe('It has failed its check, and swims no more in this player turn (4.14.5).'),
  adrift: z
    .string()
    .optional()
    .describe('The side that says whither the water carries it (4.14.8, 14.28.8.9).'),
  drenched: yes.describe('It fell in a deep stream in this phase (14.22.9).'),
  soaked: yes.describe('It has waded through freezing water (14.22.17).'),
};
