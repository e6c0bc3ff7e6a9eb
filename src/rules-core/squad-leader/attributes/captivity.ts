/** Surrender and prisoners (3.28, 3.29). */
import * as z from 'zod';

const yes = z.literal(true).optional();

export const captivity = {
  guard: z.string().optional().describe('A prisoner: the enemy unit that guards it (3.29.13).'),
  guides: yes.describe('A prisoner who leads his captors through minefields that they know of (3.30/Tc).'),
  surrendered: yes.describe('A prisoner who gave himself up: a single man may guard it (3.28.9).'),
  fate: z
    .enum(['overpowered', 'surrenders', 'cannot rout', 'breaks again'])
    .optional()
    .describe('The enemy has to say at once what becomes of it (3.28.5.1, 3.28.8/a, 3.29.3).'),
  spared: yes.describe('It could not rout, and the enemy let it live (3.29.3.1/a).'),
  escaped: yes.describe('It was a prisoner: when it has rallied, its firepower is halved (3.29.20).'),
  heart: z
    .int()
    .optional()
    .describe(
      'Levels of morale above what is printed, or below it, for the rest of the battle (3.29.20, 3.30.5, 3.30/Ta).',
    ),
  disheartened: yes.describe('It has rallied since it escaped: its morale is one less (3.29.20).'),
  demanded: yes.describe('It has demanded surrender, or been summoned, in this Rally Phase (3.28.5.3/a).'),
  interrogated: z
    .enum(['silent', 'talked'])
    .optional()
    .describe('A prisoner who was questioned in this player turn (3.30.2).'),
  taken: z
    .int()
    .optional()
    .describe('A prisoner: the player turn in which it was taken, by their number (3.30.8).'),
  enticed: yes.describe('A captive comrade has called upon it to surrender (3.30/Ta).'),
  ti: yes.describe(
    'Temporarily immobilized: in this player turn it neither moves, fires nor directs (3.30.1).',
  ),
  shaken: yes.describe('It has not tried to rally since it was freed (3.29.19).'),
};
