/** Fires of terrain (chapter 16). */
import * as z from 'zod';

/** Of a hex. */
export const fires = {
  burning: z
    .literal(true)
    .optional()
    .describe(
      'Its terrain burns: nobody may enter or stay, it smokes, and lights every hex within 2 (16.2.11.1, 2.8.25).',
    ),
  kindled: z
    .int()
    .optional()
    .describe(
      'The player turn, by its number, in which a fire broke out here that is not fully developed yet (16.2.12.1).',
    ),
  smothered: z
    .int()
    .optional()
    .describe('The player turn in which men hold the fire back: it does not develop in it (16.2.13.2).'),
  fireFloors: z
    .strictObject({ from: z.int().min(0), to: z.int().min(0) })
    .optional()
    .describe('The levels of a building that the fire has taken hold of; all when left out (16.2.6).'),
  litBy: z
    .string()
    .optional()
    .describe('The side that set this fire, or the one from which it spread (16.2.11.3).'),
  burnt: z.literal(true).optional().describe('Its grain has burnt down: it is open ground (16.2.13.6).'),
};

/** Of men. */
export const arson = {
  hasLit: z
    .literal(true)
    .optional()
    .describe('It has set its hex on fire, and goes out of it in the Advance Phase (16.2.5).'),
};

export const kindlingOption = z
  .int()
  .min(-3)
  .max(2)
  .optional()
  .describe(
    'What the weather adds to the dice for fires: -3 in mud and snow, 2 where it is very dry (16.3.1).',
  );
