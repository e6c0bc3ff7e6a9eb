/** Roofs and treetops (14.32). */
import * as z from 'zod';

/** Of the scenario. */
export const perchesOption = z
  .strictObject({
    roofs: z
      .record(z.string(), z.int().min(0))
      .readonly()
      .optional()
      .describe('Hexes of buildings that have fewer upper levels than the map shows (14.32.7).'),
  })
  .optional()
  .describe('Men go onto roofs, and snipers set up in treetops (14.32.2).');

/** Of men. */
export const perching = {
  overlooked: z
    .literal(true)
    .optional()
    .describe(
      'On the highest level of a building, an enemy as high as that has seen it in this player turn (14.32.3).',
    ),
};
