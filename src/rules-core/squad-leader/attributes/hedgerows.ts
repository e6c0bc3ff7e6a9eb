/** Hedgerows (14.6). */
import * as z from 'zod';

/** Of the scenario. */
export const hedgerowOption = z
  .strictObject({
    are: z.enum(['walls', 'hedges', 'both']).describe('Which hexsides of the map are hedgerows (14.6.2).'),
    bocage: z.literal(true).optional().describe('They are bocage (14.6.11).'),
  })
  .optional()
  .describe('Hedgerows stand where the map shows walls or hedges (14.6.2).');
