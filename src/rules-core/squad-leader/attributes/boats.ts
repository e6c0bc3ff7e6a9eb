/** Boats (11.42, 11.43). */
import * as z from 'zod';

const yes = z.literal(true).optional();

export const BOATS = ['storm boat', 'small raft', 'large raft'] as const;

export const boats = {
  boat: z.enum(BOATS).optional().describe('Which boat it is (11.42.2 to 11.42.4).'),
  amphibian: z
    .strictObject({
      mp: z.int().min(1).describe('Movement points in the water (11.41.5).'),
      screens: yes.describe('A DD tank: it swims only while its screens are up (11.41.2).'),
    })
    .optional()
    .describe('It goes on water, too (11.41).'),
  screened: yes.describe('The screens of a DD tank are up (11.41.2).'),
  rigging: z
    .int()
    .optional()
    .describe('For so many of its turns the crew has worked on the screens (11.41.2).'),
  anchored: yes.describe('A boat that is made fast: the current does not carry it off (11.43.11.10).'),
  launched: yes.describe('A boat that came onto the water in this player turn (14.28.6.4).'),
  faltering: yes.describe('A boat whose raw paddlers do not move it in this phase (11.43.6).'),
};
