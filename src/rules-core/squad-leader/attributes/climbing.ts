/** Men on cliffs (14.8). */
import * as z from 'zod';

/** Of men. */
export const climbing = {
  climbs: z
    .string()
    .optional()
    .describe('On a cliff: the hex at its top. It is at a level of the hex at the foot (14.8.7).'),
  climber: z.literal(true).optional().describe('It has been equipped for climbing (14.8.14).'),
};
