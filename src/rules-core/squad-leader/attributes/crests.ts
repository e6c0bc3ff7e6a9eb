/** Crest counters of men (14.25). */
import * as z from 'zod';

export const onCrest = z
  .strictObject({
    at: z.string().describe('The hex, as long as it is there.'),
    side: z.int().min(0).max(5).describe('The hexside over which it looks out, with those next to it.'),
  })
  .optional()
  .describe('It is at the edge of low ground, or on a hedgerow, on a Crest counter (14.25.1, 14.6.13).');

/** Of men. */
export const cresting = { onCrest };
