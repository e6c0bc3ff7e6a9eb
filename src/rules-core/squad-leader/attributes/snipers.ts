/** Snipers (5.7): how well one aims, and what follows a shot of which nobody knows whence it came. */
import * as z from 'zod';

const yes = z.literal(true).optional();

export const sniping = {
  aim: z
    .int()
    .min(-4)
    .max(-1)
    .optional()
    .describe('A sniper: the Sniper DRM that is printed on him (5.7.3).'),
  sniped: yes.describe('A sniper who has fired just now, and has not been found yet (5.7.6).'),
  hunts: yes.describe('It was in the hex that a sniper fired at, and may look for him (5.7.6).'),
};
