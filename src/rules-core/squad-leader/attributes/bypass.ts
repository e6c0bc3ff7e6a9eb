/** Bypass (4.6). */
import * as z from 'zod';

export const bypass = {
  bypassed: z
    .array(
      z.strictObject({
        at: z.string().describe('The hex.'),
        arrow: z
          .array(z.int().min(0).max(5))
          .readonly()
          .describe('The hexsides that its arrow covers, clockwise from north.'),
      }),
    )
    .readonly()
    .optional()
    .describe('Hexes that it has bypassed in this player turn, and along which hexsides (4.6.4).'),
};
