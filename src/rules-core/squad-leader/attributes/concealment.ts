/** Concealment and hiding (2.3, 2.5): what is under a '?', and what is remembered of those who want one. */
import * as z from 'zod';

const yes = z.literal(true).optional();

export const concealment = {
  concealed: yes.describe("It is under a '?': the enemy sees the '?' and not the unit (2.3.2)."),
  veiled: z
    .int()
    .optional()
    .describe("The player turn, by its number, in which it went under its '?' (3.30.8)."),
  searched: yes.describe('It has searched the hexes beside it in this Movement Phase (2.3.9.3).'),
  noticed: yes.describe(
    "It has checked its morale under fire, fought in close combat, or begun this player turn beside enemies: it gets no '?' (2.3.8.1, 2.8.20).",
  ),
};

export const hides = yes.describe(
  'Units of it may lie hidden: it is asked whatever they could do, so that no question tells of them (2.5.1).',
);

/** Of vehicles. */
export const cover = {
  watched: yes.describe('An enemy has seen the vehicle since it came into its hex (2.3.8.2).'),
  byRoad: yes.describe('The vehicle came into its hex by the road (2.3.8.2/a).'),
};

/** What a '?' shows of those beneath it. */
export const SHOWN = [
  'moved',
  'setOut',
  'track',
  'bypassed',
  'assaultMoved',
  'doubleTime',
  'hazardous',
] as const;

export const ambush = z
  .string()
  .optional()
  .describe('The side that was concealed or hidden here when enemies came in: it strikes first (2.3.9.2).');
