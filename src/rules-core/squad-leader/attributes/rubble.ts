/** Rubble (14.4). */
import * as z from 'zod';

/** Of a hex. */
export const ruins = {
  rubble: z
    .strictObject({
      is: z.enum(['stone', 'wooden']).describe('What its building was made of, or the one that fell here.'),
      from: z.int().min(0).max(4).describe('The lowest level that is rubble.'),
      fallen: z.literal(true).optional().describe('It fell here from a building in the next hex (14.4.6).'),
    })
    .readonly()
    .optional()
    .describe('A building has collapsed here, or its upper levels have (14.4.2).'),
};

/** Of the clock. */
export const collapsed = z
  .literal(true)
  .optional()
  .describe('There is rubble on the map that the boards do not show (14.4.2).');
