/** Night (2.8): what lights the map, and what gives itself away. */
import * as z from 'zod';

const yes = z.literal(true).optional();

export const lights = {
  starShell: yes.describe('A star shell lights every hex within 3 (2.8.24).'),
  flash: z
    .int()
    .min(1)
    .max(2)
    .optional()
    .describe('Gun flashes at night: 2 for those of this player turn, 1 for those of the last one (2.8.6).'),
};

export const visibility = z
  .int()
  .min(0)
  .optional()
  .describe('At night: how many hexes away those who move are seen in this game turn (2.8.3).');

export const nightOption = yes.describe('The battle is fought at night (2.8).');

/** Of men. */
export const night = {
  shrouded: yes.describe(
    "It came to close combat under a '?': in this player turn it is attacked with half the strength (2.8.15).",
  ),
  shotUp: yes.describe('A leader: he has placed a star shell in this Rally Phase (2.8.22).'),
};
