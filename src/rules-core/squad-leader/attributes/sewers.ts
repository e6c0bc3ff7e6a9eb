/** Sewers (4.9). */
import * as z from 'zod';

/** Of a hex. */
export const manholes = {
  sewer: z
    .literal(true)
    .optional()
    .describe('An entrance of the sewers, where the scenario has these (4.9.1).'),
};

/** Of men. */
export const sewers = {
  surfaced: z
    .string()
    .optional()
    .describe('The entrance at which it came out of the sewers in this player turn (4.9.5).'),
  knowsSewers: z
    .literal(true)
    .optional()
    .describe('A prisoner who shows his captors the way through the sewers (3.30/Td).'),
  astray: z
    .strictObject({
      from: z.string().describe('The entrance by which it went down.'),
      turn: z.int().describe('The game turn in which it did.'),
    })
    .optional()
    .describe('It has lost its way in the sewers, off the map (4.9.5).'),
};

export const sewersOption = z
  .string()
  .optional()
  .describe('The side that alone knows its way through the sewers, where a scenario says so (3.30/Td).');
