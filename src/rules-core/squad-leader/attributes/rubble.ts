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

/** Of a hex. */
export const bared = z
  .literal(true)
  .optional()
  .describe('Rubble was cleared away here, and what grew beneath it is gone (14.4.11).');

/** Of men and vehicles. */
export const removing = {
  removes: z
    .strictObject({
      what: z.enum(['wreck', 'rubble']).describe('What it takes away.'),
      since: z.int().describe('The player turn in which it began.'),
      at: z.string().optional().describe('The adjacent hex out of which it pushes a wreck (11.19.4).'),
    })
    .optional()
    .describe('It takes a wreck or rubble out of its hex, and does nothing else (14.17.11, 14.4.10).'),
  pushedTo: z
    .string()
    .optional()
    .describe('It has pushed a wreck out of this hex, where its Movement Phase ends (11.19.4).'),
};

/** Of the clock. */
export const collapsed = z
  .literal(true)
  .optional()
  .describe('There is rubble on the map that the boards do not show (14.4.2).');
