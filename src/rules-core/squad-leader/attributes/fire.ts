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
};
