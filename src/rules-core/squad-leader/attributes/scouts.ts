/** Scouts (3.7): whether they have looked for the enemy, and fight. */
import * as z from 'zod';

const yes = z.literal(true).optional();

export const scouting = {
  scouted: yes.describe('A scout that has rolled on the Scouting Table in this player turn (3.7.13).'),
  engaged: yes.describe(
    'A scout that takes part in close combat: the Scouting Table says so, or it was attacked (3.7.15, 3.7.18.4).',
  ),
  sentBy: z
    .array(z.string())
    .readonly()
    .optional()
    .describe('A scout off the map: those with whom it enters on one hex (3.7/b).'),
};

export const scoutsSent = z
  .int()
  .min(1)
  .optional()
  .describe('How many scouts it has sent out in this battle (3.7/Q).');
