/** What battle makes of men: wounded leaders, heroes, the berserk (3.4, 3.8, 3.25). */
import * as z from 'zod';

export const fortune = {
  wounds: z
    .int()
    .min(1)
    .optional()
    .describe('How often a leader, or whether a hero, was lightly wounded (3.4.2, 3.8.2).'),
  carries: z
    .string()
    .optional()
    .describe('The wounded leader whom it carries in this Movement Phase (3.4.3).'),
  berserk: z.literal(true).optional().describe('It is berserk (3.25).'),
  charges: z.string().optional().describe('Berserk: the hex of the enemy whom it charges (3.25.3).'),
  sated: z
    .literal(true)
    .optional()
    .describe('Berserk: it has killed an enemy, and comes to itself when the phase ends (3.25.8).'),
  daunted: z
    .int()
    .min(1)
    .optional()
    .describe('Levels of morale that the losses of its side have cost it (3.27.2).'),
  partisan: z.literal(true).optional().describe('Partisans (3.14).'),
  sought: z
    .literal(true)
    .optional()
    .describe('It has tried to find a leader, or to send out a scout, in this Rally Phase (3.6.1.1, 3.7.3).'),
  afterwards: z
    .enum(['wounded', 'heroic', 'riding'])
    .optional()
    .describe(
      'Its owner has to say what becomes of it: wounded, perhaps a hero, or riding on (3.4.1, 3.8.11, 4.10.26).',
    ),
};
