/** Boats (11.42, 11.43). */
import * as z from 'zod';

const yes = z.literal(true).optional();

export const BOATS = ['storm boat', 'small raft', 'large raft'] as const;

export const boats = {
  boat: z.enum(BOATS).optional().describe('Which boat it is (11.42.2 to 11.42.4).'),
  anchored: yes.describe('A boat that is made fast: the current does not carry it off (11.43.11.10).'),
  launched: yes.describe('A boat that came onto the water in this player turn (14.28.6.4).'),
  faltering: yes.describe('A boat whose raw paddlers do not move it in this phase (11.43.6).'),
};
